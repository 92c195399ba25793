import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { pressEnter, tabTo } from './support/keyboard.ts';
import { pageParts } from './support/page-parts.ts';
import { openWithAnswers } from './support/saved-assessment.ts';
import { setUpPersonPerTest } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';
import { waitUntilVisible } from './support/waiting.ts';

const product = setUpProduct();
const person = setUpPersonPerTest(product, { reducedMotion: 'reduce' });
let page: Page;

beforeEach(() => {
  ({ page } = person);
});

const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const backToReview = () => page.getByRole('link', { name: 'Back to review' });
const question = (name: RegExp) => page.getByRole('group', { name });
const { at } = pageParts(() => page);
const focused = () => page.locator(':focus').innerText();

const openWith = (path: string, answers: Answers) => openWithAnswers(product, person, path, answers);

describe('mental health, which Next passes over', () => {
  it('is said to be open on work mode and on stress, with a link, until it is answered', async () => {
    await openWith('/hra/work-mode', { PHQa: '0', PHQb: '0' });
    const note = page.getByRole('main').getByText(/Mental health is still open/);
    await waitUntilVisible(note);
    expect(await note.innerText()).toBe('Mental health is still open. Next leads to Stress.');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await at('/hra/stress');
    await waitUntilVisible(note);
    expect(await note.innerText()).toBe('Mental health is still open.');
    expect(await violationsOf(page)).toEqual([]);
    await link('Go to Mental health').click();
    await at('/hra/mental-health');
    await question(/nervous/)
      .getByRole('radio')
      .first()
      .check();
    await question(/worrying/)
      .getByRole('radio')
      .first()
      .check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await at('/hra/stress');
    await waitUntilVisible(page.getByRole('heading', { level: 1, name: 'Stress' }));
    expect(await note.count()).toBe(0);
  });

  it('counts as a part: the head says which part this is, and how many are done', async () => {
    await openWith('/hra/stress', { chh_cough: 'no', chh_fever: 'no', chh_sbreath: 'no' });
    const head = page.getByRole('banner');
    await waitUntilVisible(head.getByText('Part 8 of 13: Stress').first());
    await waitUntilVisible(head.getByText('1 of 13 parts done'));
  });
});

describe('an answer changed from review', () => {
  it('is reached at its question, and one tap leads back to where review stood', async () => {
    await openWith('/hra/review', { sex: 'female', age_in_years: 45, food_prep_or_order: 'eat_out' });
    await page.getByRole('button', { name: /^Food and nutrition/ }).click();
    await link(/^Change: How often do you eat fast food/).click();
    await at('/hra/food-and-nutrition');
    await expect.poll(focused).toContain('How often do you eat fast food?');
    await question(/fast food/)
      .getByRole('radio')
      .nth(1)
      .check();
    await page.reload();
    await backToReview().click();
    await at('/hra/review');
    await expect.poll(focused).toBe('How often do you eat fast food?');
    const row = page.getByRole('listitem').filter({ hasText: 'How often do you eat fast food?' });
    expect(await row.getByText('Not answered').count()).toBe(0);
    await link('Open this part: Food and nutrition').click();
    await at('/hra/food-and-nutrition');
    await waitUntilVisible(backToReview());
  });

  it('is offered beside every question that a page asks, and by keyboard', async () => {
    await openWith('/hra/review', { smoking: 'still_smoke', vaping: 'yes' });
    await pressEnter(page, page.getByRole('button', { name: /^Smoking and vaping/ }));
    const rows = page.locator('[role=region] > ul > li');
    await waitUntilVisible(rows.first());
    for (const row of await rows.all()) {
      const asked = (await row.getByText('Not asked').count()) === 0;
      expect([await row.innerText(), await row.getByRole('link', { name: /^Change: / }).count()]).toEqual([
        expect.anything(),
        asked ? 1 : 0,
      ]);
    }
    expect(await violationsOf(page)).toEqual([]);
    await pressEnter(page, link(/^Change: How many cigars/));
    await at('/hra/smoking-and-vaping');
    await expect.poll(focused).toContain('How many cigars');
    await tabTo(page, backToReview());
    await page.keyboard.press('Enter');
    await at('/hra/review');
    await expect.poll(focused).toContain('How many cigars');
  });

  it('needs no way back for somebody who did not come from there', async () => {
    await openWith('/hra/food-and-nutrition', { sex: 'female' });
    expect(await backToReview().count()).toBe(0);
  });
});

describe('what the result needs', () => {
  const needs = () =>
    page.getByRole('region', { name: 'Your result still needs' }).getByRole('link').allInnerTexts();

  it('is listed above Submit, each a link to its question, and blocks nothing', async () => {
    await openWith('/hra/review', { sex: 'female', app_units: 'us_customary', weight: 7 });
    expect((await needs()).map(words => words.replace('\n', ' | '))).toEqual([
      'Age | How old are you?',
      'Height | How tall are you, in feet?',
      'Weight | Please check: How much do you weigh, in pounds?',
      'Blood pressure | What was your last blood pressure reading?',
      'Smoking | Do you smoke cigarettes?',
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await link(/^Blood pressure What was/).click();
    await at('/hra/blood-pressure-female');
    await expect.poll(focused).toContain('What was your last blood pressure reading?');
    await page.getByRole('spinbutton', { name: 'High number' }).fill('120');
    await backToReview().click();
    await at('/hra/review');
    expect(await needs()).toHaveLength(4);
    await page.getByRole('button', { name: 'Submit Assessment' }).click();
    await waitUntilVisible(page.getByRole('dialog', { name: 'Health Assessment Completed' }));
  });

  it('is not mentioned where all of it is there', async () => {
    await openWith('/hra/review', {
      sex: 'female',
      age_in_years: 45,
      height_cm: 165,
      weight_kg: 70,
      blood_pressure_estimated: 'below_120',
      smoking: 'never_smoked',
    });
    expect(await page.getByText('Your result still needs').count()).toBe(0);
  });
});
