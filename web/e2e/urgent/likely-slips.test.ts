import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { waitForDraft } from '../support/assessment-page.ts';
import { violationsOf } from '../support/axe.ts';
import { pressEnter } from '../support/keyboard.ts';
import { goToPart } from '../support/saved-assessment.ts';
import { setUpPersonPerTest } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { waitUntilVisible } from '../support/waiting.ts';
import { questionPage, titles } from './question-page.ts';

const pleaseCheck = 'Please check this answer.';

const product = setUpProduct();
const person = setUpPersonPerTest(product);
let page: Page;

beforeEach(() => {
  ({ page } = person);
});

const { button, fill, gone, hasFocus, high, low, number, openPart, sugar } = questionPage(() => page);

describe('a likely slip', () => {
  it('of pressure is asked about once the field is left, is no alarm, and a choice by keyboard sets the answer', async () => {
    await openPart(product.url, 'blood-pressure-female');
    await high().pressSequentially('13.8');
    expect(await page.getByText(pleaseCheck).count()).toBe(0);
    await high().blur();
    await waitUntilVisible(page.getByText(pleaseCheck));
    expect(await page.getByText('Your blood pressure is').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await pressEnter(page, button('Use 138 mmHg (13.8 cmHg)'));
    await gone(pleaseCheck);
    expect(await high().inputValue()).toBe('138');
    expect(await hasFocus(high())).toBe(true);
  });

  if (inject('long')) {
    it('that is kept is not asked about again, but another one is', async () => {
      await openPart(product.url, 'blood-pressure-female');
      await fill(sugar(), '5.4');
      await button('Keep 5.4').click();
      await gone(pleaseCheck);
      await waitUntilVisible(page.getByText('Kept as it is. It is not used for your result.'));
      await waitUntilVisible(page.getByText('40 to 600 mg/dL'));
      expect(await sugar().inputValue()).toBe('5.4');
      expect(await sugar().getAttribute('aria-invalid')).toBeNull();
      await fill(sugar(), '95');
      await fill(sugar(), '5.4');
      expect(await page.getByText(pleaseCheck).count()).toBe(0);
      await fill(sugar(), '6.1');
      await waitUntilVisible(page.getByText(pleaseCheck));
      await button('Next').click();
      await page.waitForURL('**/hra/cough-hygiene');
    });

    it('of two swapped numbers is asked about once, below both', async () => {
      await openPart(product.url, 'blood-pressure-female');
      await fill(high(), '80');
      await fill(low(), '120');
      await waitUntilVisible(page.getByText(pleaseCheck));
      expect(await page.getByText(pleaseCheck).count()).toBe(1);
      expect(await page.getByText(titles.low).count()).toBe(0);
      await button('Use 120 over 80: the two numbers the other way round').click();
      expect([await high().inputValue(), await low().inputValue()]).toEqual(['120', '80']);
      await gone(pleaseCheck);
      await fill(high(), '80');
      await fill(low(), '120');
      await button('Keep 80 over 120').click();
      await gone(pleaseCheck);
      expect([await high().inputValue(), await low().inputValue()]).toEqual(['80', '120']);
      expect(await page.getByText('Kept as it is.').count()).toBe(1);
    });

    it('is marked on review, where it can be changed, and stops no submission', async () => {
      await openPart(product.url, 'blood-pressure-female');
      await fill(sugar(), '5.4');
      await button('Keep 5.4').click();
      await goToPart(page, 'General');
      await fill(number(/How old are you/), '45');
      await waitForDraft(page, '"age_in_years":"45"');
      await page.goto(`${product.url}/hra/review`);
      await waitUntilVisible(page.getByText('1 answer needs a check. It is not used for your result.'));
      const module = page.getByRole('button', { name: /^Blood pressure.*Please check/ });
      await module.click();
      await waitUntilVisible(
        page.getByRole('listitem').filter({ hasText: 'fasting blood sugar' }).getByText('Please check'),
      );
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.getByRole('textbox', { name: /fasting blood sugar/ }).inputValue()).toBe('5.4');
      await button('Submit Assessment').click();
      const dialog = page.getByRole('dialog');
      await waitUntilVisible(dialog.getByRole('button', { name: 'Show Results' }));
      expect(await dialog.getByText('Read this first').count()).toBe(0);
    });
  }
});
