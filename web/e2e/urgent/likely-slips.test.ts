import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { waitForDraft } from '../support/assessment-page.ts';
import { violationsOf } from '../support/axe.ts';
import { typeInto } from '../support/keyboard.ts';
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
  it('of pressure is asked about once the field is left, and a choice sets the answer', async () => {
    await openPart(product.url, 'blood-pressure-female');
    await high().pressSequentially('13.8');
    expect(await page.getByText(pleaseCheck).count()).toBe(0);
    await high().blur();
    await waitUntilVisible(page.getByText(pleaseCheck));
    expect(await page.getByText('Your blood pressure is').count()).toBe(0);
    await button('Use 138 mmHg (13.8 cmHg)').click();
    await gone(pleaseCheck);
    expect(await high().inputValue()).toBe('138');
    expect(await hasFocus(high())).toBe(true);
  });

  if (inject('long')) {
    it('of sugar is no alarm, and by keyboard alone it is mended', async () => {
      await openPart(product.url, 'blood-pressure-female');
      await typeInto(page, sugar(), '5.4');
      await page.keyboard.press('Tab');
      await waitUntilVisible(page.getByText(pleaseCheck));
      expect(await page.getByText('Your blood sugar').count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      // The switch of units comes first, then the buttons.
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Use 97 mg/dL (5.4 mmol/L)');
      await page.keyboard.press('Enter');
      expect(await sugar().inputValue()).toBe('97');
      await waitForDraft(page, '"blood_glucose":"97"');
    });

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

    it('of feet has two meanings, and kilograms as pounds one', async () => {
      await openPart(product.url, 'general');
      await page.getByRole('radio', { name: /US Customary/i }).check();
      const feet = number(/in feet/);
      const pounds = number(/in pounds/);
      await fill(feet, '5.11');
      await waitUntilVisible(button('Use 5 feet 1 inch'));
      await button('Use 5 feet 11 inches').click();
      expect(await feet.inputValue()).toBe('5.92');
      await fill(pounds, '80');
      await button('Use 176.4 lb (80 kg)').click();
      expect(await pounds.inputValue()).toBe('176.4');
      await gone(pleaseCheck);
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
      expect(await page.getByRole('spinbutton', { name: /fasting blood sugar/ }).inputValue()).toBe('5.4');
      await button('Submit Assessment').click();
      const dialog = page.getByRole('dialog');
      await waitUntilVisible(dialog.getByRole('button', { name: 'Show Results' }));
      expect(await dialog.getByText('Read this first').count()).toBe(0);
    });
  }
});
