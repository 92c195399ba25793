import type { Page } from 'playwright-core';

const heading = 'h1:not([aria-busy=true] *)';
/** The main heading of a page itself, not of what stands in for it in its document. */
export const renderedHeading = `main ${heading}`;

/**
 * Whether the app has taken over the document: a prerendered page, or what stands in for one, is there before it is. Parts
 * of the page may still wait until they are used, and then do what was done to them: look for what comes of a click or a key,
 * and wait for it.
 */
export async function isHydrated(page: Page): Promise<boolean> {
  const mains = await page
    .locator(`main:has(${heading})`)
    .evaluateAll(all => all.map(main => Object.keys(main).some(key => key.startsWith('__react'))));
  return mains.length > 0 && mains.every(Boolean);
}

/** Waits until it has. */
export async function waitForHydration(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await isHydrated(page)) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`The page at ${page.url()} does not listen.`);
}
