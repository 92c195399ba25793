import { fileURLToPath } from 'node:url';
import { readArticles } from '@choose-life/gateway/content/articles';
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { looks, violationsOf } from './support/axe.ts';
import { examinedRoutes } from './support/examined-routes.ts';
import { changeQuestionnaire } from './support/gateway-proxy.ts';
import { allInLongRun } from './support/long-run.ts';
import { open, openSignedInPage } from './support/routes.ts';
import { setUpProduct } from './support/test-product.ts';
import { waitForFrames } from './support/waiting.ts';

/** A script that defines `windowInspection`. */
const inspectionScript = fileURLToPath(new URL('support/window-inspection.js', import.meta.url));

/** The narrowest screen in pixels (WCAG 1.4.10). */
const narrowestWidth = 320;
/** The widths at which the layout changes, in pixels. */
const breakpoints = [768, 1024];
const windows = [
  { description: 'a phone', width: 390, height: 844 },
  { description: 'a laptop', width: 1440, height: 900 },
  { description: 'a window of 1280 × 900 px at a zoom of 200 %', width: 640, height: 450 },
  { description: 'a phone on its side', width: 844, height: 390 },
  { description: 'a low window on a wide screen', width: 1280, height: 500 },
];
/** Font sizes of the browser's settings in px: 150 and 200 % (WCAG 1.4.4). A run that is not long has only the larger size. */
const fontSizes = [24, 32];
/** In windows below this height, in pixels, the height of the bars is limited. */
const lowWindowHeight = 600;
/** The largest part of a low window's height that bars may cover, in percent. */
const maxBarsPercent = 25;

/** A very long word, which a name, a company or a title may contain. */
const longWord = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaft';
const account = {
  email: `${longWord.slice(0, 40)}@${longWord.slice(0, 20)}.test`.toLowerCase(),
  password: 'a good password',
  firstName: longWord,
  lastName: longWord,
  company: { id: 'long', name: longWord },
};

const product = setUpProduct();
let page: Page;
let browserSettings: CDPSession;
const consoleErrors: string[] = [];

beforeAll(async () => {
  const context = await product.browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript({ path: inspectionScript });
  await product.gateway.createAccount(account);
  await product.gateway.createReport(account.email);
  await product.gateway.createWaitListEntry(account.email);
  for (const article of readArticles())
    await product.gateway.createArticle({ ...article, contentTitle: longWord, contentAuthorName: longWord });
  page = await openSignedInPage(context, product, account);
  browserSettings = await context.newCDPSession(page);
  page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', error => consoleErrors.push(String(error)));
});

const barsPercent = () => page.evaluate<number>('windowInspection.barsPercent()');
const coveredControls = () => page.evaluate<string[]>('windowInspection.covered()');

/** The first elements beyond the right edge of the window, if the page is wider than the window. */
async function elementsBeyondWindow(): Promise<string[]> {
  const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
  if (!isWide) return [];
  return page.locator('body *').evaluateAll(all => {
    const edge = all[0]?.ownerDocument.documentElement.clientWidth ?? 0;
    // A difference of 1 px may be due to rounding.
    const beyond = all.filter(element => element.getBoundingClientRect().right > edge + 1);
    return [
      'the page is wider than its window',
      ...beyond.slice(0, 5).map(element => element.outerHTML.slice(0, 120)),
    ];
  });
}

describe('every page', () => {
  beforeEach(() =>
    changeQuestionnaire(product.proxy, questionnaire => ({
      ...questionnaire,
      meta: {
        ...questionnaire.meta,
        modules: questionnaire.meta.modules.map(module => ({
          ...module,
          label: longWord,
          prompt: longWord,
          questions: module.questions.map(question => ({ ...question, label: longWord, prompt: longWord })),
        })),
      },
    })),
  );

  // One test for all checks, because one load is enough for them. The message of a failed expectation names its check.
  it.each(examinedRoutes.map((route, index) => ({ ...route, index })))(
    '$path is usable in every window, colour scheme and font size',
    async ({ path, index }) => {
      consoleErrors.length = 0;
      const examinedLooks = allInLongRun(looks, index);
      await page.setViewportSize({ width: examinedLooks[0]?.width ?? 390, height: 844 });
      await open(page, product, path);
      for (const { width, colorScheme } of examinedLooks) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await violationsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
        expect.soft(await page.locator('h1').count(), 'main headings').toBe(1);
      }
      for (const width of [narrowestWidth, ...allInLongRun(breakpoints, index)]) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await elementsBeyondWindow(), `${width} px`).toEqual([]);
      }
      for (const { description, width, height } of allInLongRun(windows, index)) {
        await page.setViewportSize({ width, height });
        await waitForFrames(page);
        expect.soft(await coveredControls(), description).toEqual([]);
        if (height < lowWindowHeight)
          expect.soft(await barsPercent(), description).toBeLessThanOrEqual(maxBarsPercent);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const standard of inject('long') ? fontSizes : fontSizes.slice(-1)) {
        await browserSettings.send('Page.setFontSizes', { fontSizes: { standard } });
        await waitForFrames(page);
        expect.soft(await elementsBeyondWindow(), `a font of ${standard} px`).toEqual([]);
      }
      await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      expect(consoleErrors, 'errors in the console').toEqual([]);
    },
  );
});

describe('a file that is opened as a document', () => {
  it.each(['/open-graph.png', '/sitemap.xml', '/pictures/safe-at-home.svg', '/robots.txt'])(
    '%s causes no violation of the content security policy',
    async path => {
      consoleErrors.length = 0;
      await page.goto(`${product.url}${path}`);
      await waitForFrames(page);
      expect(consoleErrors).toEqual([]);
    },
  );
});

describe('the report on a phone', () => {
  it('has only one bar, at the bottom of the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, product, '/reports/summary');
    expect(await page.getByRole('button', { name: 'Download Results' }).isVisible()).toBe(true);
    const barTops = await page.evaluate<number[]>('windowInspection.barTops()');
    expect(barTops).toHaveLength(1);
    // The bar has a height of at most 80 px, and the window has 844 px.
    expect(barTops[0]).toBeGreaterThan(844 - 80);
  });
});

describe('the list of sections', () => {
  it.each([900, 640])(
    'shows its link to the overview without scrolling in a window with a height of %s px',
    async height => {
      await page.setViewportSize({ width: 1440, height });
      await open(page, product, '/hra/general');
      const back = page.getByRole('link', { name: 'Back to overview' });
      await back.click({ trial: true });
      expect(await page.evaluate('scrollY')).toBe(0);
    },
  );

  it('fits between the bars in a window with a height of 900 px', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, product, '/hra/general');
    const list = page.getByRole('navigation', { name: 'All parts' });
    expect(await list.evaluate(nav => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0);
  });
});
