import type { ContentItem } from '@choose-life/client';
import type { ReactNode } from 'react';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { ArticlePicture } from '@/components/article-picture';
import { BelowFold } from '@/components/below-fold';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { ArticleLink, ArticleRow, Byline, CategoryNames } from './article-row.tsx';
import { type FoundArticle, snippetOf } from './search/words.ts';
import { shelvesOf } from './shelves.ts';

/** A section of the library. */
export function Shelf({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="display text-question">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** 'Recent featured content' with the newest articles, and 'Recommendations for you' with the others (s.2.3). */
export function Shelves({ items }: { items: readonly ContentItem[] }) {
  const { featured, recommended } = shelvesOf(items);
  return (
    <>
      <Shelf id="featured" heading="Recent featured content">
        <Featured items={featured} />
      </Shelf>
      <BelowFold>
        <Shelf id="recommended" heading="Recommendations for you">
          <Recommended items={recommended} />
        </Shelf>
      </BelowFold>
    </>
  );
}

/** The first article is large, the others are small (s.2.3). The layout depends on the number of small articles. */
function Featured({ items }: { items: readonly ContentItem[] }) {
  const [first, ...others] = items;
  if (!first) return <EmptyState pillar="lifestyle">No recent article</EmptyState>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]">
      <li className={largeCellClasses[others.length]}>
        <LargeArticle item={first} isOnly={others.length === 0} />
      </li>
      {others.map(item => (
        <li key={item.contentId} className={cn('min-w-0', others.length === 1 && 'max-md:col-span-2')}>
          <SmallArticle item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The classes of the large article's grid cell, by the number of small articles: at most two. */
const largeCellClasses: Record<number, string> = {
  0: 'col-span-2',
  1: 'max-md:col-span-2',
  2: 'max-md:col-span-2 md:row-span-2',
};

function LargeArticle({ item, isOnly }: { item: ContentItem; isOnly: boolean }) {
  return (
    <Card
      className={cn(
        'group relative flex h-full flex-col p-3 hover:border-indigo',
        isOnly && 'md:flex-row md:items-center md:gap-4',
      )}
    >
      <ArticlePicture
        seed={String(item.contentId)}
        url={item.contentDisplayPictureUrl}
        className={isOnly ? 'md:w-1/2 md:shrink-0' : 'md:aspect-auto md:min-h-60 md:flex-1 md:basis-0'}
      />
      <div className="flex flex-col gap-2 p-3 pt-4 sm:p-4">
        <CategoryNames item={item} />
        <h3 className="display-name text-h3 [overflow-wrap:anywhere]">
          <ArticleLink id={item.contentId}>{plainTitleOf(item.contentTitle)}</ArticleLink>
        </h3>
        <p className="line-clamp-3 text-body text-ink-muted [overflow-wrap:anywhere]">
          {plainTextOf(item.contentIntroduction)}
        </p>
        <Byline item={item} />
      </div>
    </Card>
  );
}

function SmallArticle({ item }: { item: ContentItem }) {
  return (
    <Card className="group relative flex h-full flex-col p-2 hover:border-indigo sm:p-3">
      <ArticlePicture seed={String(item.contentId)} url={item.contentDisplayPictureUrl} />
      <div className="flex flex-1 flex-col gap-1.5 px-1 pt-3 pb-1">
        <CategoryNames item={item} />
        <h3 className="line-clamp-3 text-body leading-snug font-bold [overflow-wrap:anywhere]">
          <ArticleLink id={item.contentId}>{plainTitleOf(item.contentTitle)}</ArticleLink>
        </h3>
        <div className="mt-auto">
          <Byline item={item} />
        </div>
      </div>
    </Card>
  );
}

function Recommended({ items }: { items: readonly ContentItem[] }) {
  if (items.length === 0) return <EmptyState pillar="nutrition">No Recommendations</EmptyState>;
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {items.map(item => (
        <li key={item.contentId}>
          <ArticleRow item={item} text={plainTextOf(item.contentIntroduction)} />
        </li>
      ))}
    </ul>
  );
}

interface SearchResultsProps {
  readonly articles: readonly FoundArticle[];
  /** The entered search text. */
  readonly query: string;
  readonly onShowAll: () => void;
}

/** The search results, best first. */
export function SearchResults({ articles, query, onShowAll }: SearchResultsProps) {
  return (
    <Shelf id="results" heading="Search results">
      {articles.length === 0 ? (
        <EmptyState
          pillar="lifestyle"
          action={
            <Button variant="outline" onClick={onShowAll}>
              Show all articles
            </Button>
          }
        >
          <span className="[overflow-wrap:anywhere]">{`Nothing in the library matches “${query.trim()}”. Check the spelling, or try a simpler word, for example sleep, sugar or walking.`}</span>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {articles.map(article => (
            <li key={article.item.contentId}>
              <ArticleRow item={article.item} words={article.words} text={snippetOf(article)} isSnippet />
            </li>
          ))}
        </ul>
      )}
    </Shelf>
  );
}
