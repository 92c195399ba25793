import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  age,
  answerSexAndAge,
  openQuestions,
  pressSave,
  save,
  waitForDraft,
} from '../support/assessment-page.ts';
import { logIn } from '../support/person.ts';
import { setUpPersonPerTest, signInNewPerson } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { reportsOf, savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { lastSaved, saves } = savedCalls(product);

beforeEach(() => {
  ({ page } = ada);
});

describe('two tabs', () => {
  it.each(['logs in', 'leaves only its token'])(
    'D9: show nobody the answers of another account, who %s in the second',
    async way => {
      const ben = await signInNewPerson(product);
      await openQuestions(page, product.url);
      await answerSexAndAge(page, '45');
      const sent = saves().length;
      const second = await ada.context.newPage();
      if (way === 'logs in') await logIn(second, product, ben);
      else {
        await second.goto(`${product.url}/config.json`);
        await second.evaluate(token => localStorage.setItem('token', token), ben.token);
        await page.waitForLoadState('networkidle');
        await pressSave(page);
      }
      const message = page.getByText(
        `You are now signed in as ${ben.email}. These answers belong to ${ada.email}.`,
      );
      await message.waitFor();
      expect(await age(page).count()).toBe(0);
      expect(saves().length).toBe(sent);
      await page.getByRole('button', { name: `Go on as ${ben.email}` }).click();
      await age(page).waitFor();
      expect(await age(page).inputValue()).toBe('');
      await age(page).fill('30');
      await waitForDraft(page, '"30"');
      await save(page);
      expect(lastSaved('appraise_risks.user_id')).toBe(ben.email);

      await logIn(page, product, ada);
      await openQuestions(page, product.url);
      expect(await age(page).inputValue()).toBe('45');
    },
  );

  it('D9: keep the answers for their owner when one of them logs out', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    const second = await ada.context.newPage();
    await second.goto(`${product.url}/dashboard`);
    await second.getByRole('button', { name: 'Log out' }).click();
    await page.getByText(`You are logged out. These answers belong to ${ada.email}.`).waitFor();
    expect(await age(page).count()).toBe(0);
    await page.getByRole('button', { name: `Log in as ${ada.email}` }).click();
    await logIn(page, product, ada);
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('45');
  });

  it('D13: let one change the assessment, show it in the other, and hand it over with everything typed', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    const second = await ada.context.newPage();
    await openQuestions(second, product.url);
    await second.getByText('This assessment is open in another tab.').waitFor();
    await expect.poll(() => age(second).inputValue()).toBe('45');
    expect(await age(second).isDisabled()).toBe(true);
    expect(await second.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await age(page).fill('46');
    await expect.poll(() => age(second).inputValue()).toBe('46');

    await second.getByRole('button', { name: 'Use it here' }).click();
    await page.getByText('This assessment is open in another tab.').waitFor();
    await expect.poll(() => age(second).isEnabled()).toBe(true);
    expect(await age(page).isDisabled()).toBe(true);
    await age(second).fill('47');
    await expect.poll(() => age(page).inputValue()).toBe('47');
    await save(second);

    await second.close();
    await expect.poll(() => age(page).isEnabled()).toBe(true);
    expect(await age(page).inputValue()).toBe('47');
    await save(page);
    expect(await reportsOf(product, ada)).toHaveLength(1);
  });
});
