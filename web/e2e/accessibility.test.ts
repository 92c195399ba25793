import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { type Product, startProduct } from './support/product.ts';
import { demoAccount, everyRoute, open, signedInPage } from './support/routes.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.each([
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    // The engine is injected by script, which the page's own policy forbids; the policy has its tests elsewhere.
    context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    page = await signedInPage(context, product, demoAccount);
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(String(error)));
  });
  afterAll(() => context?.close());

  it.each(everyRoute)(
    '$path has no violation, one main heading and no fault in the console',
    async ({ path }) => {
      complaints.length = 0;
      await open(page, product, path);
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`),
      ).toEqual([]);
      expect(await page.locator('h1').count()).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
});
