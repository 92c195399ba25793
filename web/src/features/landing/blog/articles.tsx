import type { ContentItem } from '@choose-life/client';
import { blogFilters, type CategoryFilter, inCategory } from '@choose-life/contracts/domain/content';
import { type KeyboardEvent, useState } from 'react';
import { useDirectRead } from '../../../api/use-direct-read.ts';
import { EmptyState, LoadError } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { pillarOf } from '../../../components/pillar.ts';
import { cn } from '../../../components/ui/cn.ts';
import { tabClasses, tabListClasses } from '../../../components/ui/tab-classes.ts';
import { blogCopy } from '../copy/blog.ts';
import { ArticleCard } from './article-card.tsx';
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

/** The panel that all five tabs control. */
const panelId = 'articles';

/** The id of a filter's tab. */
function tabIdOf(filter: CategoryFilter): string {
  return `filter-${filter.toLowerCase()}`;
}

/** Where a key leads from a tab; -1 is the last one. */
const keySteps: Partial<Record<string, (index: number) => number>> = {
  ArrowLeft: index => index - 1,
  ArrowRight: index => (index + 1) % blogFilters.length,
  Home: () => 0,
  End: () => -1,
};

interface FilterBarProps {
  readonly filter: CategoryFilter;
  readonly onFilter: (filter: CategoryFilter) => void;
}

/** Five filters as tabs: arrow keys, Home and End choose among them. Without Radix, which is 8 kB. */
function FilterBar({ filter, onFilter }: FilterBarProps) {
  const chooseByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    const next = step && blogFilters.at(step(blogFilters.indexOf(filter)));
    if (!next || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onFilter(next);
    document.getElementById(tabIdOf(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={blogCopy.filter}
      aria-orientation="horizontal"
      onKeyDown={chooseByKey}
      className={cn(tabListClasses, 'max-w-full sm:w-max')}
    >
      {blogFilters.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabIdOf(name)}
          aria-controls={panelId}
          aria-selected={name === filter}
          data-state={name === filter ? 'active' : 'inactive'}
          tabIndex={name === filter ? 0 : -1}
          onClick={() => onFilter(name)}
          className={tabClasses}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
