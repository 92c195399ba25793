import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from './support/page-parts.ts';
import { demoAccount, open, signedInPage } from './support/routes.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';
import { focusHydrated, waitForFrames } from './support/waiting.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  const context = await product.browser.newContext({
    viewport: { width: 1280, height: 700 },
    reducedMotion: 'reduce',
  });
  page = await signedInPage(context, product, demoAccount);
});

const link = (name: string | RegExp, part: Page | Locator = page) =>
  part.getByRole('link', { name, exact: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const { at, main } = pageParts(() => page);
const scrolled = () => page.evaluate<number>('Math.round(scrollY)');

describe('a step onwards', () => {
  beforeAll(() => page.setViewportSize({ width: 1280, height: 700 }));

  it.each<[from: string, to: string, way: () => Locator]>([
    ['/', '/health', () => main().locator('a[href="/health"]').first()],
    ['/faqs', '/signup', () => link('Get Started', page.getByRole('contentinfo'))],
    ['/dashboard', '/reports', () => link('Reports')],
    ['/library', '/library/preview', () => main().locator('a[href^="/library/preview"]').last()],
    ['/reports', '/reports/summary', () => button('View/Download Report')],
    ['/hra/general', '/hra/cough-hygiene', () => page.locator('a[href="/hra/cough-hygiene"]').first()],
    ['/hra/others', '/hra/review', () => button('Finish')],
  ])('from %s to %s shows the top and gives the focus to the main heading', async (from, to, way) => {
    await open(page, product, from);
    await focusHydrated(way());
    await way().click();
    await at(to);
    await expect.poll(() => main().locator('h1:focus').count()).toBe(1);
    expect(await scrolled()).toBe(0);
  });
});

describe('Back', () => {
  beforeAll(() => page.setViewportSize({ width: 390, height: 700 }));

  it.each<[from: string, to: string, way: () => Locator]>([
    ['/', '/nutrition', () => main().locator('a[href="/nutrition"]').last()],
    ['/library', '/library/preview', () => main().locator('a[href^="/library/preview"]').last()],
  ])('from %s by way of %s shows the place that was left', async (from, to, way) => {
    await open(page, product, from);
    await focusHydrated(way());
    const left = await scrolled();
    expect(left).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    await at(to);
    await expect.poll(() => main().locator('h1:focus').count()).toBe(1);
    expect(await scrolled()).toBe(0);
    await waitForFrames(page);
    await page.goBack();
    await at(from);
    await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThanOrEqual(2);
  });
});
