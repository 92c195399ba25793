import type { CategoryFilter } from '@choose-life/contracts/domain/content';

/** The one panel that all five tabs control. */
export const panelId = 'articles';

/** Where a filter's tab stands. */
export function tabIdOf(filter: CategoryFilter): string {
  return `filter-${filter.toLowerCase()}`;
}

export interface FilterProps {
  /** The active one. */
  readonly filter: CategoryFilter;
  readonly onFilter: (filter: CategoryFilter) => void;
}
