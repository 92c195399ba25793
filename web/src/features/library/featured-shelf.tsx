import { stripSingleParagraph } from '@choose-life/contracts/domain/content';
import { ArticlePicture } from '../../components/article-picture.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { libraryCopy } from '../../copy/library.ts';
import { Byline, CategoryNames } from './article-facts.tsx';
import { ArticleLink } from './article-link.tsx';
import type { LibraryItem } from './library-item.ts';

const copy = libraryCopy.featured;

/** 'Recent featured content': the first article large, the next two small (s.2.3). */
export function FeaturedShelf({ items }: { items: readonly LibraryItem[] | undefined }) {
  return (
    <section aria-labelledby="featured" className="grid gap-4">
      <h2 id="featured" className="display text-question">
        {copy.heading}
      </h2>
      {items ? <Featured items={items} /> : <Loading>{libraryCopy.loading}</Loading>}
    </section>
  );
}

function Featured({ items }: { items: readonly LibraryItem[] }) {
  const [first, ...others] = items;
  if (!first) return <EmptyState pillar="lifestyle">{copy.none}</EmptyState>;
  return (
    <ul className="grid gap-4 md:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] md:grid-rows-2">
      <Large item={first} />
      {others.map(item => (
        <Small key={item.contentId} item={item} />
      ))}
    </ul>
  );
}

function Large({ item }: { item: LibraryItem }) {
  return (
    <li className="md:row-span-2">
      <Card space="none" className="group relative flex h-full flex-col p-3 hover:border-indigo">
        <ArticlePicture id={String(item.contentId)} url={item.contentDisplayPictureUrl} />
        <div className="flex flex-1 flex-col gap-2 p-3 pt-4 sm:p-4">
          <CategoryNames item={item} />
          <h3 className="display-name text-h3 [overflow-wrap:anywhere]">
            <ArticleLink id={item.contentId}>{stripSingleParagraph(item.contentTitle)}</ArticleLink>
          </h3>
          <p className="line-clamp-3 text-body text-ink-muted [overflow-wrap:anywhere]">
            {stripSingleParagraph(item.contentIntroduction)}
          </p>
          <div className="mt-auto pt-1">
            <Byline item={item} />
          </div>
        </div>
      </Card>
    </li>
  );
}

function Small({ item }: { item: LibraryItem }) {
  return (
    <li>
      <Card space="none" className="group relative flex h-full flex-col p-3 hover:border-indigo">
        <ArticlePicture id={String(item.contentId)} url={item.contentDisplayPictureUrl} />
        <div className="flex flex-1 flex-col gap-1.5 px-1 pt-3 pb-1">
          <CategoryNames item={item} />
          <h3 className="line-clamp-2 text-body leading-snug font-bold [overflow-wrap:anywhere]">
            <ArticleLink id={item.contentId}>{stripSingleParagraph(item.contentTitle)}</ArticleLink>
          </h3>
          <div className="mt-auto">
            <Byline item={item} />
          </div>
        </div>
      </Card>
    </li>
  );
}
