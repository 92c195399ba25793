import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdAnswers } from '../../support/gateway-proxy.ts';
import { descriptionOf, pageParts } from '../../support/page-parts.ts';
import {
  goToPart,
  modules,
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

// First, while there is no unfinished assessment: the button says 'Start again' beside one.
describe('the start page', () => {
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
});

describe('a question page', () => {
  it(`s.2.4, s.4: says 'Loading Questions...' until the questions have come with status OK, numbered from 1 in the order shown`, async () => {
    const release = holdAnswers(product.proxy, '/hra/get-questionnaire');
    await openNew('/hra/general');
    await page.getByText('Loading Questions...').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    release();
    await button('Next').waitFor();
    expect(await page.getByText('Loading Questions...').count()).toBe(0);
    const titles = await page.locator('form legend, form label:not(fieldset label)').allInnerTexts();
    const hidden = ['height', 'weight'];
    expect(titles).toHaveLength((modules[0]?.questions.length ?? 0) - hidden.length);
    expect(titles.map(title => Number.parseInt(title, 10))).toEqual(titles.map((_, index) => index + 1));
  });

  it('s.2.4, s.9: letters the options of a single choice from A, and highlights the chosen one alone', async () => {
    const group = page.getByRole('group', { name: /How would you describe your body frame/ });
    expect((await group.getByRole('radio').all()).length).toBe(4);
    const names = await group.getByRole('radio').evaluateAll(all => all.map(one => one.ariaLabel));
    expect(names.map(name => name?.slice(0, 2))).toEqual(['A,', 'B,', 'C,', 'D,']);
    const letters = await group.locator('label > span:first-of-type').allInnerTexts();
    expect(letters).toEqual(['A', 'B', 'C', 'D']);
    const looks = () =>
      group
        .locator('label')
        .evaluateAll(all =>
          all.map(one => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor),
        );
    const [plain] = await looks();
    expect(await looks()).toEqual([plain, plain, plain, plain]);
    await group.getByRole('radio').nth(1).check();
    await expect
      .poll(async () => (await looks()).map(look => look === plain))
      .toEqual([true, false, true, true]);
    await group.getByRole('radio').nth(3).check();
    await expect
      .poll(async () => (await looks()).map(look => look === plain))
      .toEqual([true, true, true, false]);
  });

  it(`s.2.4, s.5: asks for a number with the server's limits; age, height and weight are required`, async () => {
    const limits = async (name: RegExp) => [
      await number(name).getAttribute('inputmode'),
      await descriptionOf(number(name)),
      await number(name).getAttribute('required'),
    ];
    const needs = (range: string) => [
      'decimal',
      expect.stringContaining(`${range}. Needed for your result.`),
      '',
    ];
    expect(await limits(/How old are you/)).toEqual(needs('18 to 110 years'));
    expect(await limits(/in centimetres/)).toEqual(needs('110 to 230 cm'));
    expect(await limits(/in kilograms/)).toEqual(needs('30 to 300 kg'));
    await page.getByRole('radio', { name: /^B, US customary/ }).check();
    expect(await limits(/in feet/)).toEqual(needs('3.6 to 7.6 ft'));
    expect(await limits(/in pounds/)).toEqual(needs('66 to 660 lb'));
    await goToPart(page, 'Blood pressure');
    expect(await limits(/fasting blood sugar/)).toEqual([
      'decimal',
      expect.stringContaining('40 to 600 mg/dL'),
      null,
    ]);
  });

  it('s.2.4: shows each part of a question with label, units and limits', async () => {
    const partsOf = async (question: RegExp) => {
      const group = page.getByRole('group', { name: question });
      const inputs = await group.getByRole('textbox').all();
      return Promise.all(
        inputs.map(async input => [
          await group.locator(`label[for="${await input.getAttribute('id')}"]`).innerText(),
          await input.locator('xpath=following-sibling::span').innerText(),
          await descriptionOf(input),
        ]),
      );
    };
    expect(await partsOf(/last blood pressure reading/)).toEqual([
      ['High number (systolic)', 'mmHg', '70 to 250 mmHg'],
      ['Low number (diastolic)', 'mmHg', '40 to 150 mmHg'],
    ]);
    await goToPart(page, 'Smoking and vaping');
    expect(await partsOf(/How many drinks/)).toEqual(
      ['Beer', 'Wine or palm wine', 'Wine coolers or alcopops', 'Spirits, bitters or cocktails'].map(
        label => [label, 'drinks a week', '0 to 100 drinks a week'],
      ),
    );
  });

  it('s.3: opens with what is held here, else with the saved answer, else unanswered', async () => {
    const saved = await saveAnswers(product.gateway, ada.email, { sex: 'male' });
    product.proxy.answer('/hra/get-saved-answers', {
      appraiseRisksUserId: ada.email,
      uniqueString: saved,
      hraAppUnits: 'us_customary',
      hraQSexA: 'female',
      hraQAgeInYearsAYears: 45,
      hraQWeightAPounds: '176',
    });
    await openSavedAssessment(page, `${product.url}/hra/general`, saved);
    expect(await radio('B, Female').isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^B, US customary/ }).isChecked()).toBe(true);
    expect(await number(/How old are you/).inputValue()).toBe('45');
    expect(await number(/in pounds/).inputValue()).toBe('176');
    expect(await number(/in feet/).inputValue()).toBe('');
    await number(/How old are you/).fill('46');
    await goToPart(page, 'Blood pressure');
    await goToPart(page, 'General');
    expect(await number(/How old are you/).inputValue()).toBe('46');
  });
});
