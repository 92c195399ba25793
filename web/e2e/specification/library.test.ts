import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { holdAnswers } from '../support/gateway-proxy.ts';
import { pageParts } from '../support/page-parts.ts';
import { openSignedInPage } from '../support/signed-in.ts';
import { readLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const person = { email: 'sade@example.test', password: 'a good password' };
const list = '/content/read-content-library';
const product = setUpProduct();
let page: Page;

const articles = [
  {
    contentId: 'a-1',
    contentTitle: '<p>Newest of all</p>',
    contentCreatedAt: '2024-05-04T09:00:00.000Z',
    categories: ['Health'],
    contentDisplayPictureUrl: 'https://pictures.example.test/one.svg',
  },
  {
    contentId: 'a-2',
    contentTitle: 'Second',
    contentCreatedAt: '2024-05-03T09:00:00.000Z',
    categories: ['LifeStyle'],
    contentDisplayPictureUrl: 'http://pictures.example.test/two.svg',
  },
  {
    contentId: 'a-3',
    contentTitle: 'Third',
    contentCreatedAt: '2024-05-02T09:00:00.000Z',
    categories: ['Fitness', 'Nutrition'],
    contentDisplayPictureUrl: 'https://pictures.example.test/default-username.svg',
  },
  {
    contentId: 'a-4',
    contentTitle: 'Fourth',
    contentCreatedAt: '2024-03-10T09:00:00.000Z',
    categories: ['Nutrition'],
    contentDisplayPictureUrl: null,
  },
].map(article => ({
  ...article,
  contentIntroduction: `<p>What ${article.contentId} is about</p>`,
  contentAuthorName: 'Ṣadé Ọlátúnjí',
}));

/** The library holds these and nothing else. */
function withArticles(data: readonly object[]): void {
  product.proxy.answer(list, { responseCode: '00', contentLibrary: { data } });
}

beforeAll(async () => {
  page = await openSignedInPage(product, person);
  await page.route('https://pictures.example.test/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
});

const go = (path: string) => page.goto(product.url + path);
const { at, main } = pageParts(() => page);
const shelf = (name: string) => page.getByRole('region', { name });
const titlesOn = (name: string) => shelf(name).getByRole('heading', { level: 3 }).allInnerTexts();
const featured = 'Recent featured content';
const recommended = 'Recommendations for you';

describe('the library', () => {
  it(`s.2.3: says 'Loading...' while it loads`, async () => {
    const release = holdAnswers(product.proxy, list);
    await go('/library');
    await shelf(featured).getByText('Loading...', { exact: true }).waitFor();
    release();
    await shelf(featured).getByRole('heading', { level: 3 }).first().waitFor();
    expect(await main().getByText('Loading...').count()).toBe(0);
  });

  it('s.2.3, s.3: features the first article large and two small, lists the rest, and has a placeholder for a picture that is not from https or has the marker', async () => {
    withArticles(articles);
    await go('/library');
    await shelf(featured).getByRole('link', { name: 'Newest of all' }).waitFor();
    expect(await titlesOn(featured)).toEqual(['Newest of all', 'Second', 'Third']);
    expect(await titlesOn(recommended)).toEqual(['Fourth']);
    await main().getByText('What a-1 is about', { exact: true }).waitFor();
    const sizes = await shelf(featured)
      .locator('li')
      .evaluateAll(cards => cards.map(card => card.clientWidth * card.clientHeight));
    const [first = 0, ...small] = sizes;
    expect(small.every(size => first > 2 * size)).toBe(true);
    const pictures = page.locator('main img');
    expect(await pictures.evaluateAll(all => all.map(one => one.getAttribute('src')))).toEqual([
      'https://pictures.example.test/one.svg',
    ]);
    // The placeholder.
    for (const title of ['Second', 'Third', 'Fourth']) {
      const card = main()
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title }) });
      expect(await card.locator('span > span svg, span > svg').count()).toBeGreaterThan(0);
      expect(await card.locator('img').count()).toBe(0);
    }
  });

  it(`s.2.3, s.3: has a chip for each category, a search box, 'Add Filter' without effect, and stores the id of a clicked article`, async () => {
    const chips = page.getByRole('list', { name: 'Categories' }).getByRole('button');
    expect(await chips.allInnerTexts()).toEqual(['Health', 'Lifestyle', 'Fitness', 'Nutrition']);
    const shownBy = async (chip: string) => {
      await page.getByRole('button', { name: chip, exact: true }).click();
      const titles = await titlesOn(featured);
      await page.getByRole('button', { name: chip, exact: true }).click();
      return titles;
    };
    expect(await shownBy('Health')).toEqual(['Newest of all']);
    expect(await shownBy('Lifestyle')).toEqual(['Second']);
    expect(await shownBy('Fitness')).toEqual(['Third']);
    expect(await shownBy('Nutrition')).toEqual(['Third', 'Fourth']);
    const box = page.getByRole('searchbox', { name: 'Search the library' });
    await box.fill('a-4 is about');
    expect(await titlesOn('Search results')).toEqual(['Fourth']);
    await box.fill('');
    const before = await main().ariaSnapshot();
    await page.getByRole('button', { name: 'Add Filter' }).click();
    expect(await main().ariaSnapshot()).toBe(before);
    await shelf(recommended).getByRole('link', { name: 'Fourth' }).click();
    await at('/library/preview');
    expect((await readLocalStorage(page)).contentId).toBe('a-4');
    await page.goBack();
  });

  it('s.2.3: without articles says so on both shelves', async () => {
    withArticles([]);
    await go('/library');
    await shelf(featured).getByText('No recent article', { exact: true }).waitFor();
    await shelf(recommended).getByText('No Recommendations', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('an article', () => {
  const whole = {
    ...articles[0],
    contentIntroduction: '<p>Begin <b>here</b></p>',
    contentBody: '<h3>Go on</h3><p onclick="run()">Text</p><a href="javascript:run()">link</a>',
    contentBodyImage: 'https://pictures.example.test/body.svg',
    contentConclusion: '<ul><li>The end</li></ul>',
  };

  async function open(path: string): Promise<void> {
    product.proxy.answer('/content/read-by-content-id/a-1', { responseCode: '00', data: whole });
    await go('/library');
    await page.evaluate(() => localStorage.setItem('contentId', 'a-1'));
    await go(path);
    await page.getByRole('heading', { level: 1, name: 'Newest of all', exact: true }).waitFor();
    await main().getByText('Go on').waitFor();
  }

  it('s.2.3, s.5: shows label, title, author, date, picture and parts in order', async () => {
    await open('/library/preview');
    const lines = (await main().innerText()).split('\n').filter(line => line.trim() !== '');
    expect(lines).toEqual([
      'Back to library',
      'Lifestyle',
      'Newest of all',
      'By Ṣadé Ọlátúnjí · May 4, 2024',
      'Introduction',
      'Begin here',
      'Go on',
      'Text',
      'link',
      'Conclusion',
      'The end',
    ]);
    const parts = page.locator('article :is(h1, img, h2, h3)');
    expect(
      await parts.evaluateAll(all => all.map(one => one.getAttribute('src') ?? one.textContent)),
    ).toEqual([
      'Newest of all',
      'https://pictures.example.test/one.svg',
      'Introduction',
      'Go on',
      'https://pictures.example.test/body.svg',
      'Conclusion',
    ]);
    // What else could run: `sanitiser.test.ts`.
    expect(await main().locator('[onclick], a[href^="javascript:"]').count()).toBe(0);
  });

  it(`s.2.3: is the same at /library-details, and has 'Back to library'`, async () => {
    const preview = await main().innerText();
    await open('/library-details');
    expect(await main().innerText()).toBe(preview);
    await page.getByRole('link', { name: 'Back to library' }).click();
    await at('/library');
  });

  it('s.2.3: has a placeholder for a body image that is not from https', async () => {
    whole.contentBodyImage = 'http://pictures.example.test/body.svg';
    await open('/library/preview');
    expect(await page.locator('article img').count()).toBe(1);
  });
});
