import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
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

const radio = (name: RegExp) => page.getByRole('radio', { name });
const clear = () => page.getByRole('button', { name: /^Clear answer: / });
const said = (words: string) => waitUntilVisible(page.getByRole('status').filter({ hasText: words }));

const openWith = (path: string, answers: Answers) => openWithAnswers(product, person, path, answers);

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
    await page.getByRole('spinbutton', { name: 'Beer' }).fill('2');
    await said('Some questions below depend on question 1 and have changed.');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('stand together under words that name the other question', async () => {
    await openWith('/hra/smoking-and-vaping', { smoking: 'used_to_smoke' });
    const group = page.getByRole('group', { name: 'Depends on question 1', exact: true });
    expect(await group.getByRole('spinbutton').count()).toBe(2);
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

describe('Clear answer', () => {
  it('is no stop of Tab; Delete and Backspace do the same, and the focus stays', async () => {
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
  });

  it('works by a press, and leaves the focus at its question', async () => {
    await openWith('/hra/cough-hygiene', { chh_cough: 'yes' });
    await clear().click();
    await expect.poll(() => page.locator('input:checked').count()).toBe(0);
    expect(await clear().count()).toBe(0);
    const first = page
      .getByRole('group', { name: /new cough/ })
      .getByRole('radio')
      .first();
    expect(await page.locator(':focus').and(first).count()).toBe(1);
    await page.getByText(/Delete clears it/).waitFor();
  });
});
