import type { ContentItem } from '@choose-life/client';

/** Articles in 'Recent featured content' (s.2.3). */
const featuredCount = 3;

interface Shelves {
  /** The newest articles, at most three. */
  readonly featured: readonly ContentItem[];
  /** The other articles, newest first. */
  readonly recommended: readonly ContentItem[];
}

/** Distributes the articles, newest first, those without a date last. */
export function shelvesOf(items: readonly ContentItem[]): Shelves {
  const sorted = items.toSorted((a, b) => createdAt(b) - createdAt(a));
  return { featured: sorted.slice(0, featuredCount), recommended: sorted.slice(featuredCount) };
}

function createdAt({ contentCreatedAt }: ContentItem): number {
  const time = Date.parse(contentCreatedAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
