import type { ContentItem } from '@choose-life/client';
import { longDate } from '@choose-life/contracts/domain/dates';
import { plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import { ArticleHtml } from '../../components/article-html/article-html.tsx';
import { ArticlePicture } from '../../components/article-picture.tsx';
import { Loading } from '../../components/loading.tsx';
import { Motif } from '../../components/motif.tsx';
import { articleCopy as copy } from './copy.ts';

interface ArticleSectionsProps {
  readonly article: ContentItem;
  /** True while only the data of the library list is available. */
  readonly isLoading: boolean;
}

/** The parts of an article in the order of s.2.3. */
export function ArticleSections({ article, isLoading }: ArticleSectionsProps) {
  const { contentIntroduction, contentBody, contentBodyImage, contentConclusion } = article;
  const id = String(article.contentId);
  return (
    <article className="grid gap-8">
      <Header article={article} />
      <ArticlePicture id={id} url={article.contentDisplayPictureUrl} className="rounded-card" />
      {hasText(contentIntroduction) && (
        <section aria-labelledby="introduction" className="grid gap-3">
          <h2 id="introduction" className="display text-h3">
            {copy.introduction}
          </h2>
          <ArticleHtml html={contentIntroduction} />
        </section>
      )}
      {hasText(contentBody) && <ArticleHtml html={contentBody} />}
      {isLoading && <Loading>{copy.loading}</Loading>}
      {hasText(contentBodyImage) && (
        <ArticlePicture id={`${id} body`} url={contentBodyImage} className="rounded-card" />
      )}
      {hasText(contentConclusion) && (
        <section
          aria-labelledby="conclusion"
          className="grid gap-3 rounded-card border border-line bg-surface p-6"
        >
          <h2 id="conclusion" className="display text-h3">
            {copy.conclusion}
          </h2>
          <ArticleHtml html={contentConclusion} />
        </section>
      )}
    </article>
  );
}

function Header({ article }: { article: ContentItem }) {
  const { contentAuthorName, contentCreatedAt } = article;
  return (
    <header className="grid gap-4">
      <p className="inline-flex items-center gap-1.5 justify-self-start rounded-chip bg-lifestyle-tint px-2.5 py-1 text-meta font-bold text-lifestyle">
        <Motif pillar="lifestyle" className="size-5" />
        {copy.label}
      </p>
      <h1 tabIndex={-1} className="display-name text-h1 [overflow-wrap:anywhere]">
        {plainTitleOf(article.contentTitle)}
      </h1>
      <p className="text-body text-ink-muted [overflow-wrap:anywhere]">
        {copy.by} <span className="font-bold text-ink">{contentAuthorName?.trim() || '-'}</span>
        <span aria-hidden="true"> · </span>
        <time dateTime={contentCreatedAt ?? undefined} className="whitespace-nowrap">
          {longDate(contentCreatedAt)}
        </time>
      </p>
    </header>
  );
}

function hasText(text: string | null | undefined): text is string {
  return (text ?? '').trim() !== '';
}
