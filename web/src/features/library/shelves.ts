import type { LibraryItem } from './library-item.ts';

/** Articles in 'Recent featured content' (s.2.3). */
const featuredCount = 3;

interface Shelves<Item> {
  /** The newest articles, at most three. */
  readonly featured: readonly Item[];
  /** The other articles, newest first. */
  readonly recommended: readonly Item[];
}

/** Distributes the articles, newest first, those without a date last. */
export function shelvesOf<Item extends LibraryItem>(items: readonly Item[]): Shelves<Item> {
  const sorted = items.toSorted((a, b) => createdAt(b) - createdAt(a));
  return { featured: sorted.slice(0, featuredCount), recommended: sorted.slice(featuredCount) };
}

function createdAt({ contentCreatedAt }: LibraryItem): number {
  const time = Date.parse(contentCreatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
