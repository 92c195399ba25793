import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import type { Question, Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeQuestionnaire } from './support/gateway-proxy.ts';
import { descriptionOf } from './support/page-parts.ts';
import { openSignedInPage } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

const choice = (id: string, label: string, options: Record<string, string>): Question => ({
  id,
  label,
  input: [{ values: Object.entries(options).map(([value, words]) => ({ id: value, label: words })) }],
});
const number = (id: string, label: string, min: number, max: number, units: string): Question => ({
  id,
  label,
  input: [{ values: [], min, max, units }],
});

/** Questions that no contract knows, other option ids, labels and limits, and a module more than there are pages. */
function foreign(questionnaire: Questionnaire): Questionnaire {
  const [, ...others] = questionnaire.meta.modules;
  const general = {
    label: 'Allgemeines',
    prompt: 'Ein paar Fragen zu Ihnen.',
    questions: [
      choice('sex', 'Geschlecht?', { male: 'Mann', female: 'Frau', x9: 'Divers' }),
      number('age_in_years', 'Alter?', 40, 50, 'years'),
      choice('occupation', 'Beruf?', { 'job-17': 'Bergbau', 'job-18': 'Seefahrt' }),
      choice('tea_or_coffee', 'Tee oder Kaffee?', { 't/1': 'Tee', 'k/2': 'Kaffee' }),
      number('hours_outdoors', 'Stunden im Freien?', 0, 24, 'hours'),
      {
        id: 'last_holidays',
        label: 'Letzte Reisen?',
        input: [
          { id: 'days_away', label: 'Tage', values: [], min: 0, max: 365, units: 'days' },
          {
            id: 'with_whom',
            label: 'Mit wem',
            values: [
              { id: 'alone', label: 'Allein' },
              { id: 'family', label: 'Familie' },
            ],
          },
        ],
      },
    ],
  };
  const further = {
    label: 'Zugabe',
    prompt: null,
    questions: [choice('encore', 'Noch etwas?', { ja: 'Ja', nein: 'Nein' })],
  };
  return { ...questionnaire, meta: { ...questionnaire.meta, modules: [general, ...others, further] } };
}

describe('another gateway behind the same web app', () => {
  const person = { email: 'bola@example.test', password: 'a good password' };
  const product = setUpProduct();
  let page: Page;

  beforeAll(async () => {
    page = await openSignedInPage(product, person);
  });
  beforeEach(() => changeQuestionnaire(product.proxy, foreign));

  it('s.1, s.2.4: shows its questions in its order, numbered as shown, with its options, labels and limits, none of ours', async () => {
    await page.goto(`${product.url}/hra`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('heading', { name: 'Allgemeines' }).waitFor();
    await page.getByRole('radio', { name: 'Divers' }).check();
    const age = page.getByRole('textbox', { name: /Alter/ });
    expect(await descriptionOf(age)).toContain('40 to 50');
    await age.fill('47');
    await page.getByRole('radio', { name: 'Seefahrt' }).check();
    await page.getByRole('radio', { name: 'Kaffee' }).check();
    await page.getByRole('textbox', { name: /Stunden im Freien/ }).fill('7');
    await page.getByRole('textbox', { name: 'Tage' }).fill('12');
    await page.getByLabel('Mit wem').selectOption({ label: 'Familie' });
    const titles = await page.locator('form :is(legend, label:not(fieldset label))').allInnerTexts();
    expect(titles.map(title => title.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^1 ?\. Geschlecht/),
      expect.stringMatching(/^2 ?\. Alter/),
      expect.stringMatching(/^3 ?\. Beruf/),
      expect.stringMatching(/^4 ?\. Tee oder Kaffee/),
      expect.stringMatching(/^5 ?\. Stunden im Freien/),
      expect.stringMatching(/^6 ?\. Letzte Reisen/),
    ]);
    expect(await page.locator('form h2').count()).toBe(0);
  });

  it('s.2.4, s.3: saves answers to questions that no contract knows, brings them back, and shows a further module on the last page and on review', async () => {
    const typed = {
      'hra.q.sex.a': 'x9',
      'hra.q.age_in_years.a.years': 47,
      'hra.q.occupation.a': 'job-18',
      'hra.q.tea_or_coffee.a': 'k/2',
      'hra.q.hours_outdoors.a.hours': 7,
      'hra.q.last_holidays.a.days_away': 12,
      'hra.q.last_holidays.a.with_whom': 'family',
    };
    // The embedded gateway, which asks other questions, takes these where it has them already.
    const further = { 'hra.q.encore.a': 'nein' };
    const meta = encodeFlatMap({}, { clientId: 'any', userId: person.email }, 'save');
    await product.gateway.createSavedAnswers(person.email, { ...meta, ...typed, ...further });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Health Assessment Saved' }).waitFor();
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject(typed);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${product.url}/reports`);
    await page.getByRole('button', { name: 'Complete Test' }).first().click();
    await page.getByRole('heading', { name: 'Allgemeines' }).waitFor();
    await expect.poll(() => page.locator('input[type=radio]:checked').count()).toBe(3);
    expect(await page.getByRole('textbox', { name: /Stunden im Freien/ }).inputValue()).toBe('7');
    expect(await page.getByRole('textbox', { name: 'Tage' }).inputValue()).toBe('12');
    expect(await page.getByLabel('Mit wem').inputValue()).toBe('family');
    await page.goto(`${product.url}/hra/others`);
    await page.getByRole('radio', { name: 'Nein' }).check();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: /Zugabe/ }).click();
    await page.getByText('Noch etwas?').waitFor();
    await page.getByText('Nein', { exact: true }).waitFor();
  });
});
