import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { accordionOf, linksOf, sectionOf } from '../support/marketing.ts';
import { open } from '../support/routes.ts';
import { openTab } from '../support/tab.ts';
import { setUpEmbeddedProduct } from '../support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { viewport: { width: 1280, height: 800 } }, 'file');
});

const bar = [
  ['Home', '/'],
  ['About Us', '/about-us'],
  ["FAQ's", '/faqs'],
  ['Blog', '/blog'],
  ['Login', '/login'],
  ['Get Started', '/signup'],
];

describe('any marketing page', () => {
  it.each(['/', '/fitness', '/waitlist-emails'])('s.1, s.2.1, s.9: %s ends with the footer', async path => {
    await open(page, product, path);
    const footer = page.getByRole('contentinfo');
    expect(await linksOf(footer)).toEqual([
      ['Get Started', '/signup'],
      ['Home', '/'],
      ['Choose Life Pillars', '/health'],
      ['About Us', '/about-us'],
      [expect.stringMatching(/^\+234 [\d ]+$/), expect.stringMatching(/^tel:\+234\d+$/)],
      [expect.stringMatching(/^info@/), expect.stringMatching(/^mailto:info@/)],
      ['Twitter', expect.stringMatching(/^https:/)],
      ['Instagram', expect.stringMatching(/^https:/)],
      // Ours, beside the copyright line.
      ['Privacy', '/privacy'],
    ]);
    const words = await footer.innerText();
    expect(words).toContain('Ready to improve all round wellness');
    expect(words).toContain('We got you covered');
    expect(words).toContain('What goes into your body is the most important part of your health.');
    expect(words).toMatch(/Lagos/);
    expect(words).toMatch(/© 2024/);
  });

  it(`s.2.1: is left by the bar's links`, async () => {
    await open(page, product, '/faqs');
    const links = page.getByRole('navigation', { name: 'Main' });
    expect(await linksOf(links)).toEqual(bar);
    await links.getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about-us');
  });
});

describe('the menu on a phone', () => {
  it('s.2.1, s.4: opens and closes, and holds what the bar holds', async () => {
    const phone = await product.browser.newPage({ viewport: { width: 390, height: 844 } });
    await open(phone, product, '/faqs');
    const menu = phone.getByRole('navigation', { name: 'Main' });
    expect(await menu.count()).toBe(0);
    await phone.getByRole('button', { name: 'Open the menu' }).click();
    await menu.waitFor();
    expect(await linksOf(menu)).toEqual(bar);
    expect(await violationsOf(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Close the menu' }).click();
    await menu.waitFor({ state: 'detached' });
    await phone.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await phone.waitForURL('**/about-us');
    await menu.waitFor({ state: 'detached' });
    await phone.close();
  });
});

describe('the home page', () => {
  beforeAll(() => open(page, product, '/'));

  it('s.1, s.2.1, s.9: has its parts in the specified order, and claims its users, companies, newsletter and classes', async () => {
    const parts = [
      page.locator('[aria-roledescription=carousel]'),
      page.getByText('8000+'),
      page.getByRole('heading', { name: 'Four pillars, one life' }),
      page.getByRole('heading', { name: 'One number you can change' }),
      page.getByRole('heading', { name: 'What changes at work' }),
      page.getByRole('heading', { name: 'Questions people ask' }),
      page.getByRole('heading', { name: 'Tips for this week' }),
    ];
    const tops = await Promise.all(parts.map(async part => (await part.boundingBox())?.y ?? Number.NaN));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const strip = await page.getByRole('region', { name: '8000+ users nationwide' }).innerText();
    expect(strip.split('\n').map(line => line.trim())).toEqual(
      expect.arrayContaining([
        '8000+',
        'users nationwide',
        'Trusted by top companies',
        'Weekly newsletter',
        'Free online training classes',
      ]),
    );
  });

  it(`s.1, s.2.1: has four cards, each of which leads to its pillar, as does its 'Read more'`, async () => {
    const cards = sectionOf(page, 'Four pillars, one life').getByRole('listitem');
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual([
      'Health',
      'Lifestyle',
      'Fitness',
      'Nutrition',
    ]);
    for (const [at, path] of ['/health', '/lifestyle', '/fitness', '/nutrition'].entries()) {
      expect(await linksOf(cards.nth(at))).toEqual([['Read more', path]]);
    }
    await cards.nth(2).click({ position: { x: 20, y: 20 } });
    await page.waitForURL('**/fitness');
    await open(page, product, '/');
  });

  it('s.1: promotes an assessment that is confidential and powered by a third party, and has three testimonials with a quote, a role and a sector', async () => {
    const promoted = await sectionOf(page, 'One number you can change').innerText();
    expect(promoted).toContain('Your answers stay confidential. Your employer never sees them.');
    expect(promoted).toContain('powered by a third-party provider');
    const said = sectionOf(page, 'What changes at work').locator('figure');
    expect(await said.count()).toBe(3);
    for (const one of await said.all()) {
      expect((await one.locator('blockquote').innerText()).length).toBeGreaterThan(20);
      const [role, sector] = (await one.locator('figcaption').innerText()).split('\n');
      expect(role && sector).toBeTruthy();
    }
  });

  it('s.2.1, s.4: has six questions, of which one is open', async () => {
    const part = sectionOf(page, 'Questions people ask');
    expect((await accordionOf(part)).questions).toHaveLength(6);
    for (const at of [0, 3, 5]) {
      await part.locator('details[name] summary').nth(at).click();
      expect((await accordionOf(part)).open).toEqual([at]);
    }
    await part.locator('details[name] summary').nth(5).click();
    expect((await accordionOf(part)).open).toEqual([]);
  });

  it('s.2.1, s.9: has three tip cards of March 10, 2024, whose links stay on the page', async () => {
    const cards = sectionOf(page, 'Tips for this week').getByRole('listitem');
    expect(await cards.locator('time').allInnerTexts()).toEqual(Array(3).fill('March 10, 2024'));
    for (const card of await cards.all()) {
      await card.getByRole('link', { name: 'Read more' }).click();
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });
});

describe('an address the product does not have', () => {
  it('s.2.5, s.8: shows the error page with its message, Home and Back', async () => {
    await open(page, product, '/faqs');
    const answer = await page.goto(`${product.url}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true }).waitFor();
    await page.getByText('404 Not Found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/faqs');
    await page.goto(`${product.url}/no-such-page`);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${product.url}/`);
  });
});
