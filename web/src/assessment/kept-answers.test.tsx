import { rejected } from '@choose-life/client/testing';
import { getQueryKey } from '@trpc/react-query';
import { describe, expect, it } from 'vitest';
import { queryClient, trpc } from '@/api/trpc';
import { forget } from '@/session/forget';
import {
  ada,
  adapter,
  alertDialog,
  button,
  closeError,
  details,
  expectAbsent,
  expectPath,
  expectVisible,
  heading,
  inputsOf,
  link,
  numberField,
  open,
  press,
  questionnaire,
  sentAnswers,
  setFields,
} from '../../test/screen.tsx';
import { assessmentState } from './dispatch.ts';

/*
 * Lines D4, D5, D8, D9 and D14 of docs/faults.md: answers are not lost between pages and sessions, and when the gateway does not respond.
 * Reloads and tabs: `web/e2e/data-loss/`.
 */

/** The unique string that the fake adapter sends for a save by default, and that `open` stores for an assessment with `answers`. */
const savedUniqueString = 'saved-1';

const reportList = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';

const age = numberField(/How old are you/);
const timeoutDialog = alertDialog('Session Timeout');

async function answerAge(): Promise<void> {
  await open('/hra/general');
  await age.fill('45');
}

describe('answers that are not saved', () => {
  it('are shown after Back and Forward between two pages of the assessment', async () => {
    await answerAge();
    await press(button('Next'));
    await expectVisible(numberField('High number'));
    for (const go of [() => history.back(), () => history.forward(), () => history.back()]) {
      const path = location.pathname;
      go();
      await expect.poll(() => location.pathname).not.toBe(path);
    }
    await expect.element(age).toHaveValue('45');
  });

  it('D5: are offered after the next log-in and not saved automatically, if the session has ended', async () => {
    adapter.answer({ hra: { saveAnswers: rejected('SESSION_EXPIRED') } });
    await answerAge();
    await press(button('Save'));
    await timeoutDialog.getByRole('button', { name: 'Login' }).click();
    await expectPath('/login');
    adapter.answer({ hra: { saveAnswers: { uniqueString: savedUniqueString } } });
    await setFields({ Email: ada.email, Password: 'a good password' });
    await press(button('Login'));
    await expectPath('/dashboard');
    await expectVisible(/^Some answers are only in this tab so far\./);
    expect(inputsOf('hra.saveAnswers')).toHaveLength(1);
    await press(link('Continue assessment'));
    await expect.element(age).toHaveValue('45');
    expect(inputsOf('hra.saveAnswers')).toHaveLength(1);
    await press(button('Save'));
    await expectVisible(button('Continue Assessment'));
    expect(sentAnswers()).toMatchObject({ age_in_years: '45' });
  });
});

describe('a saved assessment that the gateway no longer has', () => {
  it('D14: is saved as a new record', async () => {
    adapter.answer({ hra: { getSavedAnswers: rejected('REJECTED') } });
    await open('/hra/general', { stored: { uniqueString: 'gone-long-ago' } });
    await expectVisible('We could not find your saved answers. What you typed here is still here.');
    await age.fill('45');
    await press(button('Save'));
    await expectVisible(button('Continue Assessment'));
    const saves = inputsOf('hra.saveAnswers');
    expect(saves).toMatchObject([{ assessment: { userId: ada.email } }]);
    expect(saves[0]).not.toHaveProperty('assessment.uniqueString');
    expect(localStorage.uniqueString).toBe(savedUniqueString);
  });
});

describe('a first save without a response', () => {
  it('D8: leaves a record that every later save updates, even after one of these saves has failed', async () => {
    adapter.answer({
      hra: { saveAnswers: rejected('UPSTREAM_ERROR', { outcome: 'unknown', message: 'no response' }) },
    });
    await answerAge();
    await press(button('Save'));
    await closeError('no response');
    const unfinished = {
      risksAppraisedAuditReportId: null,
      risksAppraisedAuditCreatedAt: new Date().toISOString(),
      risksAppraisedAuditStatus: 'INACTIVE',
      risksAppraisedAuditRiskAge: null,
      risksAppraisedUniqueString: 'saved-7',
    };
    adapter.answer({
      hra: { saveAnswers: rejected('UNREACHABLE', { message: 'not sent' }) },
      risksAppraisedAudit: { readByRisksAppraisedAuditUserId: { responseCode: '00', data: [unfinished] } },
    });
    await press(button('Save'));
    await closeError('not sent');
    adapter.answer({ hra: { saveAnswers: { uniqueString: 'saved-7' } } });
    await press(button('Save'));
    await expectVisible(button('Continue Assessment'));
    const [firstSave, ...laterSaves] = inputsOf('hra.saveAnswers');
    expect(firstSave).not.toHaveProperty('assessment.uniqueString');
    const updatesRecord = { assessment: { uniqueString: 'saved-7' } };
    expect(laterSaves).toMatchObject([updatesRecord, updatesRecord]);
  });
});

