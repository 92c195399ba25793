/** The four fixed categories, as the wire writes them and as they are shown (s.7, s.9). */
const categoryNames = {
  Health: 'Health',
  LifeStyle: 'Lifestyle',
  Fitness: 'Fitness',
  Nutrition: 'Nutrition',
} as const;
type WireCategory = keyof typeof categoryNames;

/** A category of articles as it is shown, for example 'Lifestyle'. */
export type Category = (typeof categoryNames)[WireCategory];

/** The categories as requests contain them, for example 'LifeStyle' (s.9). The cast restores the key type that Object.keys widens. */
export const wireCategories = Object.keys(categoryNames) as WireCategory[];

/** The categories as they are shown. */
export const categories: readonly Category[] = Object.values(categoryNames);

/** The tabs of the blog, in order (s.2.1, s.4). */
export const blogFilters = [
  'All',
  'Health',
  'Fitness',
  'Lifestyle',
  'Nutrition',
] as const satisfies readonly ('All' | Category)[];

/** A tab of the blog: one category, or 'All'. */
export type CategoryFilter = (typeof blogFilters)[number];

/** Whether an article is shown in a tab. 'All' shows every article; category names are compared without case and surrounding white space. */
export function inCategory(
  item: { readonly categories?: readonly string[] | null },
  filter: CategoryFilter,
): boolean {
  if (filter === 'All') return true;
  return (item.categories ?? []).some(name => name.trim().toLowerCase() === filter.toLowerCase());
}

/**
 * Removes the `<p>` element around a text that consists of a single paragraph (s.3). Any other text is only trimmed. A missing text becomes
 * ''. The function uses no regular expression, because a malicious text could make a regular expression slow.
 */
export function stripSingleParagraph(html: string | null | undefined): string {
  const text = (html ?? '').trim();
  // Only the letter of the tag is converted, because `toLowerCase` changes the length of some texts ('İ').
  const lower = text.replaceAll('P', 'p');
  const startsWithTag = lower.startsWith('<p>') || lower.startsWith('<p ');
  if (!startsWithTag || !lower.endsWith('</p>')) return text;
  const start = lower.indexOf('>') + 1;
  const end = lower.length - '</p>'.length;
  // The opening tag of '<p </p>' ends after `end`. A closing tag before `end` means that there is more than one paragraph.
  if (start > end || lower.indexOf('</p>') !== end) return text;
  return text.slice(start, end).trim();
}

/** Part of the URL of the gateway's default picture. */
const defaultPictureName = 'default-username';

/**
 * The URL of an article's picture if it is safe to load: `https:` or an absolute path of this site. Null for any other URL and for
 * the gateway's default picture; the web app then shows its placeholder (s.2.3).
 */
export function pictureUrlOf(url: string | null | undefined): string | null {
  const address = url?.trim() ?? '';
  if (address.toLowerCase().includes(defaultPictureName)) return null;
  return allowedPictureUrl.test(address) ? address : null;
}

/** `https:`, or a path that begins with one slash. Browsers read `//host` and `/\host` as URLs of another host, also with tabs in between. */
const allowedPictureUrl = /^https:\/\/[^\s/\\]|^\/(?![/\\])[^\s\\]*$/i;
