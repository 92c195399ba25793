import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { goToPart } from '../support/assessment-page.ts';
import { pageParts } from '../support/page-parts.ts';
import { logIn, sade } from '../support/signed-in.ts';
import { openTab, readLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const person = { ...sade, company: { id: 'company-7', name: 'Indigo Works' } };
const other = {
  email: 'musa@example.test',
  password: 'another password',
  firstName: 'Musa',
  lastName: 'Bello',
};
const product = setUpProduct();
let page: Page;
/** What local storage is to hold, and nothing else: each step of the visit adds to it or takes away. */
let held: Record<string, unknown> = {};

beforeAll(async () => {
  await product.gateway.createAccount(person);
  await product.gateway.createAccount(other);
  page = await openTab(product, {}, { reducedMotion: 'reduce' }, 'file');
  await page.goto(`${product.url}/login`);
});

const { at, button } = pageParts(() => page);
const to = (place: string) =>
  page.getByRole('banner').getByRole('link', { name: place, exact: true }).click();
const holds = () =>
  expect
    .poll(async () => {
      // Ours beside the 14, with the token alone (docs/decisions/0004-readings.md).
      const { lastUse, ...stored } = await readLocalStorage(page);
      expect(lastUse === undefined || 'token' in stored).toBe(true);
      return stored;
    })
    .toEqual(held);
const some = expect.stringMatching(/^[^"\s]+$/);

describe('the stored keys', () => {
  it('s.3: are none before a login, and the token alone after a refused one that brings one', async () => {
    await page.getByLabel('Email').waitFor();
    expect(await readLocalStorage(page)).toEqual({});
    product.proxy.answer('/authentication/login', {
      responseCode: '41',
      responseMessage: 'not yet',
      token: 'token of a refusal',
      userEmail: person.email,
    });
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button('Login').click();
    await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
    held = { token: 'token of a refusal' };
    await holds();
  });

  it('s.3: are token, e-mail and the user details after a login, raw', async () => {
    await logIn(page, product, person);
    held = {
      token: some,
      email: person.email,
      userDetailsEmail: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      companyId: 'company-7',
    };
    await holds();
    expect((await readLocalStorage(page)).token).not.toBe('token of a refusal');
  });

  it('s.3: gain uniqueString by a save', async () => {
    await to('Health Risk Assessment');
    await button('Start').click();
    await at('/hra/general');
    await page.getByRole('radio', { name: 'B, Female' }).check();
    await page.getByRole('textbox', { name: /How old are you/ }).fill('45');
    await page.getByRole('textbox', { name: /in centimetres/ }).fill('165');
    await page.getByRole('textbox', { name: /in kilograms/ }).fill('80');
    await holds();
    await goToPart(page, 'Blood pressure');
    // A part that is left is saved by itself.
    held = { ...held, uniqueString: some };
    await holds();
    const { uniqueString } = await readLocalStorage(page);
    await page.getByRole('radio', { name: 'B, No' }).first().check();
    await page.getByRole('textbox', { name: 'High number' }).fill('138');
    await page.getByRole('textbox', { name: 'Low number' }).fill('86');
    await goToPart(page, 'Smoking and vaping');
    await page.getByRole('radio', { name: /never smoked/ }).check();
    await button('Save').click();
    await button('Continue Assessment').click();
    held = { ...held, uniqueString };
    await holds();
  });

  it('s.3: lose it on submit, and gain metaReportId', async () => {
    await goToPart(page, 'Review Health Risk Assessment');
    await button('Submit Assessment').click();
    await button('Back to Assessment').waitFor();
    const { uniqueString: _, ...rest } = held;
    held = { ...rest, metaReportId: some, riskAge: expect.stringMatching(/^\d+$/) };
    await holds();
  });

  it(`s.3: gain getResultsReportId by 'Show Results', and validReportId when its data come`, async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Show Results' }).click();
    await at('/results/summary');
    const { metaReportId } = await readLocalStorage(page);
    held = { ...held, metaReportId, getResultsReportId: metaReportId, validReportId: metaReportId };
    await holds();
  });

  it('s.3: gain reportId by the list, and singleReportId by a chosen row', async () => {
    await to('Reports');
    await button('View/Download Report').waitFor();
    held = { ...held, reportId: held.metaReportId };
    await holds();
    await button('View/Download Report').click();
    await at('/reports/summary');
    held = { ...held, singleReportId: held.metaReportId };
    await holds();
  });

  it('s.3: gain contentId by a chosen article', async () => {
    await to('Library');
    await page.getByRole('link', { name: 'Malaria: stay ahead of the mosquito' }).click();
    await at('/library/preview');
    held = { ...held, contentId: 'malaria-stay-ahead' };
    await holds();
  });

  it('s.3, s.4: lose uniqueString by Start', async () => {
    await to('Health Risk Assessment');
    await page.getByRole('button', { name: /^Start/ }).click();
    await at('/hra/general');
    await page.getByRole('radio', { name: 'B, Female' }).check();
    await button('Save').click();
    await button('Continue Assessment').click();
    held = { ...held, uniqueString: some };
    await holds();
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await to('Health Risk Assessment');
    await button('Start again').click();
    await at('/hra/general');
    const { uniqueString: _, ...rest } = held;
    held = rest;
    await holds();
  });

  it('s.6: are none after code 22', async () => {
    product.proxy.answer('', { responseCode: '22' });
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('alertdialog', { name: 'Session Timeout' }).waitFor();
    held = {};
    await holds();
    product.proxy.restore();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await at('/login');
  });

  it('are those of another after their log-in', async () => {
    await logIn(page, product, other);
    held = {
      token: some,
      email: other.email,
      userDetailsEmail: other.email,
      firstName: other.firstName,
      lastName: other.lastName,
    };
    await holds();
  });

  it('s.2.2: are none after Log out, where no draft is left either, and the e-mail alone after a forgotten password', async () => {
    await button('Log out').click();
    await at('/login');
    held = {};
    await holds();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.goto(`${product.url}/forgot-password`);
    await page.getByLabel('Email').fill(person.email);
    await button('Send verification link').click();
    await at('/verify');
    held = { email: person.email };
    await holds();
  });
});
