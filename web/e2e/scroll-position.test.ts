import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from './support/page-parts.ts';
import { demoAccount, open, openSignedInPage } from './support/routes.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';
import { focusHydrated, waitForFrames } from './support/waiting.ts';

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  const context = await product.browser.newContext({
    viewport: { width: 390, height: 700 },
    reducedMotion: 'reduce',
  });
  page = await openSignedInPage(context, product, demoAccount);
});

const { waitForPath, main } = pageParts(() => page);
const scrollTop = () => page.evaluate<number>('Math.round(scrollY)');

/*
 * `web/src/app/use-page-change.test.tsx` tests the links and buttons that open the next page. The tests of Back need the whole product,
 * because the entry of the app (`main.tsx`) starts to record scroll positions once for each document, before the page is hydrated.
 */

// Each test uses the last link of a page, so that the page must scroll to it.
describe('Back', () => {
  it.each<[from: string, to: string, link: () => Locator]>([
    ['/', '/nutrition', () => main().locator('a[href="/nutrition"]').last()],
    ['/library', '/library/preview', () => main().locator('a[href^="/library/preview"]').last()],
  ])('to %s from %s restores the scroll position', async (from, to, link) => {
    await open(page, product, from);
    await focusHydrated(link());
    const scrollBefore = await scrollTop();
    expect(scrollBefore).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    await waitForPath(to);
    await expect.poll(() => main().locator('h1:focus').count()).toBe(1);
    expect(await scrollTop()).toBe(0);
    // The scroll to the top fires its event in the next frame. The app records positions at this event, for the current history entry.
    await waitForFrames(page);
    await page.goBack();
    await waitForPath(from);
    // Both positions are rounded.
    await expect.poll(async () => Math.abs((await scrollTop()) - scrollBefore)).toBeLessThanOrEqual(2);
  });
});
