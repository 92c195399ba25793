import type { ContentItem } from '@choose-life/client';
import { plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import { ArticlePicture } from '../../components/article-picture.tsx';
import { Card } from '../../components/ui/card.tsx';
import { cn } from '../../components/ui/cn.ts';
import { Byline, CategoryNames } from './article-facts.tsx';
import { ArticleLink } from './article-link.tsx';
import { piecesOf } from './search/marked.ts';

interface ArticleRowProps {
  readonly item: ContentItem;
  readonly text: string;
  /** Words to mark in title and text. */
  readonly words?: readonly string[];
  /** Whether the text is a search snippet, which is shown on phones too. */
  readonly snippet?: boolean;
}

export function ArticleRow({ item, text, words = [], snippet = false }: ArticleRowProps) {
  return (
    <Card space="none" className="group relative flex h-full items-start gap-4 p-3 hover:border-indigo">
      <ArticlePicture
        id={String(item.contentId)}
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
            snippet ? 'line-clamp-4 sm:line-clamp-3' : 'line-clamp-2 max-sm:hidden',
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

/** A text with marked words. Marks are bold and underlined, so that they do not depend on colour. */
function MarkedText({ text, words }: MarkedTextProps) {
  return piecesOf(text, words).map(piece =>
    piece.found ? (
      <mark
        key={piece.at}
        className="rounded-[0.2em] bg-marigold-tint font-bold text-ink underline decoration-marigold decoration-2 underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
