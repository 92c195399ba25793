import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { save, waitForDraft } from './support/assessment-page.ts';
import { violationsOf } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { pageParts } from './support/page-parts.ts';
import { goToPart, openWithAnswers } from './support/saved-assessment.ts';
import { type SignedIn, signInNewPerson } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';
import { waitUntilVisible } from './support/waiting.ts';

const product = setUpProduct();
let person: SignedIn;
let page: Page;

beforeEach(async () => {
  person = await signInNewPerson(product, { reducedMotion: 'reduce' });
  ({ page } = person);
});

const path = '/hra/blood-pressure-female';
const sugar = () => page.getByRole('textbox', { name: /fasting blood sugar/ });
const cholesterol = () => page.getByRole('textbox', { name: /total cholesterol/ });
const switches = () => page.getByRole('checkbox', { name: 'My result is in mmol/L' });
const { button } = pageParts(() => page);

const openWith = (answers: Answers) => openWithAnswers(product, person, path, answers);

describe('a result in mmol/L', () => {
  it('is typed as it is printed, held and sent in mg/dL, and stays as it was typed', async () => {
    await openWith({ sex: 'female' });
    await tabTo(page, switches().nth(1));
    await page.keyboard.press('Space');
    expect(await page.locator(':focus').and(switches().nth(1)).count()).toBe(1);
    await sugar().pressSequentially('5.4');
    await sugar().blur();
    await waitUntilVisible(page.getByText('We keep this as 97 mg/dL, rounded.'));
    expect(await sugar().inputValue()).toBe('5.4');
    await waitUntilVisible(page.getByText('2.2 to 33.3 mmol/L'));
    expect(await page.getByText('Please check this answer.').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await waitForDraft(page, '"blood_glucose":"97"');
    await save(page);
    expect(product.proxy.lastBody('/hra/save-answers')).toMatchObject({
      'hra.q.blood_glucose.a.mg/dL': 97,
      'hra.app.cholunits': 'mg/dl',
    });
    await goToPart(page, 'Cough hygiene');
    await goToPart(page, 'Blood pressure');
    expect(await sugar().inputValue()).toBe('5.4');
    await sugar().fill('5.5');
    await waitUntilVisible(page.getByText('We keep this as 99 mg/dL.', { exact: true }));
    expect(await cholesterol().inputValue()).toBe('');
  });

  it('that was in mg/dL after all is asked about', async () => {
    await openWith({ sex: 'female' });
    await switches().nth(1).check();
    await sugar().fill('97');
    await sugar().blur();
    await waitUntilVisible(page.getByText('Enter a number between 2.2 and 33.3 mmol/L.'));
    await button('Use 97 mg/dL').click();
    expect(await switches().nth(1).isChecked()).toBe(false);
    expect(await sugar().inputValue()).toBe('97');
    expect(await page.getByText('Please check this answer.').count()).toBe(0);
  });
});
