import type { CategoryFilter } from '@choose-life/contracts/domain/content';

/** The panel that all five tabs control. */
export const panelId = 'articles';

export function tabIdOf(filter: CategoryFilter): string {
  return `filter-${filter.toLowerCase()}`;
}

export interface FilterProps {
  readonly filter: CategoryFilter;
  readonly onFilter: (filter: CategoryFilter) => void;
}
