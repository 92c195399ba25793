import { routeNames, routes } from '../src/paths.ts';

const rows = routeNames.map(name => routes[name]);

/** `robots.txt`: no personal pages. Pages that may be read but not indexed say so in their head. */
export function robotsText(siteUrl: string): string {
  const personal = rows
    .filter(({ group }) => group === 'signed-in' || group === 'hra')
    .map(({ path }) => path);
  // A rule includes everything below its path.
  const roots = personal.filter(path => !personal.some(other => path.startsWith(`${other}/`)));
  return [
    'User-agent: *',
    ...roots.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `sitemap.xml`: the indexed pages. */
export function sitemapXml(siteUrl: string): string {
  const listed = rows.filter(({ robots }) => robots === 'index');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
