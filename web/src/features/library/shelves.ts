import type { ContentItem } from '@choose-life/client';
import { type Category, inCategory } from '@choose-life/contracts/domain/content';

interface LibraryShelves {
  readonly featured: readonly ContentItem[];
  readonly recommended: readonly ContentItem[];
}

/** The three newest articles are featured, the others recommended. Both are newest first, those without a date last. */
export function shelvesOf(items: readonly ContentItem[]): LibraryShelves {
  const sorted = items.toSorted((a, b) => createdAt(b) - createdAt(a));
  return { featured: sorted.slice(0, 3), recommended: sorted.slice(3) };
}

function createdAt({ contentCreatedAt }: ContentItem): number {
  const time = Date.parse(contentCreatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}

interface LibraryFilter {
  /** The typed search. */
  readonly words: string;
  /** Pressed categories; none means all. */
  readonly categories: readonly Category[];
}

/** The filter that shows all articles. */
export const noFilter: LibraryFilter = { words: '', categories: [] };

/** The filter with a category pressed, or released if it was pressed. */
export function withToggled(filter: LibraryFilter, category: Category): LibraryFilter {
  const { categories } = filter;
  const pressed = categories.includes(category);
  return {
    ...filter,
    categories: pressed ? categories.filter(each => each !== category) : [...categories, category],
  };
}

/** Whether an article is in one of these categories. Without categories, every article is. */
export function inChosenCategories(item: ContentItem, chosen: readonly Category[]): boolean {
  return chosen.length === 0 || chosen.some(category => inCategory(item, category));
}
