import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitForFrames } from './support/frames.ts';
import { demoAccount, everyRoute, open, signedInPage } from './support/routes.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

/** See `window-inspection.js`, which runs inside the page. */
const inspection = fileURLToPath(new URL('support/window-inspection.js', import.meta.url));

const lowWindows = [
  { what: 'a page of 1280 × 900 at 200 %', width: 640, height: 450 },
  { what: 'a phone on its side', width: 844, height: 390 },
  { what: 'a low window on a wide screen', width: 1280, height: 500 },
];
const highWindows = [
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a laptop', width: 1440, height: 900 },
];
/** How much of a low window's height bars may take, in percent. */
const maxBarsPercent = 25;

const product = setUpEmbeddedProduct();
let page: Page;

beforeAll(async () => {
  const context = await product.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript({ path: inspection });
  page = await signedInPage(context, product, demoAccount);
});

const barsPercent = () => page.evaluate<number>('windowInspection.barsPercent()');
const covered = () => page.evaluate<string[]>('windowInspection.covered()');

describe('in every window', () => {
  it.each(everyRoute)(
    '$path leaves room between its bars, and nothing usable lies under one',
    async ({ path }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, product, path);
      for (const { what, width, height } of [...highWindows, ...lowWindows]) {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        expect.soft(await covered(), what).toEqual([]);
        if (height < 600) expect.soft(await barsPercent(), what).toBeLessThanOrEqual(maxBarsPercent);
      }
    },
  );
});

describe('one bar at the foot', () => {
  it.each(['/reports/summary', '/results/summary'])('is what %s has on a phone', async path => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, product, path);
    expect(await page.getByRole('button', { name: 'Download Results' }).isVisible()).toBe(true);
    // The five places alone.
    expect(await barsPercent()).toBeLessThan((100 * 80) / 844);
  });
});

describe('the list of parts', () => {
  it.each([900, 640])('has its way back in sight from the start in a window %s px high', async height => {
    await page.setViewportSize({ width: 1440, height });
    await open(page, product, '/hra/general');
    const back = page.getByRole('link', { name: 'Back to overview' });
    await back.click({ trial: true });
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  it('stands whole between the bars in a window 900 px high', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, product, '/hra/general');
    const list = page.getByRole('navigation', { name: 'All parts' });
    const hidden = await list.evaluate(nav => nav.scrollHeight - nav.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});
