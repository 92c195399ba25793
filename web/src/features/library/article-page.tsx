import { useAtomValue } from 'jotai';
import { EmptyState, LoadError } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { routes } from '../../paths.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { ArticleSections } from './article-sections.tsx';
import { TextSkeleton } from './article-skeleton.tsx';
import { BackToLibrary } from './back-to-library.tsx';
import { articleCopy as copy } from './copy.ts';
import { useArticle } from './use-article.ts';

/** An article, at /library/preview and /library-details (s.2.3). The stored id selects it. */
export function ArticlePage() {
  const contentId = useAtomValue(storedAtoms.contentId);
  return (
    <div className="content">
      <div className="mx-auto grid max-w-reading gap-4">
        <BackToLibrary />
        <ChosenArticle contentId={contentId} />
      </div>
    </div>
  );
}

function ChosenArticle({ contentId }: { contentId: string | null }) {
  const { article, isLoading, isError, refetch } = useArticle(contentId);
  if (article) return <ArticleSections key={contentId} article={article} isLoading={isLoading} />;
  if (isLoading) return <TextSkeleton />;
  return (
    <div className="grid gap-6">
      <PageHeading>{routes.libraryPreview.title}</PageHeading>
      {isError ? (
        <LoadError pillar="lifestyle" onRetry={() => void refetch()}>
          {copy.failed}
        </LoadError>
      ) : (
        <EmptyState pillar="lifestyle">{copy.notChosen}</EmptyState>
      )}
    </div>
  );
}
