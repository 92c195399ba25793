import type { Locator, Page } from 'playwright-core';
import { isHydrated } from './waiting.ts';

/** Words and address of every link, in their order; words that only a screen reader says are left out. */
export function linksOf(part: Locator): Promise<[words: string, href: string | null][]> {
  return part.getByRole('link').evaluateAll(links =>
    links.map(link => {
      const shown = [...link.childNodes].filter(node => !node.classList?.contains('sr-only'));
      const words = shown.map(node => node.textContent).join('');
      return [words.replace(/\s+/g, ' ').trim(), link.getAttribute('href')] as [string, string | null];
    }),
  );
}

/** The section under a heading. */
export function sectionOf(page: Page, heading: string): Locator {
  return page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) }).last();
}

/** The questions of an accordion, and which of them are open, by position from 0. */
export async function accordionOf(part: Locator): Promise<{ questions: string[]; open: number[] }> {
  const items = part.locator('details[name]');
  const questions = await items.locator('summary').allInnerTexts();
  const states = await items.evaluateAll(all => all.map(item => item.hasAttribute('open')));
  return { questions, open: states.flatMap((isOpen, at) => (isOpen ? [at] : [])) };
}

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
    // Whoever else works for the page, such as the adapter, needs the processor too.
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('It was not there after 30 seconds.');
}
