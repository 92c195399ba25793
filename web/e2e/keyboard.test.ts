import { pagesFor } from '@choose-life/contracts/domain/hra/page-graph';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { answerByKeys, pressEnter, tabTo, typeInto } from './support/keyboard.ts';
import { pageParts } from './support/page-parts.ts';
import { open } from './support/routes.ts';
import { openTab } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

/* `web/src/features/hra/pages/review-page.test.tsx` tests review and submission by keyboard. */

const person = { email: 'ada@example.test', password: 'a good password', firstName: 'Ada', lastName: 'Obi' };
/** The pages in the order of Next for a man. Next skips mental health, which has a separate link (s.2.4). */
const pagesByNext = pagesFor({ sex: 'male' }).filter(
  section => section !== 'mental-health' && section !== 'review',
);
/** The numbers that are typed, by a part of the label of their field. In all other number fields the minimum is typed. */
const numbersByLabel = { 'How old are you': '45', High: '130', Low: '80' };

const product = setUpProduct();
let page: Page;
let token: string;

beforeAll(async () => {
  ({ token } = await product.gateway.createAccount(person));
});

const { waitForPath, button, field, heading, link } = pageParts(() => page);
const dialog = (name: string) =>
  page.getByRole('dialog', { name, exact: true }).or(page.getByRole('alertdialog', { name, exact: true }));
const go = (path: string) => open(page, product, path);
const waitForFocusInDialog = (name: string) =>
  expect.poll(() => dialog(name).locator(':focus').count()).toBe(1);
const waitForFocusOnHeading = () => expect.poll(() => page.locator('h1:focus').count()).toBe(1);

describe('a visitor who uses only the keyboard', () => {
  beforeEach(async () => {
    page = await openTab(product, {}, { reducedMotion: 'reduce' });
  });

  it('s.2.2, s.3, s.4: can sign up, complete the sign-up by the mailed link, and log in', async () => {
    const email = 'sade@example.test';
    const password = 'a good password';
    await go('/');
    await pressEnter(page, link('Get Started'));
    await waitForPath('/signup');
    await waitForFocusOnHeading();
    await typeInto(page, field('First Name'), 'Ṣadé');
    await typeInto(page, field('Last Name'), 'Ọlátúnjí');
    await tabTo(page, field('Gender'));
    await page.keyboard.type('Female');
    expect(await field('Gender').inputValue()).toBe('Female');
    await typeInto(page, field('Email'), email);
    await typeInto(page, field('Password'), password);
    await page.keyboard.press('Enter');
    await heading('Verification link sent!').waitFor();
    await page.goto(await product.newestLink(email));
    await pressEnter(page, button('Proceed to Login'));
    await waitForPath('/login');
    // The page fills in the e-mail of the link.
    await typeInto(page, field('Password'), password);
    await page.keyboard.press('Enter');
    await waitForPath('/dashboard');
  });
});

describe('an employee who uses only the keyboard', () => {
  beforeEach(async () => {
    page = await openTab(product, { token, email: person.email }, { reducedMotion: 'reduce' });
  });

  it('can answer every page of the assessment and save', async () => {
    // The first pages have most kinds of questions, so a run that is not long opens review after the second page.
    const answeredPages = inject('long') ? pagesByNext : pagesByNext.slice(0, 2);
    await go('/dashboard');
    await pressEnter(page, link('I want to take the assessment'));
    await waitForPath('/hra');
    await pressEnter(page, button('Start'));
    for (const section of answeredPages) {
      await page.waitForURL(new RegExp(`/hra/${section}`));
      await waitForFocusOnHeading();
      await answerByKeys(page, numbersByLabel);
      if (section === 'general') {
        await pressEnter(page, button('Save'));
        await waitForFocusInDialog('Health Assessment Saved');
        await pressEnter(page, button('Continue Assessment'));
        // The dialog returns the focus to the button that opened it.
        await expect.poll(() => button('Save').and(page.locator(':focus')).count()).toBe(1);
      }
      await pressEnter(page, button(/^(Next|Finish)$/));
    }
    if (inject('long')) {
      await waitForPath('/hra/review');
      await waitForFocusOnHeading();
    } else {
      await waitForPath(`/hra/${pagesByNext[answeredPages.length]}`);
      await go('/hra/review');
    }
    // Only the answered pages are completed: Next has skipped mental health (s.2.4).
    await expect.poll(() => page.getByText('Completed', { exact: true }).count()).toBe(answeredPages.length);
  });
});
