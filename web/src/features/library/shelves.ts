import type { LibraryItem } from './library-item.ts';

/** How many articles 'Recent featured content' holds: one large, two small (s.2.3). */
const featuredCount = 3;

/** The two shelves of the library. */
export interface Shelves<Item> {
  /** The newest, at most three; the first is shown large. */
  readonly featured: readonly Item[];
  /** All others, newest first. */
  readonly recommended: readonly Item[];
}

/** Sorts articles onto the shelves: newest first, each on one shelf, those without a date last. */
export function shelvesOf<Item extends LibraryItem>(items: readonly Item[]): Shelves<Item> {
  const sorted = items.toSorted((a, b) => createdAt(b) - createdAt(a));
  return { featured: sorted.slice(0, featuredCount), recommended: sorted.slice(featuredCount) };
}

function createdAt({ contentCreatedAt }: LibraryItem): number {
  const time = Date.parse(contentCreatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
