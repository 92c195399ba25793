import { Bone } from '../../components/bone.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { libraryCopy } from '../../copy/library.ts';

/** The library until its code is there. */
export function LibraryWaiting() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={libraryCopy.lead}>{libraryCopy.heading}</PageHeading>
      <div className="grid gap-3">
        <Bone className="h-12 rounded-input" />
        <Bone className="h-16 rounded-input sm:h-11 sm:w-2/3" />
      </div>
      <div className="grid gap-4">
        <h2 className="display text-question">{libraryCopy.featured.heading}</h2>
        <ShelfWaiting />
      </div>
    </div>
  );
}

/** A shelf until its articles come. */
export function ShelfWaiting() {
  return (
    <div>
      <Loading>{libraryCopy.loading}</Loading>
      <Bone className="h-96 rounded-card" />
    </div>
  );
}
