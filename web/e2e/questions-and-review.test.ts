import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
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
});

describe('an urgent answer', () => {
  it('does not move away what is pressed next', async () => {
    await openWith('/hra/blood-pressure-female', {});
    await page.getByRole('textbox', { name: 'High number' }).fill('200');
    const next = page.getByRole('radio', { name: /A little high/ });
    await next.scrollIntoViewIfNeeded();
    const box = await next.boundingBox();
    if (!box) throw new Error('The next question is not drawn.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    // As long as a slow finger needs.
    await page.waitForTimeout(200);
    await page.mouse.up();
    await waitUntilVisible(page.getByRole('status').filter({ hasText: 'Your blood pressure is very high' }));
    expect(await next.isChecked()).toBe(true);
  });
});
