import type { ContentItem } from '@choose-life/client';
import { type Category, inCategory } from '@choose-life/contracts/domain/content';

/** Distributes the articles, newest first, those without a date last. */
export function shelvesOf(items: readonly ContentItem[]) {
  const sorted = items.toSorted((a, b) => createdAt(b) - createdAt(a));
  return { featured: sorted.slice(0, 3), recommended: sorted.slice(3) };
}

function createdAt({ contentCreatedAt }: ContentItem): number {
  const time = Date.parse(contentCreatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}

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
