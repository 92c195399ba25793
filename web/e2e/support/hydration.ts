import type { Page } from 'playwright-core';

const heading = 'h1:not([aria-busy=true] *)';
/** The main heading of a page itself, not of its skeleton. */
export const renderedHeading = `main ${heading}`;

/**
 * Whether React has hydrated the prerendered page, or replaced its skeleton. Lazy parts hydrate when they are used, and then
 * replay what was done to them: after a click or a key, wait for its result.
 */
export async function isHydrated(page: Page): Promise<boolean> {
  const mains = await page
    .locator(`main:has(${heading})`)
    .evaluateAll(all => all.map(main => Object.keys(main).some(key => key.startsWith('__react'))));
  return mains.length > 0 && mains.every(Boolean);
}

/** Waits until it has hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await isHydrated(page)) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`The page at ${page.url()} does not listen.`);
}
