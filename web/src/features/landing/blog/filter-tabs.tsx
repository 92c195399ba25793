import { blogFilters, type CategoryFilter } from '@choose-life/contracts/domain/content';
import { useLayoutEffect, useRef } from 'react';
import { Tabs, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { blogCopy } from '../copy/blog.ts';
import { type FilterProps, panelId, tabIdOf } from './filter-ids.ts';

/** The filters with arrow keys. They keep the focus of the buttons that they replace. */
export function FilterTabs({ filter, onFilter }: FilterProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus(), []);
  return (
    // Radix types values as strings.
    <Tabs value={filter} onValueChange={value => onFilter(value as CategoryFilter)}>
      <TabsList ref={list} aria-label={blogCopy.filter} className="max-w-full sm:w-max">
        {blogFilters.map(name => (
          <TabsTrigger key={name} value={name} id={tabIdOf(name)} aria-controls={panelId}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
    </Tabs>
  );
}
