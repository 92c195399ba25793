import { describe, expect, it } from 'vitest';
import { setUpProduct } from '../support/test-product.ts';
import { pagesOf } from './loaded-page.ts';

const publicPages = pagesOf('marketing', 'auth');

const product = setUpProduct();

describe('documents', () => {
  it('of an unknown address is the error page, with HTTP 404', async () => {
    const context = await product.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    expect((await page.goto(`${product.url}/nowhere`))?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('Unexpected Application Error!');
    expect(await page.locator('main').innerText()).toContain('404 Not Found');
    await context.close();
  });

  it('are listed in the sitemap where they may be, with a picture for other websites', async () => {
    const context = await product.browser.newContext();
    const { request } = context;
    const sitemap = await (await request.get(`${product.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toEqual(publicPages.filter(({ robots }) => robots === 'index').map(({ path }) => path));
    const robots = await (await request.get(`${product.url}/robots.txt`)).text();
    expect(robots).toMatch(/^Disallow: \/dashboard$/m);
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const picture = await request.get(`${product.url}/open-graph.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    await context.close();
  });

  it('travel compressed, and their code for a year', async () => {
    const context = await product.browser.newContext();
    const page = await context.newPage();
    const response = await page.goto(product.url);
    expect(response?.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    const script = await page.locator('link[rel=modulepreload][href*=react]').getAttribute('href');
    const code = await context.request.get(`${product.url}${script}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(code.headers()['content-encoding']).toBe('gzip');
    expect(code.headers()['cache-control']).toContain('immutable');
    await context.close();
  });
});
