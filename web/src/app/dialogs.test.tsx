import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adapter, button, number, open, success, violations } from '../../test/screen.tsx';

type Reach = (width: number) => Promise<void>;
const answers = { sex: 'female', age_in_years: 45 };
const press = (name: string) => button(name).first().click();

const dialogs: [what: string, first: string, reach: Reach][] = [
  [
    'a saved assessment',
    'Continue Assessment',
    async width => {
      await open('/hra/cough-hygiene', { answers, width });
      await press('Save');
    },
  ],
  [
    'a completed assessment',
    'Show Results',
    async width => {
      await open('/hra/review', { answers, width });
      await press('Submit Assessment');
    },
  ],
  [
    'an error',
    'Close',
    async width => {
      adapter.answer({ user: { update: rejected('REJECTED', { message: 'not now' }) } });
      await open('/settings', { width });
      await press('Save changes');
    },
  ],
  [
    'an ended session',
    'Login',
    async width => {
      adapter.answer({ authentication: { userDetails: rejected('SESSION_EXPIRED') } });
      await open('/settings', { width });
    },
  ],
  [
    'a page that nobody uses',
    'Stay logged in',
    async width => {
      // The configuration's 30 minutes replace these 7 once the page has looked at the last use; from then on it asks first.
      await open('/settings', { width, stored: { lastUse: `${Date.now()} 7` } });
      await expect.poll(() => localStorage.lastUse).toMatch(/ 30$/);
      localStorage.lastUse = `${Date.now() - 30 * 60_000 - 5_000} 30`;
    },
  ],
  [
    'unsaved answers at a log-out',
    'Download them',
    async width => {
      adapter.answer({ hra: { saveAnswers: rejected('REJECTED') } });
      await open('/hra/general', { width });
      await number(/How old are you/).fill('45');
      history.pushState(null, '', '/dashboard');
      if (width < 1024) await press('More');
      await press('Log out');
    },
  ],
];

/** The sheets of a phone: for reading and choosing. */
const sheets: [what: string, first: string, reach: Reach][] = [
  [
    'help and the way out',
    'More',
    async width => {
      await open('/dashboard', { width });
      await press('More');
    },
  ],
  [
    'all parts',
    'All parts',
    async width => {
      await open('/hra/general', { width });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Part 1 of 13/ })
        .click();
    },
  ],
];

/** Where the focus is, on the page as a whole. */
function stop() {
  const { activeElement: element } = document;
  const { bottom, left, top } = element?.getBoundingClientRect() ?? new DOMRect();
  const scrolled = element?.closest('dialog')?.scrollTop ?? 0;
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return { name, left, top: top + scrolled, bottom: bottom + scrolled };
}

/** Whether the eye comes to one before the other: it stands higher, or beside it at the left. */
const isBefore = (one: ReturnType<typeof stop>, other: ReturnType<typeof stop>) =>
  one.bottom <= other.top || (one.top < other.bottom && one.left < other.left);

describe('a dialog', () => {
  it.each([
    ...dialogs.flatMap(([what, first, reach]) => [390, 1280].map(width => ({ what, first, reach, width }))),
    ...sheets.map(([what, first, reach]) => ({ what, first, reach, width: 390 })),
  ])(
    'of $what, at $width px, has its focus first on "$first", Tab then follows the eye, and nothing is amiss for axe',
    async row => {
      adapter.answer({ authentication: { logOut: success } });
      await row.reach(row.width);
      await expect.poll(() => stop().name).toBe(row.first);
      expect(await violations()).toEqual([]);
      const box = document.querySelector('dialog[open]');
      box?.querySelector('h2')?.focus();
      const stops = [];
      for (const _ of box?.querySelectorAll('a[href], button') ?? []) {
        await userEvent.tab();
        stops.push(stop());
      }
      expect(stops.length).toBeGreaterThan(0);
      for (const [place, next] of stops.slice(1).entries())
        expect(stops[place] && isBefore(stops[place], next), `${stops[place]?.name}, then ${next.name}`).toBe(
          true,
        );
    },
  );
});
