import { fileURLToPath } from 'node:url';
import { plainTitleOf } from '@choose-life/contracts/domain/plain-text';
import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { articleRows } from './support/article-rows.ts';
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

describe('the HTML of an article', () => {
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

  /** Shows one article with that body. */
  async function openBody(contentBody: string) {
    await product.gateway.createArticle({
      contentId: 'body',
      contentTitle: 'Body',
      contentBody,
      categories: [],
    });
    const { page, close } = await openArticle({ id: 'body' });
    return { page, close, html: page.locator('.article-html') };
  }

  it('keeps what carries meaning, and breaks between blocks', async () => {
    const rows = articleRows.map(([contentBody], at) => ({
      id: `row-${at}`,
      marker: `[row ${at}]`,
      article: {
        contentId: `row-${at}`,
        contentTitle: 'Row',
        contentAuthorName: `[row ${at}]`,
        contentBody,
        categories: [],
      },
    }));
    for (const { article } of rows) await product.gateway.createArticle(article);
    const { page, close } = await openArticle();
    const shown = await page.evaluate<[string, string][]>(`inspection.shown(${JSON.stringify(rows)})`);
    const expected = articleRows.map(([, kept, text]) => [kept, text]);
    expect(shown.map(([kept, text], at) => [kept, expected[at]?.[1] && text])).toEqual(expected);
    await close();
  });

  it('keeps each figure in its column', async () => {
    const { html, close } = await openBody(
      `<table><tr><th>Group</th><th>Upper</th><th>Lower</th></tr><tr><td rowspan="2">High</td><td>140</td><td>90</td></tr>
      <tr><td>180</td><td>120</td></tr></table>`,
    );
    const left = async (text: string) => (await html.getByText(text, { exact: true }).boundingBox())?.x;
    expect(await left('180')).toBe(await left('Upper'));
    expect(await left('120')).toBe(await left('Lower'));
    await close();
  });

  it('draws what is struck out, put in and raised apart from the text beside it', async () => {
    const { page, close } = await openBody('<p><del>10</del><ins>5</ins> 10<sup>9</sup></p>');
    const style = (tag: string, property: string) =>
      page.evaluate<string>(
        `getComputedStyle(document.querySelector('.article-html ${tag}'))['${property}']`,
      );
    expect(await style('del', 'textDecorationLine')).toBe('line-through');
    expect(await style('ins', 'textDecorationLine')).toBe('underline');
    expect(await style('sup', 'top')).toMatch(/^-/);
    await close();
  });

  it('scrolls to the part that a link of the article names, and back', async () => {
    const lines = '<p>Text</p>'.repeat(60);
    const { page, html, close } = await openBody(
      `<a href="#b%C3%A9ta">Béta</a>${lines}<h2 id="béta">Part</h2>${lines}`,
    );
    const top = () => page.evaluate<number>('scrollY');
    await html.getByRole('link').click();
    await expect.poll(top).toBeGreaterThan(1000);
    expect((await html.getByRole('heading').boundingBox())?.y).toBeLessThan(400);
    expect(page.context().pages()).toHaveLength(1);
    await page.goBack();
    await expect.poll(top).toBe(0);
    await close();
  });

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
