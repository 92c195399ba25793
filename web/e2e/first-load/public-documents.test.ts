import { describe, expect, it } from 'vitest';
import { setUpEmbeddedProduct } from '../support/test-product.ts';
import { routesOf } from './loaded-page.ts';

const product = setUpEmbeddedProduct();
const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });

describe('for search engines and previews', () => {
  it('the sitemap lists exactly the public pages that may be indexed', async () => {
    const sitemap = await (await get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    const indexedPages = routesOf('marketing', 'auth').filter(({ robots }) => robots === 'index');
    expect(listed).toEqual(indexedPages.map(({ path }) => path));
  });

  it('robots.txt excludes signed-in pages and names the sitemap', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toMatch(/^Disallow: \/dashboard$/m);
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  it('the preview picture is a PNG', async () => {
    expect((await get('/open-graph.png')).headers.get('content-type')).toBe('image/png');
  });
});

describe('the document of the home page', () => {
  it('is sent compressed', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  });

  it('refers to scripts that are sent compressed, and that caches may keep unchanged', async () => {
    const document = await (await get('/')).text();
    const [script = ''] = /\/assets\/home-page-[^"]+\.js/.exec(document) ?? [];
    const { headers } = await get(script, { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('cache-control')).toContain('immutable');
  });
});
