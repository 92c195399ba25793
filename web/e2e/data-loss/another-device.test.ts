import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { age } from '../support/assessment-page.ts';
import { badGateway } from '../support/gateway-proxy.ts';
import { saveAnswers } from '../support/saved-assessment.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { reportsOf, savedCalls } from './at-the-gateway.ts';

const product = setUpProduct();
const ada = setUpPersonPerTest(product, { viewport: { width: 390, height: 844 } });
let page: Page;

const { lastSaved } = savedCalls(product);
const savedWords = () => page.getByText(/^Saved \d\d:\d\d$/).filter({ visible: true });
const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();

beforeEach(() => {
  ({ page } = ada);
});

const reports = () => reportsOf(product, ada);

describe('another device', () => {
  const answers = { sex: 'female', age_in_years: 45 };

  it('D28: offers Continue before Start, with the part and the count, and has the answers', async () => {
    const uniqueString = await saveAnswers(product.gateway, ada.email, answers);
    await page.goto(`${product.url}/hra`);
    await page.getByText('You have a saved assessment.').waitFor();
    await page.getByText(/^Part 1 of 13, 3 of \d+ answered\.$/).waitFor();
    const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
    expect(buttons.indexOf('Continue')).toBeLessThan(buttons.indexOf('Start again'));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/hra/general');
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('45');
    await age(page).fill('46');
    await next();
    await savedWords().waitFor();
    expect(lastSaved('unique_string')).toBe(uniqueString);
    expect(await reports()).toHaveLength(1);
  });

  it('D28: offers it on the dashboard', async () => {
    await saveAnswers(product.gateway, ada.email, answers);
    await page.goto(`${product.url}/dashboard`);
    await page.getByText(/Your answers are safe\. Part 1 of 13, 3 of \d+ answered\./).waitFor();
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('45');
  });

  it('D28: offers the start alone to somebody who has begun nothing, and where nobody can say', async () => {
    await page.goto(`${product.url}/hra`);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: 'Continue', exact: true }).count()).toBe(0);
    await saveAnswers(product.gateway, ada.email, answers);
    product.proxy.intercept('/authentication/user-details', () => badGateway);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
