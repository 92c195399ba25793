import { blogFilters, type CategoryFilter } from '@choose-life/contracts/domain/content';
import type { KeyboardEvent } from 'react';
import { cn } from '../../../components/ui/cn.ts';
import { tabClasses, tabListClasses } from '../../../components/ui/tab-classes.ts';
import { blogCopy } from '../copy/blog.ts';

/** The panel that all five tabs control. */
export const panelId = 'articles';

/** The id of a filter's tab. */
export function tabIdOf(filter: CategoryFilter): string {
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
export function FilterBar({ filter, onFilter }: FilterBarProps) {
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
