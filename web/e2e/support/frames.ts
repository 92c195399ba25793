import type { Page } from 'playwright-core';

/** Waits until the browser has drawn two frames: what follows a scroll or a new window size has happened by then. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
  );
}
