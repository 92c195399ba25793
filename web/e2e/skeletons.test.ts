import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentTitle, routeNames, routes } from '../src/paths.ts';
import { countingScript, readCounts } from './support/page-cost.ts';
import { demoAccount, open, openSignedInPage } from './support/routes.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

/* Tests the prerendered documents of signed-in pages, which a slow connection shows before the code is loaded. */

const signedInPages = routeNames
  .map(name => routes[name])
  .filter(({ group }) => group === 'signed-in' || group === 'hra');
/** All pages with questions have the same document, so a run that is not long reads only every eighth of these pages. */
const testedPages = signedInPages.filter(
  ({ group }, index) => inject('long') || group !== 'hra' || index % 8 === 0,
);
/** One page of each kind. */
const pathOfEachKind = [
  '/dashboard',
  '/reports',
  '/reports/summary',
  '/library',
  '/library/preview',
  '/settings',
  '/hra',
];
const hraPaths = ['/hra/general', '/hra/review'];

/**
 * The largest compressed size of the files that are loaded before the shell is shown (docs/decisions/0007-the-first-load.md). At 50 kB/s they
 * take 0.4 s. In addition there are two round trips, for the document and for its style sheet.
 */
const maxBytes = 21_000;

// An argument starts a separate product: another test file may have given the demo account a report with a different height.
const product = setUpEmbeddedProduct({});
let context: BrowserContext;
afterEach(() => context?.close());

/** A file that a page has loaded. */
interface FetchedFile {
  readonly name: string;
  readonly bytes: number;
  /** Whether the first paint waits for the file. */
  readonly isBlocking: boolean;
}

/** The compressed sizes of the document and the files that it loaded. */
function fetchedFilesOf(page: Page): Promise<FetchedFile[]> {
  return page.evaluate(`[
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].map(entry => ({
    name: entry.name,
    bytes: entry.encodedBodySize,
    isBlocking: entry.entryType === 'navigation' || entry.renderBlockingStatus === 'blocking',
  }))`);
}

describe('the document of a signed-in page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await product.browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
  });

  it.each(testedPages)(
    '$path contains the shell with a loading text, and its first paint waits only for the document and the style sheet',
    async ({ path, group, title }) => {
      expect((await page.goto(`${product.url}${path}`))?.status()).toBe(200);
      expect(await page.title()).toBe(documentTitle(title));
      expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(1);
      expect(await page.locator('noscript').innerText()).toContain('needs JavaScript');
      const main = page.getByRole('main');
      expect(await page.locator('h1').count()).toBe(1);
      expect((await page.locator('h1').innerText()).length).toBeGreaterThan(3);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.getByRole('banner').getByRole('link', { name: 'Choose Life' }).isVisible()).toBe(
        true,
      );
      expect(await main.locator('[aria-busy=true]').count()).toBe(1);
      expect(await main.getByRole('status').innerText()).toMatch(/^Loading/);
      expect(await main.innerText()).not.toMatch(/could not|failed|No reports|Unspecified|%/i);
      expect(await main.locator('button, input, select').count()).toBe(0);
      if (group === 'signed-in') {
        const links = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
        expect(await links.count()).toBe(5);
        // The navigation has no link for this page.
        expect(await links.and(page.locator('[aria-current]')).count()).toBe(
          path === '/results/summary' ? 0 : 1,
        );
      }
      // Only two scripts are loaded at the same time as the style sheet: the entry, and the script that activates the preloads afterwards.
      const fetchedFiles = await fetchedFilesOf(page);
      expect(fetchedFiles.filter(({ name }) => name.endsWith('.js')).length).toBeLessThanOrEqual(2);
      expect(await page.locator('link[rel=preload]:not([media])').count()).toBe(0);
      const blockingFiles = fetchedFiles.filter(({ isBlocking }) => isBlocking);
      expect(blockingFiles.map(({ name }) => new URL(name).pathname.replace(/-.{8}\.css$/, ''))).toEqual([
        path,
        '/assets/style',
      ]);
      expect(blockingFiles.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytes);
    },
  );
});

describe('a signed-in page that hydrates its prerendered document', () => {
  async function openFirstVisit(width: number): Promise<{ page: Page; consoleErrors: string[] }> {
    context = await product.browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const page = await openSignedInPage(context, product, demoAccount);
    const consoleErrors: string[] = [];
    page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()));
    page.on('pageerror', error => consoleErrors.push(String(error)));
    return { page, consoleErrors };
  }

  /** A page of a returning visitor: the code that all pages share is in the browser's cache. */
  let returningPage: Page;
  beforeAll(async () => {
    const returningContext = await product.browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    returningPage = await openSignedInPage(returningContext, product, demoAccount);
    await returningPage.addInitScript(countingScript);
    await open(returningPage, product, '/dashboard');
  });

  it.each(inject('long') ? [390, 1280] : [390])(
    'hydrates the shell without a change or an error at %s px',
    async width => {
      const { page, consoleErrors } = await openFirstVisit(width);
      // In a run that is not long, only every second page is opened.
      const testedPaths = [...pathOfEachKind, ...hraPaths].filter(
        (_, index) => inject('long') || index % 2 === 0,
      );
      // Each element gets a mark. An element that React has replaced has no mark.
      await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('header, nav, main')) element.isPrerendered = true;
    })`);
      for (const path of testedPaths) {
        await open(page, product, path);
        // The shell of an assessment has a `main` with a skeleton. Its pages replace it by a `nav` and another `main` (`hra-shell.tsx`).
        // Elements inside `header` and `main` belong to the page, so they are not in the prerendered document.
        const hydratedElements = pathOfEachKind.includes(path) ? 'header, nav, main' : 'header';
        const replacedCount = await page
          .locator(`:is(${hydratedElements}):not(header *, main *)`)
          .evaluateAll(all => all.filter(element => !Reflect.get(element, 'isPrerendered')).length);
        expect(replacedCount, path).toBe(0);
      }
      expect(consoleErrors).toEqual([]);
    },
  );

  it('performs the action of a button that was pressed in the shell before the code was loaded', async () => {
    const page = returningPage;
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/dashboard-page-*.js', async route => {
      await promise;
      await route.continue();
    });
    // At this event the entry, which records presses, has run.
    await page.goto(`${product.url}/dashboard`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'More' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    resolve();
    await page.getByRole('dialog', { name: 'More' }).waitFor();
    await page.unrouteAll();
  });

  // A run that is not long has only pages that `first-load/signed-in-pages.test.ts` does not measure.
  const measuredPaths = inject('long') ? [...pathOfEachKind, ...hraPaths] : ['/settings', '/hra/review'];
  it.each(measuredPaths)('has a small layout shift on %s', async path => {
    const expectSmallShift = async (page: Page, visit: string) => {
      await open(page, product, path);
      await page.waitForLoadState('networkidle');
      // The limit of a good layout shift in Web Vitals.
      expect((await readCounts(page)).shift, visit).toBeLessThanOrEqual(0.1);
    };
    if (inject('long')) {
      // A first visit has an empty cache: fonts and all code are loaded.
      const { page } = await openFirstVisit(390);
      await page.addInitScript(countingScript);
      await expectSmallShift(page, 'first visit');
    }
    await expectSmallShift(returningPage, 'later visit');
  });
});
