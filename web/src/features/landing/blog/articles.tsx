import type { ContentItem } from '@choose-life/client';
import { type CategoryFilter, inCategory } from '@choose-life/contracts/domain/content';
import { useState } from 'react';
import { useDirectRead } from '../../../api/use-direct-read.ts';
import { EmptyState, LoadError } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { pillarOf } from '../../../components/pillar.ts';
import { blogCopy } from '../copy/blog.ts';
import { ArticleCard } from './article-card.tsx';
import { FilterBar, panelId, tabIdOf } from './filter-bar.tsx';
import { readArticles } from './read-articles.ts';

/** The articles of the last visit, so that Back can restore the scroll position. */
let known: readonly ContentItem[] | undefined;
let isFirst = true;

async function readAgain(): Promise<readonly ContentItem[]> {
  const first = isFirst;
  isFirst = false;
  known = await (first ? (await import('./first-articles.ts')).firstArticles : readArticles());
  return known;
}

/** The articles, filtered here by category (s.4). */
export function Articles() {
  const [filter, setFilter] = useState<CategoryFilter>('All');
  const { state, retry } = useDirectRead(readAgain, { known });
  return (
    <>
      <FilterBar filter={filter} onFilter={setFilter} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key leads from the tab to its panel. */}
      <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(filter)} tabIndex={0} className="pt-8">
        {state.status === 'pending' && <Loading>{blogCopy.loading}</Loading>}
        {state.status === 'error' && (
          <LoadError variant="outline" pillar={pillarOf('not-loaded')} onRetry={retry}>
            {blogCopy.failed}
          </LoadError>
        )}
        {state.status === 'success' && (
          <Cards items={state.answer.filter(item => inCategory(item, filter))} />
        )}
      </div>
    </>
  );
}

function Cards({ items }: { items: readonly ContentItem[] }) {
  if (items.length === 0) return <EmptyState pillar="lifestyle">{blogCopy.none}</EmptyState>;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, at) => (
        <ArticleCard key={item.contentId} item={item} at={at} />
      ))}
    </ul>
  );
}
