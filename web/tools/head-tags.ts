import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import { headOf } from '../src/app/page-head.ts';
import type { PageName } from '../src/app/page-name.ts';
import { documentTitle, routes } from '../src/paths.ts';
import { descriptionOf } from './descriptions.ts';

/** The picture that other websites show for a link: 1200 × 630, drawn by `draw-open-graph.ts`. */
const picture = { path: '/open-graph.png', width: 1200, height: 630 } as const;

/**
 * The head tags of a page; for indexed pages also canonical address and Open Graph.
 * @param siteUrl the address of the web app, without a slash at the end
 */
export function headTags(page: PageName, siteUrl: string): string[] {
  const { title, robots } = headOf(page);
  const description = descriptionOf(page);
  const tags = [
    `<title>${escapeHtml(documentTitle(title))}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
  ];
  if (page === 'notFound' || robots === 'noindex') {
    return [...tags, '<meta name="robots" content="noindex, nofollow">'];
  }
  const address = escapeHtml(siteUrl + routes[page].path);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    ...tags,
    `<link rel="canonical" href="${address}">`,
    property('type', 'website'),
    property('site_name', 'Choose Life'),
    property('title', documentTitle(title)),
    property('description', description),
    `<meta property="og:url" content="${address}">`,
    property('image', siteUrl + picture.path),
    property('image:width', String(picture.width)),
    property('image:height', String(picture.height)),
    property('image:alt', 'Choose Life: know the age your body is living at.'),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
