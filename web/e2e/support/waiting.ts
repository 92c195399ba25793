import type { Locator, Page } from 'playwright-core';

const headingSelector = 'h1:not([aria-busy=true] *)';
/** The main heading of a page, and not the heading of its skeleton. */
export const renderedHeading = `main ${headingSelector}`;

/**
 * Whether React has hydrated the prerendered page, or replaced its skeleton. React then adds properties to the elements. The names of
 * these properties begin with `__react`. Lazy components hydrate when they are used, and then replay the event. So after a click or a key,
 * a test must wait for its result.
 */
async function isHydrated(page: Page): Promise<boolean> {
  const mains = await page
    .locator(`main:has(${headingSelector})`)
    .evaluateAll(all => all.map(main => Object.keys(main).some(key => key.startsWith('__react'))));
  return mains.length > 0 && mains.every(Boolean);
}

/** Waits until the page has hydrated. */
export function waitForHydration(page: Page): Promise<void> {
  return waitUntilHydrated(() => isHydrated(page), `The page at ${page.url()}`);
}

/**
 * Focuses a link or a button, which loads the code of a prerendered page, and waits until React has hydrated the element. Before that, a link
 * loads a new document.
 */
export async function focusHydrated(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.focus();
  const hasProps = (element: object) => Object.keys(element).some(key => key.startsWith('__reactProps'));
  await waitUntilHydrated(() => target.evaluate(hasProps), `${target}`);
}

/** Waits up to 10 seconds. @param what the page or element that hydrates, for the error */
async function waitUntilHydrated(isDone: () => Promise<boolean>, what: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await isDone()) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`${what} is not hydrated.`);
}

/** Waits until the browser has painted two frames, so that it has processed a scroll or a new window size. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );
}

/** Waits until the document has not changed for four frames, so that pending updates have been rendered. */
export function waitForStableDocument(page: Page): Promise<void> {
  return page.evaluate(`new Promise(done => {
    let frames = 0;
    const changes = new MutationObserver(() => (frames = 0));
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const next = () => {
      frames += 1;
      if (frames < 4) return requestAnimationFrame(next);
      changes.disconnect();
      done();
    };
    requestAnimationFrame(next);
  })`);
}
