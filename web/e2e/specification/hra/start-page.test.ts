import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdAnswers } from '../../support/gateway-proxy.ts';
import { readLocalStorage } from '../../support/local-storage.ts';
import { pageParts } from '../../support/page-parts.ts';
import {
  goToPart,
  openNewAssessment,
  openSavedAssessment,
  saveAnswers,
} from '../../support/saved-assessment.ts';
import { ada, openSignedInPage } from '../../support/signed-in.ts';
import { setUpProduct } from '../../support/test-product.ts';

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, ada);
});

const { at, button, number, radio } = pageParts(() => page);

const openNew = (path: string) => openNewAssessment(page, product.url + path);

describe('the start page', () => {
  afterEach(() => product.proxy.restore());

  it('s.2.4: has a title, a word on confidentiality, a box with Start and a footer', async () => {
    await openNew('/hra');
    await page.getByRole('heading', { level: 1, name: 'Health Risk Assessment' }).waitFor();
    await page.getByText('Your answers are confidential. They are not shared with your employer.').waitFor();
    await page.getByRole('heading', { name: 'Health Assessment', exact: true }).waitFor();
    await button('Start').waitFor();
    await page.getByText('Powered by a third-party assessment provider.').waitFor();
  });

  it(`s.2.4: reads 'Loading Questions...' while it loads, then opens the general page`, async () => {
    await openNew('/hra');
    const release = holdAnswers(product.proxy, '/hra/get-questionnaire');
    await button('Start').click();
    await button('Loading Questions...').waitFor();
    expect(new URL(page.url()).pathname).toBe('/hra');
    release();
    await at('/hra/general');
  });

  it('s.4: clears every answer and the stored unique string', async () => {
    const saved = await saveAnswers(product.gateway, ada.email, { sex: 'female', chh_cough: 'yes' });
    await openSavedAssessment(page, `${product.url}/hra/general`, saved);
    expect(await radio('B, Female').isChecked()).toBe(true);
    await number(/How old are you/).fill('45');
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await page.getByRole('link', { name: 'Health Risk Assessment' }).click();
    await button('Start again').click();
    await at('/hra/general');
    await button('Next').waitFor();
    expect(await page.locator('input:checked').count()).toBe(0);
    expect(await number(/How old are you/).inputValue()).toBe('');
    expect(await readLocalStorage(page)).not.toHaveProperty('uniqueString');
    await goToPart(page, 'Cough hygiene');
    expect(await page.locator('input:checked').count()).toBe(0);
  });
});
