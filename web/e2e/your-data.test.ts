import { readFile } from 'node:fs/promises';
import { demoAnswers } from '@choose-life/gateway/assessments/demo-answers';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageParts } from './support/page-parts.ts';
import { password, type SignedIn, signInNewPerson } from './support/signed-in.ts';
import { readLocalStorage } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const product = setUpProduct();
let person: SignedIn;
let page: Page;
let email: string;

beforeEach(async () => {
  person = await signInNewPerson(product, { reducedMotion: 'reduce' });
  ({ page, email } = person);
});

const { button } = pageParts(() => page);
const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });
const deletions = () => product.proxy.callsTo('/user/delete-account');

describe('the data of a person', () => {
  it('is exported as one JSON file, which contains each assessment as a FHIR resource', async () => {
    await product.gateway.createReport(email);
    await product.gateway.createSavedAnswers(email);
    await page.goto(`${product.url}/settings`);
    const [download] = await Promise.all([page.waitForEvent('download'), button('Export my data').click()]);
    expect(download.suggestedFilename()).toBe('choose-life-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.account.userEmail).toBe(email);
    expect(data.assessments).toMatchObject([
      { questionnaireResponse: { resourceType: 'QuestionnaireResponse', status: 'completed' } },
      { questionnaireResponse: { resourceType: 'QuestionnaireResponse', status: 'in-progress' } },
    ]);
    const [completed] = data.assessments;
    expect(completed.questionnaireResponse.item).toHaveLength(Object.keys(demoAnswers).length);
    expect(data.reportPdfs).toMatchObject([{ reportId: completed.report.reportId }]);
    // The first bytes of a PDF.
    expect(Buffer.from(data.reportPdfs[0].base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(data.sessions).toHaveLength(1);
    expect(data.pendingSignUps).toEqual([]);
    await page.getByText('Your data is in your downloads').first().waitFor();
  });

  it('is deleted with the account, which can no longer log in', async () => {
    await page.goto(`${product.url}/settings`);
    await button('Delete my account').click();
    await dialog().getByLabel('Password', { exact: true }).fill(password);
    await dialog().getByRole('checkbox').check();
    await dialog().getByRole('button', { name: 'Delete my account', exact: true }).click();
    await page.getByRole('heading', { name: 'Your account is deleted', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/deleted');
    expect(deletions().map(({ body }) => body)).toEqual([{ userEmail: email, userPassword: password }]);
    expect(await readLocalStorage(page)).toEqual({});
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await page.goBack();
    // The settings page, which showed the person's data, is no longer in the history.
    expect(new URL(page.url()).pathname).not.toBe('/settings');
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('The email or the password is not right.').waitFor();
  });
});
