import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { save } from './support/assessment-page.ts';
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
const { at, radio } = pageParts(() => page);
const focused = () => page.locator(':focus').innerText();

const openWith = (path: string, answers: Answers) => openWithAnswers(product, person, path, answers);

const clear = () => page.getByRole('button', { name: /^Clear answer: / });
const said = (words: string) => waitUntilVisible(page.getByRole('status').filter({ hasText: words }));

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
    await page.getByRole('textbox', { name: 'High number' }).fill('120');
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

describe('questions that depend on another answer', () => {
  it('are said to come and to go, where the other answer is given', async () => {
    await openWith('/hra/smoking-and-vaping', { still_smoke: 5 });
    await radio(/I have never smoked/).check();
    await said(
      '5 questions below depend on question 1 and are no longer asked. What you answered there is kept.',
    );
    await radio(/I still smoke/).check();
    await said('3 questions below depend on question 1 and are asked now.');
    await radio(/I used to smoke/).check();
    await said('Some questions below depend on question 1 and have changed.');
    await page.getByRole('textbox', { name: 'Beer' }).fill('2');
    await said('Some questions below depend on question 1 and have changed.');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('stand together under words that name the other question', async () => {
    await openWith('/hra/smoking-and-vaping', { smoking: 'used_to_smoke' });
    const group = page.getByRole('group', { name: 'Depends on question 1', exact: true });
    expect(await group.getByRole('textbox').count()).toBe(2);
    await openWith('/hra/general', {});
    const units = page.getByRole('group', { name: 'Depends on question 1', exact: true });
    expect(await units.locator('label').allInnerTexts()).toEqual([
      expect.stringContaining('in centimetres'),
      expect.stringContaining('in kilograms'),
    ]);
    await radio(/US customary/).check();
    await said('Some questions below depend on question 1 and have changed.');
  });

  it('are not mentioned where they depend on another page', async () => {
    await openWith('/hra/others', { weekly_physical_activity: '1' });
    expect(await page.getByText(/[Dd]epends? on question/).count()).toBe(0);
  });
});

describe('a typed number', () => {
  const car = () => page.getByLabel(/travel by car/);
  const carKey = 'hra.q.travel_by_automobile_km.a.kilometers';

  it.each(['12,5', '١٢٫٥', '１２，５'])('is a decimal by its comma: %s, typed or pasted', async typed => {
    await openWith('/hra/work-mode', {});
    await car().focus();
    await page.keyboard.type(typed);
    await car().blur();
    const motorcycle = page.getByLabel(/travel by motorcycle/);
    await motorcycle.focus();
    await page.keyboard.insertText(typed);
    // Neither changes a number by accident.
    await page.keyboard.press('ArrowUp');
    await page.mouse.wheel(0, 100);
    await motorcycle.blur();
    expect([await car().inputValue(), await motorcycle.inputValue()]).toEqual([typed, typed]);
    expect(await page.getByText('Please check this answer.').count()).toBe(0);
    await save(page);
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({
      [carKey]: 12.5,
      'hra.q.travel_by_motorcycle_km.a.kilometers': 12.5,
    });
  });

  it('is asked about where its comma may mean thousands, and no words are sent', async () => {
    await openWith('/hra/work-mode', {});
    await car().fill('1,200');
    await car().blur();
    await page.getByText('Did you mean something else?').waitFor();
    const offered = page.getByRole('button', { name: /^(Use|Keep) / });
    expect(await offered.allInnerTexts()).toEqual(['Use 1200', 'Use 1.2', 'Keep 1,200']);
    expect(await violationsOf(page)).toEqual([]);
    await save(page);
    expect(product.proxy.lastBody('/hra/save-answers')).toHaveProperty([carKey], '1,200');
    await offered.first().click();
    expect(await car().inputValue()).toBe('1200');
    await car().fill('far');
    await car().blur();
    await page.getByText('Enter a number in digits, for example 70 or 5.5.').waitFor();
    expect(await car().inputValue()).toBe('far');
    await save(page);
    expect(product.proxy.lastBody('/hra/save-answers')).not.toHaveProperty([carKey]);
  });
});

describe('Clear answer', () => {
  it('is no stop of Tab; Delete, Backspace and a press do the same, and the focus stays', async () => {
    await openWith('/hra/cough-hygiene', { chh_cough: 'yes', chh_fever: 'no' });
    const first = page.getByRole('group', { name: /new cough/ });
    await tabTo(page, first.getByRole('radio').first());
    await waitUntilVisible(first.getByText('Delete', { exact: true }));
    await page.keyboard.press('Tab');
    const fever = page
      .getByRole('group', { name: /a fever/ })
      .getByRole('radio')
      .nth(1);
    expect(await page.locator(':focus').and(fever).count()).toBe(1);
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('input:checked').count()).toBe(1);
    expect(await page.locator(':focus').and(fever).count()).toBe(1);
    await first.getByRole('radio').first().focus();
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('input:checked').count()).toBe(0);
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('input:checked').count()).toBe(1);
    await clear().click();
    await expect.poll(() => page.locator('input:checked').count()).toBe(0);
    expect(await clear().count()).toBe(0);
    expect(await page.locator(':focus').and(first.getByRole('radio').first()).count()).toBe(1);
    await page.getByText(/Delete clears it/).waitFor();
  });
});
