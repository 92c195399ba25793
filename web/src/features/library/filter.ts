import { type Category, inCategory } from '@choose-life/contracts/domain/content';
import type { LibraryItem } from './library-item.ts';

/** What somebody looks for. */
export interface LibraryFilter {
  /** As typed. */
  readonly words: string;
  /** Chips that are pressed; none stands for all of them. */
  readonly categories: readonly Category[];
}

/** Nothing looked for: every article. */
export const noFilter: LibraryFilter = { words: '', categories: [] };

/** The filter after a chip was pressed or released. */
export function withToggled(filter: LibraryFilter, category: Category): LibraryFilter {
  const { categories } = filter;
  const pressed = categories.includes(category);
  return {
    ...filter,
    categories: pressed ? categories.filter(held => held !== category) : [...categories, category],
  };
}

/** Whether an article is in any of the pressed categories. */
export function inChosenCategories(item: LibraryItem, chosen: readonly Category[]): boolean {
  return chosen.length === 0 || chosen.some(category => inCategory(item, category));
}
