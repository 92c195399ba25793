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
} from '../../test/screen.tsx';

/*
 * Tests that every screen shows the error of a call (s.8). `feedback/show-fault.test.ts` tests how each kind of error is shown, and
 * `dialogs.test.tsx` that the error modal passes axe.
 */

type Act = () => Promise<void>;
const press = (name: string | RegExp) => async () => {
  await page.getByRole('button', { name }).first().click();
};
const justOpen: Act = async () => {};
const answers = { sex: 'female', age_in_years: 45 };

/** Each call of the signed-in pages: the page that makes it, and what a person does for it. */
const calls: [call: string, path: string, act: Act][] = [
  ['hra.getQuestionnaire', '/hra', press(/^Start/)],
  ['hra.getQuestionnaire', '/hra/sleep', justOpen],
  ['hra.saveAnswers', '/hra/general', press('Save')],
  ['hra.appraiseRisks', '/hra/review', press('Submit Assessment')],
  ['risksAppraisedAudit.readByRisksAppraisedAuditUserId', '/reports', justOpen],
  ['hra.getReportData', '/reports/summary', justOpen],
  ['hra.getReportData', '/reports', press('View/Download Report')],
  ['hra.getReportPdf', '/reports/summary', press('Download Results')],
  ['hra.getReportData', '/dashboard', justOpen],
  ['content.readContentLibrary', '/library', justOpen],
  ['content.readByContentId', '/library/preview', justOpen],
  ['company.readByCompanyId', '/settings', justOpen],
  ['authentication.userDetails', '/settings', justOpen],
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
    's.2.4, s.4, s.8: %s at %s opens one error modal, with the message as text',
    async (call, path, act) => {
      const message = 'the gateway says no <b>now</b>';
      await failWith(call, path, act, rejected('REJECTED', { message }));
      await sees(alertDialog('Error').getByText(message));
      await closeError(message);
      await seesNo(page.getByRole('alertdialog'));
      expect(location.pathname).toBe(path);
    },
  );
});

describe('an expired session', () => {
  const dialog = alertDialog('Session Timeout');

  // /reports loads the newest report when it is opened, so this error would appear before the press.
  it.each(calls.filter(([call, path]) => call !== 'hra.getReportData' || path !== '/reports'))(
    's.4, s.8, s.9: reported by %s at %s opens one dialog and removes all stored keys',
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
  ])('s.6, s.8: closing its dialog by %s leads to /login', async (_by, close) => {
    await failWith('authentication.userDetails', '/dashboard', justOpen, rejected('SESSION_EXPIRED'));
    await sees(dialog);
    await close();
    await at('/login');
    await seesNo(dialog);
    await sees(button('Login'), link('Forgot Password'));
  });
});
