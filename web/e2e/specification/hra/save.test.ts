import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdAnswers } from '../../support/held-answers.ts';
import { readLocalStorage } from '../../support/local-storage.ts';
import { pageParts } from '../../support/page-parts.ts';
import { goToPart } from '../../support/saved-assessment.ts';
import { ada, openSignedInPage } from '../../support/signed-in.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { openNewAssessment } from './open-new-assessment.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, ada);
});

const { at, button, dialog, number, radio } = pageParts(() => page);

const openNew = (path: string) => openNewAssessment(page, product.url + path);

describe('Save', () => {
  afterEach(() => product.proxy.restore());

  const meta = {
    'appraise_risks.client_id': 'choose-life-demo',
    'appraise_risks.user_id': ada.email,
    'hra.app.cholunits': 'mg/dl',
    'hra.app.hra_id': 'midlife',
    'hra.app.default_hra_id': 'midlife-2026-1',
    'hra.app.external_id': expect.any(String),
    save_key: expect.any(String),
  };

  it('s.4, s.5, s.9: sends every answer so far, numbers as numbers, and stays on the page', async () => {
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
  });

  it(`s.2.4: shows a modal whose 'Continue Assessment' reads the saved answers again`, async () => {
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
    await button('Save').click();
    await dialog('Health Assessment Saved').getByRole('button', { name: 'Continue Assessment' }).click();
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({ 'hra.q.age_in_years.a.years': 400 });
    await button('Next').click();
    await at('/hra/blood-pressure-female');
  });
});
