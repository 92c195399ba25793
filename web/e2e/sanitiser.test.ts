import { fileURLToPath } from 'node:url';
import { plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { attributeRows, hostileHtml } from './support/hostile-html.ts';
import { openContext } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { renderedHeading } from './support/waiting.ts';

const person = { email: 'reader@example.test', password: 'a good password' };
/** See `article-inspection.js`, which runs inside the page. */
const inspection = fileURLToPath(new URL('support/article-inspection.js', import.meta.url));
const articles = hostileHtml.map((html, at) => ({
  id: `hostile-${at}`,
  marker: `[${at}]`,
  title: plainTitleOf(html),
}));
const tooLong = 'This part of the article is too long to be shown.';

describe('hostile HTML in an article', () => {
  const product = setUpProduct();
  let token: string;

  beforeAll(async () => {
    ({ token } = await product.gateway.createAccount(person));
    for (const [at, html] of hostileHtml.entries()) await product.gateway.createArticle(articleOf(at, html));
    await product.gateway.createArticle({
      contentId: 'too-long',
      contentTitle: 'Too long',
      contentBody: `<p>${'a'.repeat(512 * 1024)}</p>`,
      contentConclusion: '<p>Short</p>',
      categories: [],
    });
  });

  /** A page of somebody signed in, at an article, without the rest of the internet. */
  async function openArticle({ bypassCSP = false, id = 'hostile-0' } = {}) {
    const strings = { token, email: person.email, contentId: id };
    const options = { bypassCSP, reducedMotion: 'reduce' } as const;
    const context = await openContext(product.browser, product.url, strings, options);
    const foreign: Request[] = [];
    await context.route(
      url => url.origin !== product.url,
      route => {
        foreign.push(route.request());
        return route.abort();
      },
    );
    await context.addInitScript({ path: inspection });
    const page = await context.newPage();
    await page.goto(`${product.url}/library/preview`);
    await page.locator(renderedHeading).waitFor();
    return { page, foreign, close: () => context.close() };
  }

  /** Clean of everything: of what ran, what was kept from running, and what was asked of other servers. */
  async function show(
    shown: typeof articles,
    { page, foreign }: { page: Page; foreign: readonly Request[] },
  ) {
    expect(await faultsOf(page, shown)).toEqual([]);
    await page.waitForTimeout(300);
    expect(await seenIn(page)).toEqual([]);
    expect(
      foreign.filter(request => request.resourceType() !== 'image').map(request => request.url()),
    ).toEqual([]);
  }

  it('runs nothing, and gives the policy of the page nothing to stop', async () => {
    const { page, foreign, close } = await openArticle();
    // More of them are shown below, where nothing but the sanitiser helps.
    const some = inject('long') ? articles : articles.filter((_, at) => at % 16 === 0);
    await show(some, { page, foreign });
    await page.evaluate('document.querySelector(".article-html").setAttribute("style", "color: red")');
    await expect
      .poll(() => seenIn(page), { message: 'a stop is noticed' })
      .toContainEqual(expect.stringContaining('style-src-attr'));
    await close();
  });

  it('runs nothing where the browser knows no policy either: the sanitiser stands alone', async () => {
    const { page, foreign, close } = await openArticle({ bypassCSP: true });
    // Those that differ by the name of an attribute alone come first: every sixteenth of them, and every fourth of the others.
    const some = articles.filter(
      (_, at) => inject('long') || at % (at < attributeRows.length ? 16 : 4) === 0,
    );
    await show(some, { page, foreign });
    await page.evaluate('document.querySelector(".article-html").innerHTML = "<img src=x onerror=hit()>"');
    await expect.poll(() => seenIn(page), { message: 'a hit is noticed' }).toContain('hit');
    await close();
  });

  it('leaves no other way in: the page takes HTML from the sanitiser alone', async () => {
    const { page, close } = await openArticle();
    const assigned = page.evaluate('document.body.innerHTML = "<p>x</p>"');
    await expect(assigned).rejects.toThrow(/TrustedHTML/);
    await close();
  });

  it('shows the same texts as text in the library and on the dashboard', async () => {
    const { page, foreign, close } = await openArticle({ bypassCSP: true });
    for (const path of inject('long') ? ['/library', '/dashboard'] : ['/library']) {
      await page.goto(product.url + path);
      await page.getByText('hit()').first().waitFor();
      await page.waitForTimeout(300);
      expect(await seenIn(page)).toEqual([]);
    }
    expect(foreign.map(request => request.url())).toEqual([]);
    await close();
  });

  it('refuses what is too long in kind words, and shows the rest', async () => {
    const { page, close } = await openArticle({ id: 'too-long' });
    await page.getByText(tooLong).waitFor();
    await page.getByText('Short', { exact: true }).waitFor();
    await close();
  });
});

/** What stands in the articles that should not. */
function faultsOf(page: Page, shown: typeof articles): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`inspection.faultsOf(${JSON.stringify(shown)})`);
}

/** What ran so far, and what the page's policy had to stop. */
function seenIn(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>('inspection.seen');
}

/** One payload in every place of an article that the page shows. */
function articleOf(at: number, html: string) {
  return {
    contentId: `hostile-${at}`,
    contentTitle: html,
    contentIntroduction: html,
    contentBody: html,
    contentConclusion: html,
    contentAuthorName: `${html} [${at}]`,
    contentDisplayPictureUrl: html,
    contentBodyImage: html,
    contentCreatedAt: html,
    categories: ['Health', html],
  };
}
