import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpEmbeddedProduct } from '../support/test-product.ts';
import { isHydrated } from '../support/waiting.ts';

const product = setUpEmbeddedProduct();
let page: Page;
let carousel: Locator;

beforeEach(async () => {
  page = await product.browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  carousel = page.locator('[aria-roledescription=carousel]');
});
afterEach(() => page.close());

const named = (slides: Locator) =>
  slides.evaluateAll(all =>
    all.map(slide => (slide.getAttribute('aria-label') ?? '').replace(/^\d+ of \d+: /, '')),
  );
const slides = () => named(carousel.locator('[aria-roledescription=slide]'));
const shown = () => named(carousel.locator('[aria-roledescription=slide]:not([inert])'));

/** Opens a page whose clock stands still until the test moves it, and waits until the page listens. */
async function openWithPausedClock(path: string): Promise<void> {
  await page.clock.install({ time: new Date('2025-06-01T09:00:00Z') });
  await page.clock.pauseAt(new Date('2025-06-01T09:00:01Z'));
  await page.goto(product.url + path);
  await advanceClockUntil(() => isHydrated(page));
}

/**
 * Moves the clock until something is there. What the page waits for may come over the network, which does not follow the page's
 * clock: it fails after 30 s of our own time.
 */
async function advanceClockUntil(isThere: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    if (await isThere()) return;
    await page.clock.runFor(10);
    // Other processes of the page, such as the adapter, need the processor too.
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  throw new Error('It was not there after 30 seconds.');
}

/** Goes through the slides from the first change on, so that it does not matter when the page began to play. */
async function slidesInTurn(names: readonly string[], interval: number): Promise<void> {
  expect(await shown()).toEqual([names[0]]);
  await page.clock.runFor(interval - 500);
  await advanceClockUntil(async () => (await shown())[0] !== names[0]);
  for (const name of names.slice(1)) {
    expect(await shown()).toEqual([name]);
    await page.clock.runFor(interval - 20);
    expect(await shown()).toEqual([name]);
    await page.clock.runFor(20);
  }
}

async function leave() {
  await page.mouse.move(0, 0);
  await carousel.locator(':focus').blur();
}

/** The style that decides how a slide comes and goes. */
const fadeOf = () =>
  carousel.locator('[aria-roledescription=slide]').evaluateAll(slides =>
    slides.map(slide => {
      const { transitionProperty, transitionDuration, opacity } =
        slide.ownerDocument.defaultView.getComputedStyle(slide);
      return { transitionProperty, transitionDuration, opacity };
    }),
  );

const hero = ['Preventive health', 'Fitness', 'Lifestyle', 'Nutrition'];

describe('the home hero', () => {
  it(`s.2.1, s.4, s.9: shows four slides in turn, one at a time, faded in 500 ms, each with 'Take the assessment' to login`, async () => {
    await openWithPausedClock('/');
    expect(await slides()).toEqual(hero);
    const fade = { transitionProperty: 'opacity', transitionDuration: '0.5s' };
    expect(await fadeOf()).toEqual([1, 0, 0, 0].map(opacity => ({ ...fade, opacity: String(opacity) })));
    const buttons = carousel.locator('[aria-roledescription=slide] a', { hasText: 'Take' });
    expect(await buttons.allInnerTexts()).toEqual(hero.map(() => 'Take the assessment'));
    expect(await buttons.evaluateAll(all => all.map(one => one.getAttribute('href')))).toEqual(
      hero.map(() => '/login'),
    );
    await slidesInTurn([...hero, 'Preventive health'], 6000);
    await carousel.locator('[aria-roledescription=slide]:not([inert]) a', { hasText: 'Take' }).click();
    await page.waitForURL('**/login');
  });

  it('stands still after Pause, and goes on after Play', async () => {
    await openWithPausedClock('/');
    await carousel.getByRole('button', { name: 'Pause the slides' }).click();
    await leave();
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['Preventive health']);
    await carousel.getByRole('button', { name: 'Play the slides' }).click();
    await leave();
    await page.clock.runFor(6100);
    expect(await shown()).toEqual(['Fitness']);
  });

  it('does not play for people who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithPausedClock('/');
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['Preventive health']);
  });
});

describe('the carousel of the auth pages', () => {
  const pillars = ['HEALTH', 'FITNESS', 'NUTRITION', 'LIFESTYLE'];

  it('s.2.2, s.9: stands on the left under its banner, goes on every 4000 ms, fades in 1000 ms and loops', async () => {
    await openWithPausedClock('/login');
    const main = page.getByRole('main');
    const banner = await carousel.boundingBox();
    const form = await main.locator('form').boundingBox();
    expect(banner && form && banner.x + banner.width <= form.x).toBe(true);
    const right = [
      main.getByRole('link', { name: 'Choose Life' }),
      main.getByRole('heading', { name: 'Welcome Back' }),
      main.getByText('Log in to see your risk age, your reports and your library.'),
      main.locator('form'),
      main.getByRole('link', { name: 'Sign Up' }),
    ];
    const tops = await Promise.all(right.map(async part => (await part.boundingBox())?.y ?? Number.NaN));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    for (const words of [
      'Wellness begins with Prevention',
      'Take charge of your health with our comprehensive preventive care solutions',
    ])
      await carousel.getByText(words, { exact: true }).waitFor();
    const durations = (await fadeOf()).map(({ transitionDuration }) => transitionDuration);
    expect(durations).toEqual(pillars.map(() => '1s'));
    expect(await slides()).toEqual(pillars);
    await slidesInTurn([...pillars, ...pillars], 4000);
  });
});

describe('the myths of the health page', () => {
  const myths = ['Sickle cell disease', 'HIV and AIDS remedies', 'Cancer contagion'];

  it('s.2.1, s.4: are three, come in turn, begin anew, and have a dot each, which shows its myth and stays there', async () => {
    await openWithPausedClock('/health');
    await page.getByRole('heading', { name: 'Facts and myths' }).waitFor();
    expect(await slides()).toEqual(myths);
    await slidesInTurn([...myths, 'Sickle cell disease'], 9000);
    const dots = carousel.getByRole('button', { name: /^Show / });
    expect(await dots.count()).toBe(3);
    await dots.nth(2).click();
    await expect.poll(shown).toEqual(['Cancer contagion']);
    await expect.poll(() => dots.nth(2).getAttribute('aria-current')).toBe('true');
    await leave();
    await page.clock.runFor(60_000);
    expect(await shown()).toEqual(['Cancer contagion']);
  });
});
