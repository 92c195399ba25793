import type { Locator, Page } from 'playwright-core';
import { isHydrated } from './waiting.ts';

/** The slides of the page's carousel and the one that is shown. */
export async function carouselOf(part: Locator): Promise<{ slides: string[]; shown: string[] }> {
  const named = (all: Locator) =>
    all.evaluateAll(slides =>
      slides.map(slide => (slide.getAttribute('aria-label') ?? '').replace(/^\d+ of \d+: /, '')),
    );
  const slides = part.locator('[aria-roledescription=slide]');
  return {
    slides: await named(slides),
    shown: await named(part.locator('[aria-roledescription=slide]:not([inert])')),
  };
}

/** Opens a page whose clock stands still until the test moves it, and waits until the page listens. */
export async function openWithPausedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date('2025-06-01T09:00:00Z') });
  await page.clock.pauseAt(new Date('2025-06-01T09:00:01Z'));
  await page.goto(address);
  await advanceClockUntil(page, () => isHydrated(page));
}

/**
 * Moves a still clock in steps (of `step` ms) until something is there. What the page waits for may come over the network,
 * which does not follow the page's clock: it fails after 30 s of our own time.
 */
export async function advanceClockUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  step = 10,
): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    if (await isThere()) return;
    await page.clock.runFor(step);
    // Other processes of the page, such as the adapter, need the processor too.
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('It was not there after 30 seconds.');
}
