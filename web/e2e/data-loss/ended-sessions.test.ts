import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  age,
  answerSexAndAge,
  closeError,
  openQuestions,
  pressSave,
  save,
} from '../support/assessment-page.ts';
import { logIn } from '../support/person.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { ageKey, reportsOf, savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { keepUnsaved, lastSaved, saves } = savedCalls(product);

beforeEach(() => {
  ({ page } = ada);
});

describe('a session that ends', () => {
  it('D5: keeps the answers, offers them after login, and sends nothing twice', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
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

  it('D6: is told by one dialog, however many calls report it', async () => {
    await product.gateway.expireSession(ada.token);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('log out with unsaved answers', () => {
  const left = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());

  beforeEach(async () => {
    keepUnsaved();
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'You have unsaved answers.' }).waitFor();
  });

  it('D26: saves them in place when asked to, and then leaves nothing behind', async () => {
    product.proxy.restore();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/login');
    expect(lastSaved(ageKey)).toBe(45);
    expect(await reportsOf(product, ada)).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  it('D26: stays when the save fails, and leaves without saving when told to', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await closeError(page);
    await page.getByRole('heading', { name: 'You have unsaved answers.' }).waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/login');
    expect(await left()).toEqual([]);
    expect(await reportsOf(product, ada)).toEqual([]);
  });
});
