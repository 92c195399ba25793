import { PageHeading } from '../../components/page-heading.tsx';
import { libraryCopy } from './copy.ts';
import { LibraryContents } from './library-contents.tsx';

/** Library (s.2.3). */
export function LibraryPage() {
  return (
    <div className="content grid gap-6">
      <PageHeading lead={libraryCopy.lead}>{libraryCopy.heading}</PageHeading>
      <LibraryContents />
    </div>
  );
}
