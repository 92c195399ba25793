import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { articleCopy as copy } from '../../copy/library.ts';
import { pathOf, routes } from '../../paths.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { ArticleSections } from './article-sections.tsx';
import { useArticle } from './use-article.ts';

/** One article: /library/preview, and /library-details alike (s.2.3). Which one is the stored id's to say. */
export function ArticlePage() {
  const contentId = useAtomValue(storedAtoms.contentId);
  return (
    <div className="content">
      <div className="mx-auto grid max-w-reading gap-4">
        <Link
          href={pathOf('library')}
          className="-ms-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip px-1 font-bold text-indigo no-underline hover:underline"
        >
          <ArrowLeft aria-hidden size={20} />
          {copy.back}
        </Link>
        <ChosenArticle contentId={contentId} />
      </div>
    </div>
  );
}

function ChosenArticle({ contentId }: { contentId: string | null }) {
  const { article, isLoading, isError, refetch } = useArticle(contentId);
  if (article) return <ArticleSections key={contentId} article={article} isLoading={isLoading} />;
  if (isLoading) return <Loading>{copy.loading}</Loading>;
  return (
    <div className="grid gap-6">
      <PageHeading>{routes.libraryPreview.title}</PageHeading>
      <EmptyState
        pillar="lifestyle"
        action={isError && <Button onClick={() => void refetch()}>{copy.tryAgain}</Button>}
      >
        {isError ? copy.failed : copy.notChosen}
      </EmptyState>
    </div>
  );
}
