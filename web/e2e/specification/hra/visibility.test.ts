import type { AnswerKey, Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { goToPart, modules, openWithAnswers } from '../../support/saved-assessment.ts';
import { ada, openSignedInPage } from '../../support/signed-in.ts';
import { setUpProduct } from '../../support/test-product.ts';

/** The part of the assessment where one looks, by its module's label, and every question of it that is not shown. */
type Case = readonly [title: string, part: string, hidden: readonly AnswerKey[]];

const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, ada);
});

/** The questions of a part whose words are not among those shown. */
function missingIn(shown: string, part: string): string[] {
  const questions = modules.find(({ label }) => label === part)?.questions ?? [];
  return questions.filter(({ label }) => !shown.includes(label ?? '')).map(({ id }) => id);
}

const open = (path: string, answers: Answers) =>
  openWithAnswers(product, { page, email: ada.email }, path, answers);

/*
 * One visitor shows that the table of s.4 is heeded by the pages and by review; its rows are proven where it stands, in
 * contracts/src/domain/hra/visibility.test.ts.
 */
const smoked: AnswerKey[] = ['used_to_smoke', 'years_since_quitting'];
const smokes: AnswerKey[] = ['still_smoke', 'daily_cigars', 'daily_pipes'];
const journey: AnswerKey[] = ['means_of_transportation', 'time_spent_in_traffic'];
const distances: AnswerKey[] = ['travel_by_automobile_km', 'travel_by_motorcycle_km'];

const visitor: Answers = {
  app_units: 'metric',
  sex: 'female',
  age_in_years: 45,
  cholesterol_check: '1',
  high_number: 80,
  low_number: 51,
  smoking: 'never_smoked',
  vaping: 'no',
  work_mode_practiced: 'remote',
  food_prep_or_order: 'eat_in',
  weekly_physical_activity: '3',
};
const pages: readonly Case[] = [
  ['s.4: metric hides height and weight', 'General', ['height', 'weight']],
  ['s.4: a woman is asked it all', 'Blood pressure', []],
  ['s.4: never smoked', 'Smoking and vaping', ['vaping_freq', ...smoked, ...smokes]],
  ['s.4: remote work hides journey and distances', 'Work mode', [...journey, ...distances]],
  ['s.4: eat_in hides category_of_places_eaten', 'Food and nutrition', ['category_of_places_eaten']],
];
const review: readonly Case[] = [
  ['s.4: metric hides height and weight', 'General', ['height', 'weight']],
  ['s.4, s.9: a sum over 130 hides blood_pressure_estimated', 'Blood pressure', ['blood_pressure_estimated']],
  ['s.4: vaping no, never smoked', 'Smoking and vaping', ['vaping_freq', ...smoked, ...smokes]],
  ['s.4: remote work hides the journey alone', 'Work mode', journey],
  ['s.4: eat_in hides category_of_places_eaten', 'Food and nutrition', ['category_of_places_eaten']],
];

describe('a woman of 45 with a high pressure, who works remotely, eats in, is active and never smoked', () => {
  beforeAll(() => open('/hra/general', visitor));

  it('s.4, s.9: is asked on the pages what applies', async () => {
    for (const [title, part, hidden] of pages) {
      await goToPart(page, part);
      const shown = await page.locator('form').innerText();
      expect.soft(missingIn(shown, part).toSorted(), title).toEqual(hidden.toSorted());
    }
  });

  it('s.4, s.9: sees on review what applies there', async () => {
    await goToPart(page, 'Review Health Risk Assessment');
    for (const [title, part, hidden] of review) {
      const trigger = page.getByRole('button', { name: new RegExp(`^${part}`) });
      if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
      const open = page.locator('[role=region][data-state=open]');
      await open.locator('li').first().waitFor();
      expect.soft(missingIn(await open.innerText(), part).toSorted(), title).toEqual(hidden.toSorted());
    }
  });
});

describe('a question that is hidden', () => {
  it('s.4, D21: comes and goes with each answer, is kept and sent', async () => {
    await open('/hra/smoking-and-vaping', { smoking: 'still_smoke' });
    const cigarettes = page.getByRole('textbox', { name: /cigarettes do you smoke in a day/ });
    await cigarettes.fill('7');
    await page.getByRole('radio', { name: /used to smoke/ }).check();
    await page.getByText('How many years ago did you quit?').waitFor();
    expect(await cigarettes.count()).toBe(0);
    await page.getByRole('radio', { name: /I have never smoked/ }).check();
    await page.getByText('How many years ago did you quit?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Continue Assessment' }).click();
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({
      'hra.q.smoking.a': 'never_smoked',
      'hra.q.still_smoke.a.cigarettes_day': 7,
    });
    await page.getByRole('radio', { name: /I still smoke/ }).check();
    expect(await cigarettes.inputValue()).toBe('7');
  });
});
