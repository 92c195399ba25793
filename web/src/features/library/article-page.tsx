import { PageHeading } from '../../components/page-heading.tsx';
import { routes } from '../../paths.ts';

/** One article: /library/preview, and /library-details alike (s.2.3). */
export function ArticlePage() {
  return (
    <div className="content">
      <PageHeading>{routes.libraryPreview.title}</PageHeading>
    </div>
  );
}
