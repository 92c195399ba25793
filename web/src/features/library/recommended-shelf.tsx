import type { ContentItem } from '@choose-life/client';
import { plainTextOf } from '@choose-life/contracts/domain/plain-text';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { ArticleRow } from './article-row.tsx';
import { libraryCopy } from './copy.ts';

const copy = libraryCopy.recommended;

/** 'Recommendations for you' (s.2.3): the other articles. */
export function RecommendedShelf({ items }: { items: readonly ContentItem[] | undefined }) {
  return (
    <section aria-labelledby="recommended" className="grid gap-4">
      <h2 id="recommended" className="display text-question">
        {copy.heading}
      </h2>
      {items ? <Recommended items={items} /> : <Loading>{libraryCopy.loading}</Loading>}
    </section>
  );
}

function Recommended({ items }: { items: readonly ContentItem[] }) {
  if (items.length === 0) return <EmptyState pillar="nutrition">{copy.none}</EmptyState>;
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
