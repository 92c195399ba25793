import type { ContentItem } from '@choose-life/client';
import { longDate } from '@choose-life/contracts/domain/dates';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { libraryInput } from '@/api/library';
import { trpc } from '@/api/trpc';
import { ArticleHtml } from '@/components/article-html/article-html';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { ArticlePicture } from '@/components/article-picture';
import { EmptyState, LoadError } from '@/components/empty-state';
import { Loading } from '@/components/loading';
import { Motif } from '@/components/motif';
import { PageHeading } from '@/components/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { usePageTitle } from '@/components/use-page-title';
import { pathOf, routes } from '@/paths';
import { useChosenId } from '@/session/chosen';

/** The pages /library/preview and /library-details (s.2.3), which both show the article that was chosen in this tab. */
export function ArticlePage() {
  const contentId = useChosenId('contentId');
  return (
    <div className="content">
      <div className="mx-auto grid max-w-reading gap-4">
        <Link
          href={pathOf('library')}
          className="-ms-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip px-1 font-bold text-indigo no-underline hover:underline"
        >
          <ArrowLeft aria-hidden size={20} />
          Back to library
        </Link>
        <ChosenArticle contentId={contentId} />
      </div>
    </div>
  );
}

function ChosenArticle({ contentId }: { contentId: string | null }) {
  const { article, isLoading, isError, refetch } = useArticle(contentId);
  // The key resets the state of the pictures when another article is chosen.
  if (article) return <ArticleSections key={contentId} article={article} isLoading={isLoading} />;
  if (isLoading)
    return (
      <div>
        <Loading />
        <Skeleton className="h-72 rounded-card" />
      </div>
    );
  return (
    <div className="grid gap-6">
      <PageHeading>{routes.libraryPreview.title}</PageHeading>
      {isError ? (
        <LoadError pillar="lifestyle" onRetry={() => void refetch()}>
          This article could not be loaded.
        </LoadError>
      ) : (
        <EmptyState pillar="lifestyle">No article is chosen. Choose one from the library.</EmptyState>
      )}
    </div>
  );
}

/** The article with this id. Until it is loaded, the item of the library's list is used. With a null id nothing is requested. */
function useArticle(contentId: string | null) {
  // Without an id the query is disabled, so the empty text is never sent.
  const articleQuery = trpc.content.readByContentId.useQuery(
    { contentId: contentId ?? '' },
    { enabled: contentId !== null },
  );
  const library = trpc.useUtils().content.readContentLibrary.getData(libraryInput);
  const listItem = library?.contentLibrary.data.find(item => String(item.contentId) === contentId);
  // If the article could not be loaded, the page shows only the error: an item of the list may lack most of the article.
  const article: ContentItem | undefined =
    articleQuery.data?.data ?? (articleQuery.isError ? undefined : listItem);
  return {
    article,
    isLoading: articleQuery.isLoading,
    isError: articleQuery.isError,
    refetch: articleQuery.refetch,
  };
}

function ArticleSections({ article, isLoading }: { article: ContentItem; isLoading: boolean }) {
  const { contentIntroduction, contentBody, contentBodyImage, contentConclusion, contentCreatedAt } = article;
  const id = String(article.contentId);
  const title = plainTitleOf(article.contentTitle);
  usePageTitle(title);
  return (
    <article className="grid gap-8">
      <header className="grid gap-4">
        {/* s.2.3 specifies this label for every article, regardless of its categories. */}
        <p className="inline-flex items-center gap-1.5 justify-self-start rounded-chip bg-lifestyle-tint px-2.5 py-1 text-meta font-bold text-lifestyle">
          <Motif pillar="lifestyle" className="size-5" />
          Lifestyle
        </p>
        <h1 tabIndex={-1} className="display-name text-h1 [overflow-wrap:anywhere]">
          {title}
        </h1>
        <p className="text-body text-ink-muted [overflow-wrap:anywhere]">
          By <span className="font-bold text-ink">{plainTextOf(article.contentAuthorName) || '-'}</span>
          <span aria-hidden="true"> · </span>
          <time dateTime={contentCreatedAt ?? undefined} className="whitespace-nowrap">
            {longDate(contentCreatedAt)}
          </time>
        </p>
      </header>
      <ArticlePicture seed={id} url={article.contentDisplayPictureUrl} className="rounded-card" />
      {hasText(contentIntroduction) && (
        <section aria-labelledby="introduction" className="grid gap-3">
          <h2 id="introduction" className="display text-h3">
            Introduction
          </h2>
          <ArticleHtml html={contentIntroduction} />
        </section>
      )}
      {hasText(contentBody) && <ArticleHtml html={contentBody} />}
      {isLoading && <Loading />}
      {hasText(contentBodyImage) && (
        <ArticlePicture seed={`${id} body`} url={contentBodyImage} className="rounded-card" />
      )}
      {hasText(contentConclusion) && (
        <section
          aria-labelledby="conclusion"
          className="grid gap-3 rounded-card border border-line bg-surface p-6"
        >
          <h2 id="conclusion" className="display text-h3">
            Conclusion
          </h2>
          <ArticleHtml html={contentConclusion} />
        </section>
      )}
    </article>
  );
}

function hasText(text: string | null | undefined): text is string {
  return (text ?? '').trim() !== '';
}
