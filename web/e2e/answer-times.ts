import type { Locator, Page } from 'playwright-core';
import { formatNumber, table, writeSection } from '../../bench/src/scenario.ts';
import { routeNames, routes } from '../src/paths.ts';
import { launchBrowser, phone } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { demoAccount, open, openSignedInPage } from './support/routes.ts';

/** How many times slower than this machine the simulated phone is. */
const cpuSlowdown = 4;

/** All pages with questions. Review has no questions, and `bloodPressureMale` is a second address of another page. */
const pages = routeNames.filter(
  name => routes[name].group === 'hra' && name !== 'hraReview' && name !== 'bloodPressureMale',
);

/** Records the longest time from an input event to the frame with its effect (Event Timing). The browser omits times under 16 ms. */
const timingScript = `
  globalThis.longestMs = 0;
  new PerformanceObserver(list => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) globalThis.longestMs = Math.max(globalThis.longestMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** `npm run lighthouse -- answers`: measures the time until a chosen answer is painted on a slow phone, for every page with questions. */
export async function measureAnswers(): Promise<void> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(phone);
    const page = await openSignedInPage(context, product, demoAccount);
    await page.addInitScript(timingScript);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const rows: string[][] = [];
    for (const name of pages) {
      const { path } = routes[name];
      await open(page, product, path);
      await page.waitForLoadState('networkidle');
      const choiceMs = await longestEventMs(
        page,
        page.locator('main :is([type=radio], [type=checkbox])'),
        option => tapWithoutChecks(page, option),
      );
      const typingMs = await longestEventMs(page, page.locator('main [inputmode]'), field =>
        field.pressSequentially('45'),
      );
      rows.push([path, formatNumber(choiceMs), formatNumber(typingMs)]);
    }
    const lines = [table(['page', 'an option is chosen, ms', 'a number is typed, ms'], rows)];
    await writeSection({ heading: 'Answers on a phone', lines }, 'lighthouse -- answers');
  } finally {
    await browser.close();
    await product.stop();
  }
}

/**
 * A tap without the checks of Playwright's `tap`, which run in the page between press and release, so they would be measured too. As on a
 * phone, no hover event precedes the press.
 */
async function tapWithoutChecks(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Enters an answer by the first of the elements. @returns the longest time in milliseconds; NaN if the page has no such element */
async function longestEventMs(
  page: Page,
  elements: Locator,
  enterAnswer: (first: Locator) => Promise<void>,
): Promise<number> {
  const first = elements.first();
  if ((await elements.count()) === 0) return Number.NaN;
  await first.scrollIntoViewIfNeeded();
  await page.evaluate('longestMs = 0');
  await enterAnswer(first);
  // An event is reported after the frame that shows it.
  await page.waitForTimeout(1_000);
  return page.evaluate('longestMs');
}
