import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileHtml } from '../test/hostile-html.ts';
import { openContext } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { renderedHeading } from './support/waiting.ts';

/*
 * Tests the sanitiser together with the content security policy of the page. `web/src/components/article-html/article-html.test.tsx` tests it
 * without the policy.
 */

const person = { email: 'reader@example.test', password: 'a good password' };
/** A text that is longer than a window, so that the page scrolls. */
const longText = '<p>Text</p>'.repeat(60);

describe('the HTML of an article', () => {
  const product = setUpProduct();
  let token: string;
  let page: Page;
  /** 'hit' for each hostile script that has run, and the directives of the policy that were violated. */
  let reported: string[];

  beforeAll(async () => {
    ({ token } = await product.gateway.createAccount(person));
    const contentBody = `<a href="#b%C3%A9ta">Béta</a>${longText}<h2 id="béta">Part</h2>${longText}`;
    // Some of the payloads: a component test shows all of them. The end tags close elements of the payload before.
    const contentIntroduction = hostileHtml.filter((_, index) => index % 16 === 0).join('</p></div>');
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
    reported = [];
    // `contentId` is the id of the article that the page shows.
    const storedValues = { token, email: person.email, contentId: 'hostile' };
    const context = await openContext(product.browser, product.url, storedValues, {
      reducedMotion: 'reduce',
    });
    // The payloads contain URLs of other servers.
    await context.route(
      url => url.origin !== product.url,
      route => route.abort(),
    );
    // The hostile scripts call `hit()`.
    await context.exposeFunction('hit', (violation = 'hit') => void reported.push(violation));
    // A violation without an element of the page has the document as its target. The sanitiser causes such violations, because it parses
    // texts in an inert document.
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

  it('runs no script, and causes no violation of the policy of the page', async () => {
    // This attribute violates the policy. When its violation is reported, all earlier violations have been reported too.
    await page.evaluate('document.querySelector(".article-html").setAttribute("style", "color: red")');
    await expect.poll(() => reported, { message: 'violations are reported' }).toContain('style-src-attr');
    expect(reported).toEqual(['style-src-attr']);
  });

  it('has a title with decoded entities', async () => {
    // An inert document decodes them, which the policy has to allow.
    await page.getByRole('heading', { level: 1, name: 'Hostile cafés ≥ 10⁹' }).waitFor();
  });

  it('cannot be inserted without the sanitiser', async () => {
    const assigned = page.evaluate('document.body.innerHTML = "<p>x</p>"');
    await expect(assigned).rejects.toThrow(/TrustedHTML/);
  });

  it('has links that scroll to their target in the article, and Back scrolls to the link again', async () => {
    const html = page.locator('.article-html');
    const top = () => page.evaluate<number>('scrollY');
    await html.getByRole('link', { name: 'Béta' }).click();
    // The link is at the top of the page, and its target is below 60 paragraphs.
    await expect.poll(top).toBeGreaterThan(1000);
    expect((await html.getByRole('heading', { name: 'Part' }).boundingBox())?.y).toBeLessThan(400);
    expect(page.context().pages()).toHaveLength(1);
    await page.goBack();
    await expect.poll(top).toBeLessThan(1000);
  });
});
