import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { refusal } from '../support/gateway-proxy.ts';
import { open } from '../support/routes.ts';
import { setUpProduct } from '../support/test-product.ts';

const list = '/content/read-content-library';
/** Categories as different gateways write them; the last article has none. */
const articles = [
  ['Numbers', ['Health']],
  ['Rest', ['LifeStyle', 'Health']],
  ['Steps', ['fitness']],
  ['Greens', ['Nutrition ']],
  ['Nothing', []],
] as const;

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  const context = await product.browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Africa/Lagos',
  });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

const tabs = () => page.getByRole('tab');
const active = () => page.locator('[role=tab][aria-selected=true]').allInnerTexts();
const cards = () => page.getByRole('tabpanel').getByRole('listitem');
const titles = () => cards().getByRole('heading').allInnerTexts();

function answerWith(data: unknown): void {
  product.proxy.answer(list, { responseCode: '00', contentLibrary: { data } });
}

describe('the blog', () => {
  it('s.2.1, s.4, s.9: asks once for 100 articles, and filters them by one category at a time, also by arrow keys', async () => {
    answerWith(
      articles.map(([contentTitle, categories], at) => ({
        contentId: `article-${at}`,
        contentTitle,
        contentIntroduction: 'A short introduction.',
        contentDisplayPictureUrl: null,
        contentCreatedAt: '2024-03-10T13:05:00.000Z',
        categories,
      })),
    );
    await open(page, product, '/blog');
    await page.getByRole('heading', { name: 'Wellness Blog', exact: true, level: 1 }).waitFor();
    await cards().first().waitFor();
    expect(await tabs().allInnerTexts()).toEqual(['All', 'Health', 'Fitness', 'Lifestyle', 'Nutrition']);
    expect(await active()).toEqual(['All']);
    const before = product.proxy.callsTo(list).length;
    for (const [tab, shown] of [
      ['Health', ['Numbers', 'Rest']],
      ['Fitness', ['Steps']],
      ['Lifestyle', ['Rest']],
      ['Nutrition', ['Greens']],
      ['All', ['Numbers', 'Rest', 'Steps', 'Greens', 'Nothing']],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect.poll(active).toEqual([tab]);
      await expect.poll(titles).toEqual(shown);
    }
    expect(product.proxy.callsTo(list).length).toBe(before);
    await page.getByRole('tab', { name: 'All' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    for (const [key, tab] of [
      ['ArrowRight', 'Health'],
      ['End', 'Nutrition'],
      ['ArrowRight', 'All'],
    ] as const) {
      // Until the code that knows the keys has come, a key does nothing.
      await expect
        .poll(async () => {
          if ((await active())[0] !== tab) await page.keyboard.press(key);
          return active();
        })
        .toEqual([tab]);
      expect(await page.locator(':focus').innerText()).toBe(tab);
    }
    expect(product.proxy.lastBody(list)).toEqual({
      categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'],
      pageNumber: 1,
      pageSize: 100,
    });
  });

  it('s.2.1, s.3, s.5, s.6: shows picture, title, introduction and date on a card, which leads to login', async () => {
    answerWith([
      {
        contentId: 'one',
        contentTitle: '<p>Wrapped title</p>',
        contentIntroduction: '<p>Wrapped introduction.</p>',
        contentDisplayPictureUrl: '/pictures/blood-sugar-in-plain-words.svg',
        contentCreatedAt: '2024-03-10T13:05:00.000Z',
        categories: ['Health'],
      },
      {
        contentId: 'two',
        contentTitle: 'Before noon',
        contentIntroduction: 'Early.',
        contentDisplayPictureUrl: null,
        contentCreatedAt: '2024-12-01T08:00:00.000Z',
        categories: ['Health'],
      },
    ]);
    await open(page, product, '/blog');
    await cards().first().waitFor();
    expect(await titles()).toEqual(['Wrapped title', 'Before noon']);
    const [first, second] = await cards().allInnerTexts();
    expect(first).toContain('March 10, 2024. 02:05 PM');
    expect(first).toContain('Wrapped introduction.');
    expect(first).not.toContain('<p>');
    expect(second).toContain('December 1, 2024. 09:00 AM');
    await expect.poll(() => cards().locator('img, svg.size-full').count()).toBe(2);
    await cards().first().getByRole('link', { name: 'Read more' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  });

  it('s.4, s.8: opens the error modal when the list cannot be read', async () => {
    product.proxy.intercept(list, () => refusal('the library rests today'));
    await open(page, product, '/blog');
    const modal = page.getByRole('alertdialog', { name: 'Error' });
    await modal.getByText('the library rests today', { exact: true }).waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });
    await page.getByText('The articles did not load.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    product.proxy.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards().first().waitFor();
    expect(await modal.count()).toBe(0);
  });
});
