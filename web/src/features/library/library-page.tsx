import { PageHeading } from '../../components/page-heading.tsx';
import { routes } from '../../paths.ts';

/** Library (s.2.3). */
export function LibraryPage() {
  return (
    <div className="content">
      <PageHeading>{routes.library.title}</PageHeading>
    </div>
  );
}
