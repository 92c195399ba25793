/** The four fixed categories, as the wire writes them and as they are shown (s.7, s.9). */
const categoryNames = {
  Health: 'Health',
  LifeStyle: 'Lifestyle',
  Fitness: 'Fitness',
  Nutrition: 'Nutrition',
} as const;
type WireCategory = keyof typeof categoryNames;
export type Category = (typeof categoryNames)[WireCategory];

// Object.keys forgets that the names are the record's own.
export const wireCategories = Object.keys(categoryNames) as WireCategory[];
export const categories: readonly Category[] = Object.values(categoryNames);

/** The blog's tabs in their order (s.2.1, s.4). */
export const blogFilters = [
  'All',
  'Health',
  'Fitness',
  'Lifestyle',
  'Nutrition',
] as const satisfies readonly ('All' | Category)[];
export type CategoryFilter = (typeof blogFilters)[number];

/** Whether an article is shown under a filter. All shows everything; names compare without case. */
export function inCategory(
  item: { readonly categories?: readonly string[] | null },
  filter: CategoryFilter,
): boolean {
  if (filter === 'All') return true;
  return (item.categories ?? []).some(name => name.trim().toLowerCase() === filter.toLowerCase());
}

/** A text without the single paragraph tag it may be wrapped in (s.3). No pattern: a hostile text could make one slow. */
export function stripSingleParagraph(html: string | null | undefined): string {
  const text = (html ?? '').trim();
  const lower = text.toLowerCase();
  const opens = lower.startsWith('<p>') || lower.startsWith('<p ');
  if (!opens || !lower.endsWith('</p>')) return text;
  const start = lower.indexOf('>') + 1;
  const end = lower.length - '</p>'.length;
  // A closing tag before the end means there are more paragraphs than one.
  if (start > end || lower.indexOf('</p>') !== end) return text;
  return text.slice(start, end).trim();
}

const placeholderMarker = 'default-username';

/** The address of an article's picture: https or a path of ours, without the default marker; else null, for the placeholder (s.2.3). */
export function pictureUrlOf(url: string | null | undefined): string | null {
  const address = url?.trim() ?? '';
  if (address.toLowerCase().includes(placeholderMarker)) return null;
  return allowedPicture.test(address) ? address : null;
}

/** By https, or a path of one slash: `//host` and, as browsers read it, `/\host` lead elsewhere, also with tabs in between. */
const allowedPicture = /^https:\/\/[^\s/\\]|^\/(?![/\\])[^\s\\]*$/i;
