import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  age,
  beginAssessment,
  closeError,
  openQuestions,
  pressSave,
  save,
  waitForDraft,
} from '../support/assessment-page.ts';
import { logIn, setUpPersonPerTest, signInNewPerson } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { ageKey, reportsOf, savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
let page: Page;

const { keepUnsaved, lastSaved, saves } = savedCalls(product);

beforeEach(() => {
  ({ page } = ada);
});

const begin = () => beginAssessment(page, product.url);

describe('two tabs', () => {
  it.each(inject('long') ? ['logs in', 'leaves only its token'] : ['logs in'])(
    'D9: show nobody the answers of another account, who %s in the second',
    async way => {
      const ben = await signInNewPerson(product);
      await begin();
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
    await begin();
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
    await begin();
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
