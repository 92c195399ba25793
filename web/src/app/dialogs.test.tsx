import { rejected } from '@choose-life/client/testing';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adapter, button, number, open, success, violations } from '../../test/screen.tsx';

/** Opens the dialog on a screen of this width in pixels. */
type OpenDialog = (width: number) => Promise<void>;
const answers = { sex: 'female', age_in_years: 45 };
const press = (name: string) => button(name).first().click();

/** Each dialog with the name of the element that gets the focus. */
const dialogs: [name: string, focused: string, openDialog: OpenDialog][] = [
  [
    'the saved assessment',
    'Continue Assessment',
    async width => {
      await open('/hra/cough-hygiene', { answers, width });
      await press('Save');
    },
  ],
  [
    'the completed assessment',
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
    'an expired session',
    'Login',
    async width => {
      adapter.answer({ authentication: { userDetails: rejected('SESSION_EXPIRED') } });
      await open('/settings', { width });
    },
  ],
  [
    'an idle session',
    'Stay logged in',
    async width => {
      // The page replaces these 7 minutes by the 30 of the configuration. After that it opens the dialog when the time is over.
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
      // Below 1024 px the button is in the menu.
      if (width < 1024) await press('More');
      await press('Log out');
    },
  ],
];

/** The dialogs that only phones have. */
const sheets: [name: string, focused: string, openDialog: OpenDialog][] = [
  [
    'help and log-out',
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

function openedDialog(): Element {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) throw new Error('No dialog is open.');
  return dialog;
}

/** An element with the focus: its name, and its position on the page. */
interface FocusStop {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

function currentStop(): FocusStop {
  const { activeElement: element } = document;
  const { bottom, left, top } = element?.getBoundingClientRect() ?? new DOMRect();
  const scrolled = element?.closest('dialog')?.scrollTop ?? 0;
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return { name, left, top: top + scrolled, bottom: bottom + scrolled };
}

/** Whether one element comes before the other in reading order: it is above it, or to its left. */
const isBefore = (one: FocusStop, other: FocusStop) =>
  one.bottom <= other.top || (one.top < other.bottom && one.left < other.left);

// The short run opens each dialog at only one of the two widths: the dialogs take turns.
describe.each([
  ...dialogs.flatMap(([name, focused, openDialog], index) =>
    [390, 1280]
      .filter((_, at) => inject('long') || at === index % 2)
      .map(width => ({ name, focused, openDialog, width })),
  ),
  ...sheets.map(([name, focused, openDialog]) => ({ name, focused, openDialog, width: 390 })),
])('the dialog of $name at $width px', ({ focused, openDialog, width }) => {
  beforeEach(async () => {
    adapter.answer({ authentication: { logOut: success } });
    await openDialog(width);
    await expect.poll(() => currentStop().name).toBe(focused);
  });

  it(`has no accessibility violation while "${focused}" has the focus`, async () => {
    // The page below is examined elsewhere.
    expect(await violations(page.elementLocator(openedDialog()))).toEqual([]);
  });

  it('moves the focus in reading order by Tab', async () => {
    const dialog = openedDialog();
    dialog.querySelector('h2')?.focus();
    const stops: FocusStop[] = [];
    for (const _ of dialog.querySelectorAll('a[href], button')) {
      await userEvent.tab();
      stops.push(currentStop());
    }
    expect(stops.length).toBeGreaterThan(0);
    for (const [index, next] of stops.slice(1).entries()) {
      const stop = stops[index];
      expect(stop && isBefore(stop, next), `${stop?.name}, then ${next.name}`).toBe(true);
    }
  });
});
