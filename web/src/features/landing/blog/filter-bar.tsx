import { blogFilters } from '@choose-life/contracts/domain/content';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { firstInteraction } from '../../../components/first-interaction.ts';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { tabClasses, tabListClasses } from '../../../components/ui/tab-classes.ts';
import { blogCopy } from '../copy/blog.ts';
import { type FilterProps, panelId, tabIdOf } from './filter-ids.ts';

const keyed = lazyComponent(async () => (await import('./filter-tabs.tsx')).FilterTabs);

/**
 * Five filters as tabs. Arrow keys need Radix, which is loaded at the first interaction and replaces the buttons once they
 * get keyboard focus.
 */
export function FilterBar({ filter, onFilter }: FilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isKeyed, setKeyed] = useState(false);
  useEffect(() => {
    // A failed load is repeated when the code is needed.
    firstInteraction()
      .then(keyed.load)
      .catch(() => {});
  }, []);
  const bringKeys = async ({ target }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    await keyed.load().catch(() => {});
    if (list.current?.contains(document.activeElement)) setKeyed(true);
  };
  if (isKeyed) return <keyed.Component filter={filter} onFilter={onFilter} />;
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={blogCopy.filter}
      aria-orientation="horizontal"
      onFocus={bringKeys}
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
