import type { ContentItem } from '@choose-life/client';
import { type Category, inCategory } from '@choose-life/contracts/domain/content';

/** The search of the library. */
interface LibraryFilter {
  readonly words: string;
  /** Pressed categories; none means all. */
  readonly categories: readonly Category[];
}

export const noFilter: LibraryFilter = { words: '', categories: [] };

export function withToggled(filter: LibraryFilter, category: Category): LibraryFilter {
  const { categories } = filter;
  const pressed = categories.includes(category);
  return {
    ...filter,
    categories: pressed ? categories.filter(held => held !== category) : [...categories, category],
  };
}

export function inChosenCategories(item: ContentItem, chosen: readonly Category[]): boolean {
  return chosen.length === 0 || chosen.some(category => inCategory(item, category));
}
