import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileHtml } from '../test/hostile-html.ts';
import { openContext } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { renderedHeading } from './support/waiting.ts';

/* What the policy of the page adds to the sanitiser, which `src/components/article-html/article-html.test.tsx` tries alone. */

const person = { email: 'reader@example.test', password: 'a good password' };
const lines = '<p>Text</p>'.repeat(60);

describe('the HTML of an article', () => {
  const product = setUpProduct();
  let token: string;
  let page: Page;
  /** What ran so far, and what the policy of the page had to stop. */
  let seen: string[];

  beforeAll(async () => {
    ({ token } = await product.gateway.createAccount(person));
    const contentBody = `<a href="#b%C3%A9ta">Béta</a>${lines}<h2 id="béta">Part</h2>${lines}`;
    const contentIntroduction = hostileHtml.filter((_, at) => at % 16 === 0).join('</p></div>');
    const article = {
      contentId: 'hostile',
      contentTitle: 'Hostile caf&eacute;s &ge; 10<sup class="x">9</sup>',
      contentIntroduction,
      contentBody,
      categories: [],
    };
    await product.gateway.createArticle(article);
  });

  beforeEach(async () => {
    seen = [];
    const strings = { token, email: person.email, contentId: 'hostile' };
    const context = await openContext(product.browser, product.url, strings, { reducedMotion: 'reduce' });
    await context.route(
      url => url.origin !== product.url,
      route => route.abort(),
    );
    await context.exposeFunction('hit', (what = 'hit') => void seen.push(what));
    // While the sanitiser reads a text, Chromium reports what it stops in a document that is never shown: at no element of the page.
    await context.addInitScript({
      content: `addEventListener('securitypolicyviolation', ({ effectiveDirective, target }) => {
        if (target !== document) hit(effectiveDirective);
      })`,
    });
    page = await context.newPage();
    await page.goto(`${product.url}/library/preview`);
    await page.locator(renderedHeading).waitFor();
    return () => context.close();
  });

  it('runs nothing, and gives the policy of the page nothing to stop', async () => {
    // What the policy has stopped before is reported before this.
    await page.evaluate('document.querySelector(".article-html").setAttribute("style", "color: red")');
    await expect.poll(() => seen, { message: 'a stop is noticed' }).toContain('style-src-attr');
    expect(seen).toEqual(['style-src-attr']);
    // The policy lets titles have their entities read.
    await page.getByRole('heading', { level: 1, name: 'Hostile cafés ≥ 10⁹' }).waitFor();
  });

  it('leaves no other way in: the page takes HTML from the sanitiser alone', async () => {
    const assigned = page.evaluate('document.body.innerHTML = "<p>x</p>"');
    await expect(assigned).rejects.toThrow(/TrustedHTML/);
  });

  it('scrolls to the part that a link of the article names, and back', async () => {
    const html = page.locator('.article-html');
    const top = () => page.evaluate<number>('scrollY');
    await html.getByRole('link', { name: 'Béta' }).click();
    await expect.poll(top).toBeGreaterThan(1000);
    expect((await html.getByRole('heading', { name: 'Part' }).boundingBox())?.y).toBeLessThan(400);
    expect(page.context().pages()).toHaveLength(1);
    await page.goBack();
    await expect.poll(top).toBeLessThan(1000);
  });
});
