import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  age,
  beginAssessment,
  openQuestions,
  pressSave,
  save,
  waitForDraft,
} from '../support/assessment-page.ts';
import { logIn, setUpPersonPerTest, signInNewPerson } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { reportsOf, savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { lastSaved, saves } = savedCalls(product);

beforeEach(() => {
  ({ page } = ada);
});

const begin = () => beginAssessment(page, product.url);

describe('two tabs', () => {
  it('D9: send nothing under the token of another account, and show nobody the answers', async () => {
    const ben = await signInNewPerson(product);
    await begin();
    const sent = saves().length;
    const second = await ada.context.newPage();
    await second.goto(`${product.url}/config.json`);
    await second.evaluate(token => localStorage.setItem('token', token), ben.token);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('email'))).toBe(ben.email);
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('');
    expect(saves().length).toBe(sent);
    await age(page).fill('30');
    await waitForDraft(page, '"30"');
    await save(page);
    expect(lastSaved('appraise_risks.user_id')).toBe(ben.email);
  });

  it('D13: let one change the assessment, show it in the other, and hand it over with everything typed', async () => {
    await begin();
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

describe('a session that ends', () => {
  it('D5: keeps the answers, offers them after login, and sends nothing twice', async () => {
    await begin();
    await product.gateway.expireSession(ada.token);
    await pressSave(page);
    await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    const sent = saves().length;
    await logIn(page, product, ada);
    await page.getByText('Some answers are only in this tab so far.').waitFor();
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('45');
    expect(saves().length).toBe(sent);
    await save(page);
  });
});
