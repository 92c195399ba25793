import { blogFilters, type CategoryFilter } from '@choose-life/contracts/domain/content';
import { useLayoutEffect, useRef } from 'react';
import { Tabs, TabsList, TabsTrigger } from '../../../components/ui/tabs.tsx';
import { blogCopy } from '../copy/blog.ts';
import { type FilterProps, panelId, tabIdOf } from './filter-ids.ts';

/** The filters with the keys of tabs, for who has come to them by keyboard: the focus stays where it was. */
export function FilterTabs({ filter, onFilter }: FilterProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus(), []);
  return (
    // Radix knows its values as strings: they are those of the tabs below.
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
