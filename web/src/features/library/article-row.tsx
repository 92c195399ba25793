import type { ContentItem } from '@choose-life/client';
import { categories, inCategory } from '@choose-life/contracts/domain/content';
import { longDate } from '@choose-life/contracts/domain/dates';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { plainTextOf, plainTitleOf } from '@/components/article-html/article-text';
import { ArticlePicture } from '@/components/article-picture';
import { Motif, pillarOfCategory } from '@/components/motif';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { chosenLinkProps } from '@/session/chosen';
import { piecesOf } from './search/words.ts';

interface ArticleRowProps {
  readonly item: ContentItem;
  /** The text below the title. */
  readonly text: string;
  /** The words to mark, normalised by `wordsOf`. */
  readonly words?: readonly string[];
  /** Whether `text` is the snippet of a search result. A snippet has more lines, and is shown on phones too. */
  readonly isSnippet?: boolean;
}

/** An article in a list, with its picture on the left. */
export function ArticleRow({ item, text, words = [], isSnippet = false }: ArticleRowProps) {
  return (
    <Card className="group relative flex h-full items-start gap-4 p-3 hover:border-indigo">
      <ArticlePicture
        seed={String(item.contentId)}
        url={item.contentDisplayPictureUrl}
        className="w-28 shrink-0 max-sm:aspect-square sm:w-48"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 self-stretch py-0.5">
        <CategoryNames item={item} />
        <h3 className="line-clamp-3 text-body leading-snug font-bold [overflow-wrap:anywhere]">
          <ArticleLink id={item.contentId}>
            <MarkedText text={plainTitleOf(item.contentTitle)} words={words} />
          </ArticleLink>
        </h3>
        <p
          className={cn(
            'text-meta text-ink-muted [overflow-wrap:anywhere]',
            isSnippet ? 'line-clamp-4 sm:line-clamp-3' : 'line-clamp-2 max-sm:hidden',
          )}
        >
          <MarkedText text={text} words={words} />
        </p>
        <div className="mt-auto">
          <Byline item={item} />
        </div>
      </div>
    </Card>
  );
}

interface MarkedTextProps {
  readonly text: string;
  /** Normalised by `wordsOf`. */
  readonly words: readonly string[];
}

/** A text with marked words. They are also bold and underlined, so that the mark does not depend on colour. */
function MarkedText({ text, words }: MarkedTextProps) {
  return piecesOf(text, words).map(piece =>
    piece.isMatch ? (
      <mark
        key={piece.start}
        className="rounded-[0.2em] bg-marigold-tint font-bold text-ink underline decoration-marigold decoration-2 underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      <span key={piece.start}>{piece.text}</span>
    ),
  );
}

/** The categories of an article, each with the drawing and colour of its pillar (s.1): health, lifestyle, fitness or nutrition. */
export function CategoryNames({ item }: { item: ContentItem }) {
  const names = categories.filter(category => inCategory(item, category));
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 text-caption font-bold sm:gap-x-3">
      {names.map(name => (
        <span
          key={name}
          className={`pillar-${pillarOfCategory(name)} inline-flex items-center gap-1 text-pillar`}
        >
          <Motif pillar={pillarOfCategory(name)} className="size-4" />
          <span>{name}</span>
        </span>
      ))}
    </p>
  );
}

/** Author and date. Each has a dot before it, and `overflow-clip` hides a dot at the start of a line. */
export function Byline({ item }: { item: ContentItem }) {
  const author = plainTextOf(item.contentAuthorName);
  return (
    <p className="overflow-clip text-caption text-ink-subtle [overflow-wrap:anywhere]">
      <span className="-ms-3 flex flex-wrap *:relative *:ps-3 *:before:absolute *:before:start-0 *:before:w-3 *:before:text-center *:before:content-['·']">
        {author && <span>{author}</span>}
        <span>{longDate(item.contentCreatedAt)}</span>
      </span>
    </p>
  );
}

/** A title that links to the preview (s.2.3). The link's `::after` covers the card, so the whole card can be clicked. */
export function ArticleLink({ id, children }: { id: string | number; children: ReactNode }) {
  return (
    <Link
      {...chosenLinkProps('contentId', String(id))}
      className="rounded-chip text-ink no-underline outline-none group-hover:text-indigo after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}
