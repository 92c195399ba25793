import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { textOfDownload } from './support/pdf.ts';
import { answerPage, pagesByNext, type WantedAnswers } from './support/questionnaire.ts';
import { logIn } from './support/signed-in.ts';
import { openTab } from './support/tab.ts';
import { setUpEmbeddedProduct } from './support/test-product.ts';

const product = setUpEmbeddedProduct();
let page: Page;
const consoleErrors: string[] = [];
/** The browser itself notes a refused call: that is the gateway's answer, not a fault of the page. */
const planned = /status of (401|422)/;

beforeEach(async () => {
  consoleErrors.length = 0;
  page = await openTab(product, {}, { viewport: { width: 390, height: 844 } });
  page.on(
    'console',
    message =>
      message.type() === 'error' && !planned.test(message.text()) && consoleErrors.push(message.text()),
  );
  page.on('pageerror', error => consoleErrors.push(String(error)));
});

const woman: WantedAnswers = [
  ['Which units', 'Metric'],
  ['What is your sex', 'Female'],
  ['How old are you', 45],
  ['How tall are you, in centimetres', 165],
  ['in kilograms', 80],
  ['medicine for high blood pressure', 'No'],
  ['High number', 138],
  ['Low number', 86],
  ['Has your cholesterol', 'Yes, and I know my number'],
  ['total cholesterol', 190],
  ['fasting blood sugar', 95],
  ['Do you smoke', 'I have never smoked'],
];

describe('an employee', () => {
  it('s.1, s.2.4, s.4: signs up by mail, takes the whole assessment in two sittings and downloads the report', async () => {
    const email = 'sade@example.test';
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.getByLabel('First Name').fill('Ṣadé');
    await page.getByLabel('Last Name').fill('Ọlátúnjí');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a good password');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { name: 'Verification link sent!' }).waitFor();
    expect(await page.getByText(email).count()).toBeGreaterThan(0);

    await page.goto(product.mailboxUrl);
    await page.getByRole('link', { name: '/signup/success' }).first().click();
    await page.waitForURL(/signup\/success/);
    expect(page.url()).not.toContain('otp=');
    await page.getByRole('button', { name: 'Proceed to Login' }).click();
    await page.waitForURL('**/login');
    await logIn(page, product, { email, password: 'a good password' });
    await page.getByRole('heading', { name: /Ṣadé Ọlátúnjí/ }).waitFor();

    await page.getByRole('link', { name: 'I want to take the assessment' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const part of pagesByNext.slice(0, 5)) {
      await page.waitForURL(new RegExp(`/hra/${part}`));
      await answerPage(page, woman);
      if (part !== 'safety-and-speed') await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    expect(page.url()).toContain('/hra/safety-and-speed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'Health Assessment Saved' }).waitFor();
    await page.getByRole('button', { name: 'Leave Assessment' }).click();
    await page.waitForURL('**/dashboard');

    // The second sitting is on another device: only what the server keeps is there.
    page = await openTab(product, {});
    await logIn(page, product, { email, password: 'a good password' });
    await page.getByRole('link', { name: 'Reports' }).first().click();
    await page.getByRole('button', { name: 'Complete Test' }).click();
    await page.waitForURL('**/hra/general');
    await page.getByRole('radio', { name: 'Female' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Female' }).isChecked()).toBe(true);
    expect(await page.getByRole('spinbutton', { name: /How old are you/ }).inputValue()).toBe('45');
    for (const part of pagesByNext) {
      await page.waitForURL(new RegExp(`/hra/${part}`));
      await answerPage(page, woman);
      await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
    }
    await page.waitForURL('**/hra/review');
    await page.getByRole('heading', { name: 'Review Health Risk Assessment' }).waitFor();
    expect(await page.getByRole('button', { name: /Mental health/ }).textContent()).toContain('0 of 4');
    await page.goto(`${product.url}/hra/mental-health`);
    await answerPage(page, []);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/hra/stress');
    await page.goto(`${product.url}/hra/review`);
    await page.getByRole('button', { name: 'Submit Assessment' }).click();
    await page.getByText("Congratulations! You've have completed the assessment.").waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Show Results' }).click();
    await page.waitForURL('**/results/summary');
    await page.getByText('Healthier living can reduce your risks by').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Results' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('downloaded.pdf');
    const text = await textOfDownload(download);
    expect(text).toContain('Ṣadé Ọlátúnjí');
    const riskAge = await page.locator('h3:has-text("Your Risk Age") + p').textContent();
    expect(Number(riskAge)).toBeGreaterThan(45);
    expect(text).toContain(String(riskAge));
    expect(consoleErrors).toEqual([]);
  });
});
