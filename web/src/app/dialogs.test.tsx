import { rejected } from '@choose-life/client/testing';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations, adapter, button, numberField, open, success } from '../../test/screen.tsx';

/** Opens the dialog on a screen of this width in pixels. */
type OpenDialog = (width: number) => Promise<void>;
const answers = { sex: 'female', age_in_years: 45 };
const press = (name: string) => button(name).first().click();

/** Each dialog with the name of the element that gets the focus. `name` completes the title 'the dialog of …'. */
const dialogs: [name: string, focusedName: string, openDialog: OpenDialog][] = [
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
      // The stored idle time, 7 minutes, differs from the 30 minutes of the configuration. So the test sees when the page has stored the
      // configured time. From then on the page watches the session.
      await open('/settings', { width, stored: { lastUse: `${Date.now()} 7` } });
      await expect.poll(() => localStorage.lastUse).toMatch(/ 30$/);
      // Five seconds more than the idle time: the dialog opens, and the log-out is a minute later.
      localStorage.lastUse = `${Date.now() - 30 * 60_000 - 5_000} 30`;
    },
  ],
  [
    'unsaved answers at a log-out',
    'Download them',
    async width => {
      adapter.answer({ hra: { saveAnswers: rejected('REJECTED') } });
      await open('/hra/general', { width });
      await numberField(/How old are you/).fill('45');
      // The pages of the assessment have no log-out button.
      history.pushState(null, '', '/dashboard');
      // Below 1024 px the button is in the menu.
      if (width < 1024) await press('More');
      await press('Log out');
    },
  ],
];

/** The dialogs that exist only at the width of a phone. */
const phoneDialogs: [name: string, focusedName: string, openDialog: OpenDialog][] = [
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

/** The open dialog. @throws if no dialog is open */
function openedDialog(): Element {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) throw new Error('No dialog is open.');
  return dialog;
}

/** The name of an element that had the focus, and its position in the content of its dialog, which may be scrolled. */
interface FocusStop {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The focused element of the open dialog. Its name is empty while the focus is outside, for example on the button that opens the dialog.
 */
function currentStop(): FocusStop {
  const element = document.querySelector('dialog[open] :focus');
  const { bottom, left, top } = element?.getBoundingClientRect() ?? new DOMRect();
  const scrolled = element?.closest('dialog')?.scrollTop ?? 0;
  const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  return { name, left, top: top + scrolled, bottom: bottom + scrolled };
}

/** Whether `one` comes before `other` in reading order: above it, or to its left at the same height. */
const isBefore = (one: FocusStop, other: FocusStop) =>
  one.bottom <= other.top || (one.top < other.bottom && one.left < other.left);

// The widths of a phone and of a desktop. The short run opens each dialog at only one width, which alternates between the dialogs.
describe.each([
  ...dialogs.flatMap(([name, focusedName, openDialog], index) =>
    [390, 1280]
      .filter((_, widthIndex) => inject('long') || widthIndex === index % 2)
      .map(width => ({ name, focusedName, openDialog, width })),
  ),
  ...phoneDialogs.map(([name, focusedName, openDialog]) => ({ name, focusedName, openDialog, width: 390 })),
])('the dialog of $name at $width px', ({ focusedName, openDialog, width }) => {
  beforeEach(async () => {
    adapter.answer({ authentication: { logOut: success } });
    await openDialog(width);
    await expect.poll(() => currentStop().name).toBe(focusedName);
  });

  it(`has no accessibility violation while "${focusedName}" has the focus`, async () => {
    // Only the dialog, because other tests examine the page below it.
    expect(await accessibilityViolations(page.elementLocator(openedDialog()))).toEqual([]);
  });

  it('moves the focus in reading order when Tab is pressed', async () => {
    const dialog = openedDialog();
    // The heading is the first focusable element, so that Tab leads to every link and button after it.
    dialog.querySelector('h2')?.focus();
    const stops: FocusStop[] = [];
    const stopCount = dialog.querySelectorAll('a[href], button').length;
    while (stops.length < stopCount) {
      await userEvent.tab();
      stops.push(currentStop());
    }
    expect(stopCount).toBeGreaterThan(0);
    let [previous, ...others] = stops;
    for (const next of others) {
      expect(previous && isBefore(previous, next), `${previous?.name}, then ${next.name}`).toBe(true);
      previous = next;
    }
  });
});
