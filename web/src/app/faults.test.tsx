import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeToken } from '@/session/stored-atoms';
import {
  adapter,
  alertDialog,
  button,
  closeError,
  expectAbsent,
  expectPath,
  expectVisible,
  inputsOf,
  link,
  open,
  openAsGuest,
} from '../../test/screen.tsx';

/*
 * Tests that signed-in pages show the errors of their calls (s.8). `feedback/show-fault.test.ts` tests how each kind of error is shown, and
 * `dialogs.test.tsx` that the error modal passes axe.
 */

type Action = () => Promise<void>;
/** An action that presses a button. */
const pressing = (name: string | RegExp) => async () => {
  await page.getByRole('button', { name }).first().click();
};
/** The action for a call that the page makes when it is opened. */
const doNothing: Action = async () => {};
const answers = { sex: 'female', age_in_years: 45 };

/** Calls of signed-in pages, each with the page that makes it and the action that causes it. A call may have several causes. */
const calls: [call: string, path: string, action: Action][] = [
  ['hra.getQuestionnaire', '/hra', pressing(/^Start/)],
  ['hra.getQuestionnaire', '/hra/sleep', doNothing],
  ['hra.saveAnswers', '/hra/general', pressing('Save')],
  ['hra.appraiseRisks', '/hra/review', pressing('Submit Assessment')],
  ['risksAppraisedAudit.readByRisksAppraisedAuditUserId', '/reports', doNothing],
  ['hra.getReportData', '/reports/summary', doNothing],
  ['hra.getReportData', '/reports', pressing('View/Download Report')],
  ['hra.getReportPdf', '/reports/summary', pressing('Download Results')],
  ['hra.getReportData', '/dashboard', doNothing],
  ['content.readContentLibrary', '/library', doNothing],
  ['content.readByContentId', '/library/preview', doNothing],
  ['company.readByCompanyId', '/settings', doNothing],
  ['authentication.userDetails', '/settings', doNothing],
];

async function failWith(
  call: string,
  path: string,
  action: Action,
  fault: ReturnType<typeof rejected>,
): Promise<void> {
  const [router = '', name = ''] = call.split('.');
  adapter.answer({ [router]: { [name]: fault } });
  const storedIds = { singleReportId: 'report-1', contentId: 'article-1', companyId: 'company-1' };
  // Without saved answers these pages open an empty assessment, which has nothing to save or submit.
  await open(path, { stored: storedIds, ...(path.startsWith('/hra/') && { answers }) });
  await action();
}

describe('a refused call', () => {
  it.each(calls)(
    's.2.4, s.4, s.8: of %s at %s opens one error modal, which shows the message as plain text',
    async (call, path, action) => {
      // Not capitalised, because only the auth screens capitalise messages (s.8).
      const message = 'the gateway says no <b>now</b>';
      await failWith(call, path, action, rejected('REJECTED', { message }));
      await expectVisible(alertDialog('Error').getByText(message));
      await closeError(message);
      await expectAbsent(page.getByRole('alertdialog'));
      // An error navigates nowhere.
      expect(location.pathname).toBe(path);
    },
  );
});

describe('an expired session', () => {
  const dialog = alertDialog('Session Timeout');

  // Without the row for `hra.getReportData` at /reports, because that page already loads the newest report when it is opened. A refusal is
  // then only logged, but an expired session opens the dialog before the action.
  it.each(calls.filter(([call, path]) => call !== 'hra.getReportData' || path !== '/reports'))(
    's.4, s.8, s.9: reported by %s at %s opens one dialog and removes all stored keys',
    async (call, path, action) => {
      await failWith(call, path, action, rejected('SESSION_EXPIRED'));
      await expectVisible(dialog.getByText('Your Session has timed out. Click to login again.'));
      expect(page.getByRole('alertdialog').length).toBe(1);
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  it.each([
    ["'Login'", () => dialog.getByRole('button', { name: 'Login' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('s.6, s.8: closing its dialog by %s leads to /login', async (_by, close) => {
    // Without a token, because with a token the end of the session has already opened /login below the dialog.
    await openAsGuest('/settings');
    await expectVisible(dialog);
    expect(location.pathname).toBe('/settings');
    await close();
    await expectPath('/login');
    await expectAbsent(dialog);
    await expectVisible(button('Login'), link('Forgot Password'));
  });

  it('that a call without a token reports does not end a session that has begun since', async () => {
    const response = Promise.withResolvers<void>();
    adapter.answer({
      authentication: { userDetails: () => response.promise.then(() => rejected('SESSION_EXPIRED')) },
    });
    await openAsGuest('/settings');
    await expect.poll(() => inputsOf('authentication.userDetails')).toHaveLength(1);
    storeToken('token-of-a-later-log-in');
    response.resolve();
    await expectVisible('Your profile could not be loaded.');
    await expectAbsent(dialog);
    expect(localStorage.token).toBe('token-of-a-later-log-in');
  });
});
