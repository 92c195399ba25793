import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  ada,
  adapter,
  button,
  closeError,
  delayedResponse,
  expectPath,
  field,
  main,
  numberField,
  open,
  openAsGuest,
  press,
  setFields,
} from '../../test/screen.tsx';

/*
 * Tests that exactly the keys of s.3 are stored. `web/src/app/faults.test.tsx` tests that no key is left after code 22, and
 * `web/e2e/data-loss/shared-computer.test.ts` tests what several tabs contain after a session.
 */

/** A plain string. A value that was stored as JSON would have quotes. */
const anyString = expect.stringMatching(/^[^"\s]+$/);
/** The stored user details of Ada, the person in the examples of the contract. */
const detailsOfAda = {
  userDetailsEmail: ada.email,
  firstName: ada.firstName,
  lastName: ada.lastName,
  companyId: 'company-1',
  riskAge: '52',
};
/** The stored values after a login of Ada. */
const valuesOfAda = { token: anyString, email: ada.email, ...detailsOfAda };

function expectStored(expected: Readonly<Record<string, unknown>>): Promise<void> {
  return expect
    .poll(() => {
      // The only key in addition to the 14. It is stored together with a token (docs/decisions/0004-readings.md).
      const { lastUse: _, ...stored } = { ...localStorage };
      return stored;
    })
    .toEqual(expected);
}

async function logIn(email = ada.email): Promise<void> {
  await setFields({ Email: email, Password: 'a good password' });
  await press(button('Login'));
}

describe('the stored keys', () => {
  it('s.3: do not exist before a login', async () => {
    await openAsGuest('/login');
    await expect.element(field('Email')).toBeVisible();
    expect({ ...localStorage }).toEqual({});
  });

  it('s.3: are only the token after a refused login that returns a token', async () => {
    const refusal = rejected('REJECTED', { message: 'not yet', token: 'token-of-a-refusal' });
    adapter.answer({ authentication: { login: refusal } });
    await openAsGuest('/login');
    await logIn();
    await closeError('Not yet');
    await expectStored({ token: 'token-of-a-refusal' });
  });

  it('s.3: are token, e-mail and the user details as plain strings after a login', async () => {
    // Delayed, because the dashboard loads the report list after the login and then stores the id of the latest report.
    const delayedList = delayedResponse({ responseCode: '00' as const, data: [] });
    adapter.answer({ risksAppraisedAudit: { readByRisksAppraisedAuditUserId: delayedList.answer } });
    await openAsGuest('/login');
    await logIn();
    await expectStored(valuesOfAda);
    delayedList.release();
  });

  it('s.3: include uniqueString after a save', async () => {
    await open('/hra/general');
    await numberField(/How old are you/).fill('45');
    await press(button('Save'));
    await press(button('Continue Assessment'));
    // Without user details, because the question pages do not store them.
    await expectStored({ token: anyString, email: ada.email, uniqueString: anyString });
  });

  it('s.3, s.4: do not include uniqueString after Start again', async () => {
    await open('/hra', { answers: { sex: 'female', age_in_years: 45 } });
    await expectStored({ ...valuesOfAda, uniqueString: anyString });
    await press(button('Start again'));
    await expectPath('/hra/general');
    await expectStored(valuesOfAda);
  });

  /** Submits an assessment. Its result is then shown in a dialog. */
  async function submitAssessment(): Promise<void> {
    await open('/hra/review', { answers: { sex: 'female', age_in_years: 45 } });
    await press(button('Submit Assessment'));
    await expect.element(button('Back to Assessment')).toBeVisible();
  }

  it('s.3: include metaReportId and no uniqueString after a submission', async () => {
    await submitAssessment();
    await expectStored({ ...valuesOfAda, metaReportId: 'report-1' });
  });

  it(`s.3: include the ids of the shown report after 'Show Results'`, async () => {
    await submitAssessment();
    await press(page.getByRole('dialog').getByRole('button', { name: 'Show Results' }));
    await expectPath('/results/summary');
    const reportIds = { metaReportId: 'report-1', getResultsReportId: 'report-1', validReportId: 'report-1' };
    await expectStored({ ...valuesOfAda, ...reportIds });
  });

  it('s.3: include reportId once the list of reports is loaded', async () => {
    await open('/reports');
    await expectStored({ ...valuesOfAda, reportId: anyString });
  });

  it('s.3: include singleReportId once a report of the list is chosen', async () => {
    await open('/reports');
    await expectStored({ ...valuesOfAda, reportId: anyString });
    const { reportId } = localStorage;
    await press(button('View/Download Report').first());
    await expectPath('/reports/summary');
    await expectStored({ ...valuesOfAda, reportId, singleReportId: reportId, validReportId: reportId });
  });

  it('s.3: include contentId once an article is chosen', async () => {
    await open('/library');
    await press(main().getByRole('link').first());
    await expectPath('/library/preview');
    await expectStored({ ...valuesOfAda, contentId: anyString });
  });

  it('s.3: contain only values of the new person after a login that replaces a session', async () => {
    const musa = { userEmail: 'musa@example.test', userFirstName: 'Musa', userLastName: 'Bello' };
    adapter.answer({
      authentication: {
        login: { responseCode: '00', token: 'token-of-musa', userEmail: musa.userEmail },
        userDetails: { ...musa, responseCode: '00' },
      },
      risksAppraisedAudit: { readByRisksAppraisedAuditUserId: { responseCode: '00', data: [] } },
    });
    await open('/login', { stored: { ...detailsOfAda, uniqueString: 'saved-1' } });
    await logIn(musa.userEmail);
    await expectStored({
      token: 'token-of-musa',
      email: musa.userEmail,
      userDetailsEmail: musa.userEmail,
      firstName: 'Musa',
      lastName: 'Bello',
    });
  });

  it('s.2.3: are removed by Log out, together with the drafts', async () => {
    await open('/hra/general', { answers: { sex: 'female' } });
    await numberField(/How old are you/).fill('45');
    await expect.poll(() => Object.keys(sessionStorage)).not.toEqual([]);
    await press(button('Save'));
    await press(button('Leave Assessment'));
    await press(button('Log out'));
    await expectPath('/login');
    await expectStored({});
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('s.2.2: are only the e-mail after Forgot password', async () => {
    await openAsGuest('/forgot-password');
    await setFields({ Email: ada.email });
    await press(button('Send verification link'));
    await expectPath('/verify');
    await expectStored({ email: ada.email });
  });
});