describe('a submission without a response', () => {
  it.each(['Check again', 'Submit Assessment'])(
    'D8: is searched for in the report list instead of being sent again, by the button %s',
    async pressed => {
      adapter.answer({ hra: { appraiseRisks: rejected('UPSTREAM_ERROR', { outcome: 'unknown' }) } });
      await open('/hra/review', { answers: { sex: 'female', age_in_years: 45 } });
      await press(button('Submit Assessment'));
      await press(alertDialog('Error').getByRole('button', { name: 'Close', exact: true }));
      await expectVisible(/^We could not confirm that it was submitted\./);
      const submitted = {
        risksAppraisedAuditReportId: 'report-9',
        risksAppraisedAuditCreatedAt: new Date().toISOString(),
        risksAppraisedAuditStatus: 'ACTIVE',
        risksAppraisedAuditRiskAge: 52,
        // The unique string of the opened assessment, by which its report is recognised.
        risksAppraisedUniqueString: savedUniqueString,
      };
      adapter.answer({
        risksAppraisedAudit: { readByRisksAppraisedAuditUserId: { responseCode: '00', data: [submitted] } },
      });
      await press(button(pressed));
      await expectVisible(heading('Health Assessment Completed'));
      expect(inputsOf('hra.appraiseRisks')).toHaveLength(1);
      expect(localStorage.metaReportId).toBe('report-9');
    },
  );

  it('D9: is not searched for with the token of another account', async () => {
    adapter.answer({ hra: { appraiseRisks: rejected('UPSTREAM_ERROR', { outcome: 'unknown' }) } });
    await open('/hra/review', { answers: { sex: 'female', age_in_years: 45 } });
    await press(button('Submit Assessment'));
    await press(alertDialog('Error').getByRole('button', { name: 'Close', exact: true }));
    await expectVisible(/^We could not confirm that it was submitted\./);
    const callCount = inputsOf(reportList).length;
    adapter.answer({
      authentication: { userDetails: { ...details, userEmail: 'someone-else@example.test' } },
    });
    // As if another tab had logged in, and this tab did not know yet.
    localStorage.token = 'token-of-another-account';
    await press(button('Check again'));
    await expect.poll(() => localStorage.email).toBe('someone-else@example.test');
    await expectAbsent(/^We could not confirm that it was submitted\./);
    expect(inputsOf(reportList)).toHaveLength(callCount);
  });
});

describe('a submission whose session ends just after the response', () => {
  it('D9: stores no report for the next person', async () => {
    await open('/hra/review', { answers: { sex: 'female', age_in_years: 45 } });
    await expectVisible(button('Submit Assessment'));
    adapter.answer({
      hra: {
        appraiseRisks: () => {
          // So that the urgent notices need another response, before which the person logs out.
          queryClient.removeQueries({ queryKey: getQueryKey(trpc.hra.getQuestionnaire) });
          return { status: 'OK', meta: { reportId: 'report-9' } };
        },
        getQuestionnaire: () => {
          forget('logged-out');
          return questionnaire;
        },
      },
    });
    await press(button('Submit Assessment'));
    await expectPath('/login');
    await expect.poll(() => assessmentState().isSubmitting).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(assessmentState().assessment.kind).toBe('closed');
  });
});

describe('a page that the back/forward cache restores', () => {
  it('D4: checks at the gateway whether its session is still valid', async () => {
    await answerAge();
    await expect.poll(() => inputsOf('authentication.userDetails').length).toBeGreaterThan(0);
    adapter.answer({ authentication: { userDetails: rejected('SESSION_EXPIRED') } });
    for (const event of ['pagehide', 'pageshow'])
      dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
    await expectVisible(timeoutDialog);
  });
});
