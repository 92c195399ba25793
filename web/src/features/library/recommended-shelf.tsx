import { stripSingleParagraph } from '@choose-life/contracts/domain/content';
import { ArticlePicture } from '../../components/article-picture.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { libraryCopy } from '../../copy/library.ts';
import { Byline, CategoryNames } from './article-facts.tsx';
import { ArticleLink } from './article-link.tsx';
import type { LibraryItem } from './library-item.ts';

const copy = libraryCopy.recommended;

/** 'Recommendations for you' (s.2.3): what is not featured, as a list. */
export function RecommendedShelf({ items }: { items: readonly LibraryItem[] | undefined }) {
  return (
    <section aria-labelledby="recommended" className="grid gap-4">
      <h2 id="recommended" className="display text-question">
        {copy.heading}
      </h2>
      {items ? <Recommended items={items} /> : <Loading>{libraryCopy.loading}</Loading>}
    </section>
  );
}

function Recommended({ items }: { items: readonly LibraryItem[] }) {
  if (items.length === 0) return <EmptyState pillar="nutrition">{copy.none}</EmptyState>;
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {items.map(item => (
        <li key={item.contentId}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item }: { item: LibraryItem }) {
  return (
    <Card space="none" className="group relative flex h-full items-start gap-4 p-3 hover:border-indigo">
      <ArticlePicture
        id={String(item.contentId)}
        url={item.contentDisplayPictureUrl}
        className="w-28 shrink-0 max-sm:aspect-auto! max-sm:self-stretch sm:w-48"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 self-stretch py-0.5">
        <CategoryNames item={item} />
        <h3 className="line-clamp-3 text-body leading-snug font-bold [overflow-wrap:anywhere]">
          <ArticleLink id={item.contentId}>{stripSingleParagraph(item.contentTitle)}</ArticleLink>
        </h3>
        <p className="line-clamp-2 text-meta text-ink-muted [overflow-wrap:anywhere] max-sm:hidden">
          {stripSingleParagraph(item.contentIntroduction)}
        </p>
        <div className="mt-auto">
          <Byline item={item} />
        </div>
      </div>
    </Card>
  );
}
