import { rejected } from '@choose-life/client/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  ada,
  adapter,
  at,
  button,
  closeError,
  field,
  number,
  open,
  openAsGuest,
} from '../../test/screen.tsx';

/* The keys that the specification names (s.3), and no others. What a session leaves behind: `web/e2e/specification/storage.test.ts`. */

const some = expect.stringMatching(/^[^"\s]+$/);
/** Of somebody who is logged in, as the contract's example tells of her. */
const person = {
  token: some,
  email: ada.email,
  userDetailsEmail: ada.email,
  firstName: ada.firstName,
  lastName: ada.lastName,
  companyId: 'company-1',
  riskAge: '52',
};

function holds(expected: Readonly<Record<string, unknown>>): Promise<void> {
  return expect
    .poll(() => {
      // Ours beside the 14, with the token alone (docs/decisions/0004-readings.md).
      const { lastUse: _, ...stored } = { ...localStorage };
      return stored;
    })
    .toEqual(expected);
}

async function logIn(): Promise<void> {
  await field('Email').fill(ada.email);
  await field('Password').fill('a good password');
  await button('Login').click();
}

describe('the stored keys', () => {
  it('s.3: are none before a login', async () => {
    await openAsGuest('/login');
    await expect.element(field('Email')).toBeVisible();
    expect({ ...localStorage }).toEqual({});
  });

  it('s.3: are only the token after a refused login with a token', async () => {
    const refusal = rejected('REJECTED', { message: 'not yet', token: 'token-of-a-refusal' });
    adapter.answer({ authentication: { login: refusal } });
    await openAsGuest('/login');
    await logIn();
    await closeError('Not yet');
    await holds({ token: 'token-of-a-refusal' });
  });

  it('s.3: are token, e-mail and the user details after a login, raw', async () => {
    await openAsGuest('/login');
    await logIn();
    await holds(person);
  });

  it('s.3: gain uniqueString by a save', async () => {
    await open('/hra/general');
    await number(/How old are you/).fill('45');
    await button('Save').click();
    await button('Continue Assessment').click();
    await holds({ token: some, email: ada.email, uniqueString: some });
  });

  it('s.3, s.4: lose uniqueString by Start', async () => {
    await open('/hra', { answers: { sex: 'female', age_in_years: 45 } });
    await button('Start again').click();
    await at('/hra/general');
    await holds(person);
  });

  it(`s.3: lose it on submit, and gain metaReportId; 'Show Results' adds getResultsReportId, and validReportId when its data come`, async () => {
    await open('/hra/review', { answers: { sex: 'female', age_in_years: 45 } });
    await button('Submit Assessment').click();
    await expect.element(button('Back to Assessment')).toBeVisible();
    const submitted = { ...person, metaReportId: 'report-1' };
    await holds(submitted);
    await page.getByRole('dialog').getByRole('button', { name: 'Show Results' }).click();
    await at('/results/summary');
    await holds({ ...submitted, getResultsReportId: 'report-1', validReportId: 'report-1' });
  });

  it('s.3: gain reportId by the list, and singleReportId by a chosen row', async () => {
    await open('/reports');
    await holds({ ...person, reportId: some });
    const { reportId } = localStorage;
    await button('View/Download Report').first().click();
    await at('/reports/summary');
    await holds({ ...person, reportId, singleReportId: reportId, validReportId: reportId });
  });

  it('s.3: gain contentId by a chosen article', async () => {
    await open('/library');
    const article = () => document.querySelector<HTMLElement>('main a[href^="/library/preview"]');
    await expect.poll(article).not.toBeNull();
    article()?.click();
    await at('/library/preview');
    await holds({ ...person, contentId: some });
  });
});
