import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../../support/axe.ts';
import { holdAnswers } from '../../support/gateway-proxy.ts';
import { pageParts } from '../../support/page-parts.ts';
import {
  goToPart,
  modules,
  openNewAssessment,
  openSavedAssessment,
  saveAnswers,
} from '../../support/saved-assessment.ts';
import { ada, openSignedInPage } from '../../support/signed-in.ts';
import { readLocalStorage } from '../../support/tab.ts';
import { setUpProduct } from '../../support/test-product.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, ada);
});

const { at, button, dialog, number, radio } = pageParts(() => page);

const openNew = (path: string) => openNewAssessment(page, product.url + path);

describe('Save', () => {
  const meta = {
    'appraise_risks.client_id': 'choose-life-demo',
    'appraise_risks.user_id': ada.email,
    'hra.app.cholunits': 'mg/dl',
    'hra.app.hra_id': 'midlife',
    'hra.app.default_hra_id': 'midlife-2026-1',
    'hra.app.external_id': expect.any(String),
    save_key: expect.any(String),
  };

  it(`s.2.4, s.4, s.5, s.9: sends every answer so far, numbers as numbers, and stays; 'Continue Assessment' reads the saved answers again`, async () => {
    await openNew('/hra/general');
    await radio('B, Female').check();
    await number(/How old are you/).fill('45');
    await goToPart(page, 'Smoking and vaping');
    await number('Beer').fill('2.5');
    const release = holdAnswers(product.proxy, '/hra/save-answers');
    await button('Save').click();
    await button('Saving...').waitFor();
    release();
    await dialog('Health Assessment Saved').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hra/smoking-and-vaping');
    expect(product.proxy.lastBody('/hra/save-answers')).toEqual({
      ...meta,
      'hra.app.units': 'metric',
      'hra.q.sex.a': 'female',
      'hra.q.age_in_years.a.years': 45,
      'hra.q.weekly_alcohol.a.beer': 2.5,
      // The part before was saved by itself.
      unique_string: expect.any(String),
    });
    const before = product.proxy.callsTo('/hra/get-saved-answers').length;
    const answered = page.waitForResponse(/hra\.getSavedAnswers/);
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Continue Assessment' }).click();
    await answered;
    expect(product.proxy.callsTo('/hra/get-saved-answers')).toHaveLength(before + 1);
    const { uniqueString } = await readLocalStorage(page);
    expect(product.proxy.lastBody('/hra/get-saved-answers')).toEqual({ uniqueString, userId: ada.email });
    expect(await dialog('Health Assessment Saved').count()).toBe(0);
  });

  it(`s.2.4, s.3: sends the unique string of the earlier save; 'Leave Assessment' leads to the dashboard home`, async () => {
    const { uniqueString } = await readLocalStorage(page);
    await number('Beer').fill('3');
    await button('Save').click();
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Leave Assessment' }).click();
    await at('/dashboard');
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({
      unique_string: uniqueString,
      'hra.q.weekly_alcohol.a.beer': 3,
    });
  });

  it('s.5: is not blocked by an answer outside its limits', async () => {
    await openNew('/hra/general');
    await number(/How old are you/).fill('400');
    await number(/How old are you/).blur();
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button('Save').click();
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Continue Assessment' }).click();
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({ 'hra.q.age_in_years.a.years': 400 });
    await button('Next').click();
    await at('/hra/blood-pressure-female');
  });
});

