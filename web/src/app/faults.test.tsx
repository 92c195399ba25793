import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  adapter,
  alertDialog,
  at,
  button,
  closeError,
  link,
  open,
  sees,
  seesNo,
  violations,
} from '../../test/screen.tsx';

/* How a screen shows a fault of a call (s.8). Which fault is shown how: `feedback/show-fault.test.ts`. */

type Act = () => Promise<void>;
const press = (name: string | RegExp) => async () => {
  await page.getByRole('button', { name }).first().click();
};
const nothing: Act = async () => {};
const answers = { sex: 'female', age_in_years: 45 };

/** Each call of the signed-in pages: where it is made, and by what. */
const calls: [call: string, path: string, act: Act][] = [
  ['hra.getQuestionnaire', '/hra', press(/^Start/)],
  ['hra.getQuestionnaire', '/hra/sleep', nothing],
  ['hra.saveAnswers', '/hra/general', press('Save')],
  ['hra.appraiseRisks', '/hra/review', press('Submit Assessment')],
  ['risksAppraisedAudit.readByRisksAppraisedAuditUserId', '/reports', nothing],
  ['hra.getReportData', '/reports/summary', nothing],
  ['hra.getReportData', '/reports', press('View/Download Report')],
  ['hra.getReportPdf', '/reports/summary', press('Download Results')],
  ['hra.getReportData', '/dashboard', nothing],
  ['content.readContentLibrary', '/library', nothing],
  ['content.readByContentId', '/library/preview', nothing],
  ['company.readByCompanyId', '/settings', nothing],
  ['authentication.userDetails', '/settings', nothing],
];

async function failWith(
  call: string,
  path: string,
  act: Act,
  fault: ReturnType<typeof rejected>,
): Promise<void> {
  const [router = '', name = ''] = call.split('.');
  adapter.answer({ [router]: { [name]: fault } });
  const stored = { singleReportId: 'report-1', contentId: 'article-1', companyId: 'company-1' };
  await open(path, { stored, ...(path.startsWith('/hra/') && { answers }) });
  await act();
}

describe('a refused call', () => {
  it.each(calls)(
    's.2.4, s.4, s.8: %s at %s opens the error modal once, as text, and the page stays',
    async (call, path, act) => {
      const message = 'the gateway says no <b>now</b>';
      await failWith(call, path, act, rejected('REJECTED', { message }));
      await sees(alertDialog('Error').getByText(message));
      expect(await violations()).toEqual([]);
      await closeError(message);
      await seesNo(page.getByRole('alertdialog'));
      expect(location.pathname).toBe(path);
    },
  );
});

describe('an ended session', () => {
  const dialog = alertDialog('Session Timeout');

  // The reports read the newest one before anybody presses for it.
  it.each(calls.filter(([call, path]) => call !== 'hra.getReportData' || path !== '/reports'))(
    's.4, s.8, s.9: told by %s at %s opens one dialog, and all stored keys go',
    async (call, path, act) => {
      await failWith(call, path, act, rejected('SESSION_EXPIRED'));
      await sees(dialog.getByText('Your Session has timed out. Click to login again.'));
      expect(page.getByRole('alertdialog').length).toBe(1);
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  it.each([
    ["'Login'", () => dialog.getByRole('button', { name: 'Login' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('s.6, s.8: by %s leads to /login and closes', async (_by, leave) => {
    await failWith('authentication.userDetails', '/dashboard', nothing, rejected('SESSION_EXPIRED'));
    await sees(dialog);
    await leave();
    await at('/login');
    await seesNo(dialog);
    await sees(button('Login'), link('Forgot Password'));
  });
});
