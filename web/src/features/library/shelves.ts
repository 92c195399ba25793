import type { ContentItem } from '@choose-life/client';
import { type Category, inCategory } from '@choose-life/contracts/domain/content';

interface LibraryShelves {
  readonly featured: readonly ContentItem[];
  readonly recommended: readonly ContentItem[];
}

/**
 * The three newest articles are featured, the others recommended (s.2.3). Both are sorted from new to old, with undated articles at the
 * end.
 */
export function shelvesOf(items: readonly ContentItem[]): LibraryShelves {
  const sorted = items.toSorted((a, b) => createdAt(b) - createdAt(a));
  return { featured: sorted.slice(0, 3), recommended: sorted.slice(3) };
}

/** Milliseconds since 1970; 0 without a valid date. */
function createdAt({ contentCreatedAt }: ContentItem): number {
  const time = Date.parse(contentCreatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}

interface LibraryFilter {
  /** The entered search text. */
  readonly query: string;
  /** The pressed categories. If none is pressed, articles of all categories are shown. */
  readonly categories: readonly Category[];
}

/** The filter that shows all articles. */
export const noFilter: LibraryFilter = { query: '', categories: [] };

/** The filter after a press on a category: an unpressed category is added, a pressed one is removed. */
export function toggleCategory(filter: LibraryFilter, category: Category): LibraryFilter {
  const { categories } = filter;
  const isPressed = categories.includes(category);
  return {
    ...filter,
    categories: isPressed ? categories.filter(pressed => pressed !== category) : [...categories, category],
  };
}

/** Whether an article is in one of the chosen categories; always true if none is chosen. */
export function isInChosenCategories(item: ContentItem, chosen: readonly Category[]): boolean {
  return chosen.length === 0 || chosen.some(category => inCategory(item, category));
}