describe('review', () => {
  const trigger = (part: string) => page.getByRole('button', { name: new RegExp(`^${part}`) });
  const open = () => page.locator('main button[aria-expanded=true]').allInnerTexts();

  beforeAll(async () => {
    const saved = await saveAnswers(product.gateway, ada.email, {
      sex: 'female',
      age_in_years: 45,
      chh_cough: 'no',
    });
    await openSavedAssessment(page, `${product.url}/hra/review`, saved);
  });

  it('s.2.4: is an accordion of all modules, of which one is open at most', async () => {
    await page.getByRole('heading', { level: 1, name: 'Review Health Risk Assessment' }).waitFor();
    const triggers = await page.locator('main button[aria-expanded]').allInnerTexts();
    expect(triggers.map(words => words.split('\n')[0])).toEqual(modules.map(({ label }) => label));
    expect(await open()).toHaveLength(0);
    await trigger('Cough hygiene').click();
    expect((await open()).map(words => words.split('\n')[0])).toEqual(['Cough hygiene']);
    await trigger('General').click();
    expect((await open()).map(words => words.split('\n')[0])).toEqual(['General']);
    await trigger('General').click();
    expect(await open()).toHaveLength(0);
  });

  it('s.2.4, s.5: shows answers that cannot be changed, marks every number required, and has the three hints at the units question', async () => {
    const inputs = page.locator('[role=region][data-state=open] input');
    for (const { label } of modules) {
      await trigger(label).click();
      expect(await page.locator('main [role=region] :is(select, textarea, input[type=radio])').count()).toBe(
        0,
      );
      for (const input of await inputs.all()) {
        expect(await input.isEditable()).toBe(false);
        expect(await input.getAttribute('required')).toBe('');
      }
    }
    await trigger('General').click();
    expect(await number('How old are you?').inputValue()).toBe('45');
    await page.getByText('Female', { exact: true }).waitFor();
    const units = page.getByRole('listitem').filter({ hasText: 'Which units do you want to use?' });
    expect(await units.getByRole('listitem').allInnerTexts()).toEqual([
      'Unit choice will affect all measurement related question',
      'Metric - Kilogram(kg) & Centimeters (cm)',
      'US Customary - Pounds (lb) & Feet (ft)',
    ]);
  });
});

describe('Submit Assessment', () => {
  const completed = () => dialog('Health Assessment Completed');

  beforeAll(async () => {
    await openNew('/hra/general');
    await radio('B, Female').check();
    await number(/How old are you/).fill('45');
    await button('Save').click();
    await button('Continue Assessment').click();
    await number(/in centimetres/).fill('165');
    await goToPart(page, 'Review Health Risk Assessment');
  });

  it('s.2.4, s.4, s.5, s.9: sends every answer as it is held, and says so when it is done', async () => {
    const { uniqueString } = await readLocalStorage(page);
    const release = holdAnswers(product.proxy, '/hra/appraise-risks');
    await button('Submit Assessment').click();
    await button('Submitting...').waitFor();
    release();
    await completed().getByText("Congratulations! You've have completed the assessment.").waitFor();
    expect(product.proxy.lastBody('/hra/appraise-risks')).toMatchObject({
      unique_string: uniqueString,
      'appraise_risks.client_id': 'choose-life-demo',
      'appraise_risks.user_id': ada.email,
      'hra.app.cholunits': 'mg/dl',
      'hra.app.hra_id': 'midlife',
      'hra.app.units': 'metric',
      'hra.q.sex.a': 'female',
      'hra.q.age_in_years.a.years': '45',
      'hra.q.height_cm.a.centimeters': '165',
    });
  });

  it(`s.2.4: has an icon that closes the modal, and 'Back to Assessment', which leads to /hra`, async () => {
    await completed().getByRole('button', { name: 'Close dialog' }).click();
    expect(await completed().count()).toBe(0);
    await button('Show Results').click();
    await completed().waitFor();
    await completed().getByRole('button', { name: 'Back to Assessment' }).click();
    await at('/hra');
    await page.goBack();
    await at('/hra/review');
  });

  it(`s.2.4, s.3: has 'Show Results', which opens the summary of the new report`, async () => {
    const before = await readLocalStorage(page);
    expect(before).not.toHaveProperty('uniqueString');
    expect(before).not.toHaveProperty('getResultsReportId');
    await completed().getByRole('button', { name: 'Show Results' }).click();
    await at('/results/summary');
    expect((await readLocalStorage(page)).getResultsReportId).toBe(before.metaReportId);
    await page.getByRole('heading', { level: 1, name: 'Health Risk Report' }).waitFor();
    await expect
      .poll(() => product.proxy.lastBody('/hra/get-report-data'))
      .toEqual({
        getReportDataClientId: 'choose-life-demo-1',
        getReportDataReportId: before.metaReportId,
      });
  });
});
