import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { button, expectPath, expectVisible, heading, main, openAsGuest, press } from '../../test/screen.tsx';

/* The tests click with `press`, which moves neither the pointer nor the focus: both pause a carousel. */

beforeEach(async () => {
  await commands.preferReducedMotion('no-preference');
  // Slides change by an interval. Other timers stay real, because the page needs them while it loads.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await commands.preferReducedMotion('reduce');
});

const slideSelector = '[aria-roledescription=carousel] [aria-roledescription=slide]';
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const namesOf = (selector: string) =>
  findAll(selector).map(slide => (slide.getAttribute('aria-label') ?? '').replace(/^\d+ of \d+: /, ''));
const shownSlides = () => namesOf(`${slideSelector}:not([inert])`);

/** Advances the clock, by default to the next timer, and waits for two frames, so that React has rendered. */
async function advanceClock(ms?: number): Promise<void> {
  if (ms === undefined) vi.advanceTimersToNextTimer();
  else vi.advanceTimersByTime(ms);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/**
 * Expects that the slides are shown one after the other, each for `interval` milliseconds. The time of the first slide is not checked,
 * because the interval may start again while the page is loading.
 */
async function expectSlides([first, ...names]: readonly string[], interval: number): Promise<void> {
  await expect.poll(shownSlides).toEqual([first]);
  // The slide is checked this many milliseconds before and after each change.
  const marginMs = 100;
  // The page may have other timers, so the next timer may not belong to the slides. 100 limits the loop if no slide changes.
  for (let timers = 0; shownSlides()[0] === first && timers < 100; timers += 1) await advanceClock();
  await advanceClock(marginMs);
  for (const name of names) {
    expect(shownSlides()).toEqual([name]);
    await advanceClock(interval - 2 * marginMs);
    expect(shownSlides()).toEqual([name]);
    await advanceClock(2 * marginMs);
  }
}

const fadeDurations = () => findAll(slideSelector).map(slide => getComputedStyle(slide).transitionDuration);

describe('the home hero', () => {
  const hero = ['Preventive health', 'Fitness', 'Lifestyle', 'Nutrition'];
  beforeEach(async () => {
    await openAsGuest('/');
    // The pointer may be over the carousel since an earlier test, which would pause it.
    await userEvent.hover(page.getByRole('banner').getByRole('link').first());
  });

  it('s.2.1, s.9: shows four slides one after the other, with a fade of 500 ms', async () => {
    await expect.poll(() => namesOf(slideSelector)).toEqual(hero);
    expect(fadeDurations()).toEqual(hero.map(() => '0.5s'));
    expect(findAll(slideSelector).map(slide => getComputedStyle(slide).opacity)).toEqual([
      '1',
      '0',
      '0',
      '0',
    ]);
    await expectSlides([...hero, 'Preventive health'], 6000);
  });

  it(`s.2.1: has 'Take the assessment' on each slide, which leads to login`, async () => {
    const links = () =>
      findAll(`${slideSelector} a`).filter(link => link.innerText === 'Take the assessment');
    await expect.poll(() => links().map(link => link.getAttribute('href'))).toEqual(hero.map(() => '/login'));
    links()[0]?.click();
    await expectPath('/login');
  });

  it('stops after Pause, and continues after Play', async () => {
    await press(button('Pause the slides'));
    await expectVisible(button('Play the slides'));
    await advanceClock(60_000);
    expect(shownSlides()).toEqual(['Preventive health']);
    await press(button('Play the slides'));
    await expectVisible(button('Pause the slides'));
    await advanceClock(6000);
    expect(shownSlides()).toEqual(['Fitness']);
  });

  it('stays paused while a link in it has keyboard focus, even after the pointer has left', async () => {
    await expectVisible(button('Pause the slides'));
    button('Show Nutrition').element().focus();
    // To the link of the shown slide.
    await userEvent.tab();
    const [link] = findAll(':focus-visible');
    if (!link) throw new Error('Nothing has the focus.');
    expect(link).toHaveTextContent('Take the assessment');
    await userEvent.hover(link);
    await userEvent.hover(page.getByRole('banner').getByRole('link').first());
    // Waits until React has stopped the interval.
    await advanceClock(0);
    await advanceClock(60_000);
    expect(shownSlides()).toEqual(['Preventive health']);
    link.blur();
    await advanceClock(0);
    await advanceClock(6000);
    expect(shownSlides()).toEqual(['Fitness']);
  });

  it('stops when the person switches to reduced motion', async () => {
    await expectVisible(button('Pause the slides'));
    await commands.preferReducedMotion('reduce');
    await expectVisible(button('Play the slides'));
    await advanceClock(60_000);
    expect(shownSlides()).toEqual(['Preventive health']);
  });
});

describe('the carousel of the auth pages', () => {
  const pillars = ['HEALTH', 'FITNESS', 'NUTRITION', 'LIFESTYLE'];
  beforeEach(() => openAsGuest('/login'));

  it('s.2.2, s.9: changes every 4000 ms, fades in 1000 ms and loops', async () => {
    await expect.poll(() => namesOf(slideSelector)).toEqual(pillars);
    expect(fadeDurations()).toEqual(pillars.map(() => '1s'));
    // The pointer may be over the carousel since an earlier test, which would pause it.
    await userEvent.hover(button('Login'));
    await expectSlides([...pillars, ...pillars], 4000);
  });

  it('s.2.2: has a heading and a lead on prevention', () =>
    expectVisible(
      'Wellness begins with Prevention',
      'Take charge of your health with our comprehensive preventive care solutions',
    ));

  it('s.2.2: is to the left of the form', async () => {
    await expectVisible(heading('Welcome Back'));
    const [carousel] = findAll('[aria-roledescription=carousel]');
    const [form] = findAll('form');
    const formLeft = form?.getBoundingClientRect().left ?? 0;
    expect(carousel?.getBoundingClientRect().right).toBeLessThanOrEqual(formLeft);
  });
});

it('s.2.2: the login page has from top to bottom the logo, the heading, the lead, the form and the link to sign-up', async () => {
  await openAsGuest('/login');
  await expectVisible(heading('Welcome Back'));
  const parts = [
    main().getByRole('link', { name: 'Choose Life' }).element(),
    heading('Welcome Back').element(),
    page.getByText('Log in to see your risk age, your reports and your library.').element(),
    ...findAll('form'),
    main().getByRole('link', { name: 'Sign Up' }).element(),
  ];
  const tops = parts.map(part => part.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

describe('the myths of the health page', () => {
  const myths = ['Sickle cell disease', 'HIV and AIDS remedies', 'Cancer contagion'];
  beforeEach(() => openAsGuest('/health'));

  it('s.2.1, s.4: are three slides that are shown in turn and loop', async () => {
    await expectVisible(heading('Facts and myths'));
    await expect.poll(() => namesOf(slideSelector)).toEqual(myths);
    await expectSlides([...myths, 'Sickle cell disease'], 9000);
  });

  it('s.2.1: have a dot each, which shows its slide and stops the autoplay', async () => {
    const dots = page.getByRole('button', { name: /^Show / });
    await expectVisible(dots);
    expect(dots.length).toBe(3);
    await press(button('Show Cancer contagion'));
    await expect.poll(shownSlides).toEqual(['Cancer contagion']);
    await expect.element(button('Show Cancer contagion')).toHaveAttribute('aria-current', 'true');
    // One interval, after which the autoplay would show the next slide.
    await advanceClock(9000);
    expect(shownSlides()).toEqual(['Cancer contagion']);
  });
});
