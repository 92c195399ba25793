import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeLocalStorage } from './support/local-storage.ts';
import { pageParts } from './support/page-parts.ts';
import { open } from './support/routes.ts';
import { saveAnswers } from './support/saved-assessment.ts';
import { openContext } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Obi' };
const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  const company = { id: 'indigo', name: 'Indigo Works' };
  const { token } = await product.gateway.createAccount({ ...person, company });
  const singleReportId = await product.gateway.createReport(person.email);
  const context = await openContext(
    product.browser,
    product.url,
    { token, email: person.email, singleReportId },
    { reducedMotion: 'reduce' },
  );
  page = await context.newPage();
});

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(`\\b(?:\\d{1,2} (?:${months})|(?:${months}) \\d{1,2})(?:st|nd|rd|th)?,? \\d{4}`, 'g');

const time = /\b\d\d:\d\d [AP]M\b/g;

/**
 * Compares what a screen reader is given of a part of the page, all of it, with a file of `structure/`: a part that goes, comes
 * or moves makes another text. The day and the time a report was made are left out.
 */
async function expectStructure(part: Locator, name: string): Promise<void> {
  const structure = (await part.ariaSnapshot()).replace(day, '<day>').replace(time, '<time>');
  await expect(structure).toMatchFileSnapshot(`structure/${name}.yml`);
}

const { main } = pageParts(() => page);
const go = (path: string) => open(page, product, path);

describe('the structure that is read out', () => {
  it('of the login', async () => {
    await go('/login');
    await expectStructure(main(), 'login');
  });

  it('of the sign-up', async () => {
    await go('/signup');
    await expectStructure(main(), 'sign-up');
  });

  it('of the bar and the foot of a marketing page', async () => {
    await go('/faqs');
    await expectStructure(page.getByRole('banner'), 'marketing-bar');
    await expectStructure(page.getByRole('contentinfo'), 'marketing-footer');
  });

  it('of the questions, all closed', async () => {
    await go('/faqs');
    await expectStructure(main(), 'questions');
  });

  it('of the dashboard', async () => {
    await go('/dashboard');
    for (const words of [/^Healthier living can reduce/, /^45 ?years$/, /^Good$/, /^What is in your bottle/])
      await main().getByText(words).first().waitFor();
    await expectStructure(main(), 'dashboard');
  });

  it('of the reports', async () => {
    await go('/reports');
    await page.getByRole('table').waitFor();
    await expectStructure(main(), 'reports');
  });

  it('of a report', async () => {
    await go('/reports/summary');
    await page.getByText('Healthier living can reduce your risks by').waitFor();
    await page.getByRole('heading', { name: 'How we worked this out' }).waitFor();
    await expectStructure(main(), 'report');
  });

  it('of the settings, each tab', async () => {
    await go('/settings');
    await expect.poll(() => page.getByLabel('Organization').inputValue()).toBe('Indigo Works');
    // Drawn once it is known that this gateway exports and deletes.
    await page.getByRole('button', { name: 'Export my data' }).waitFor();
    await expectStructure(main(), 'settings-profile');
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.getByLabel('Old Password').waitFor();
    await expectStructure(page.getByRole('tabpanel'), 'settings-password');
  });

  it('of a page of questions', async () => {
    const uniqueString = await saveAnswers(product.gateway, person.email, {
      sex: 'female',
      age_in_years: 45,
    });
    await page.goto(`${product.url}/favicon.svg`);
    await writeLocalStorage(page, { uniqueString });
    await go('/hra/cough-hygiene');
    await page.getByRole('radio').first().waitFor();
    await expectStructure(main(), 'question-page');
  });

  it('of the review, one part open', async () => {
    await go('/hra/review');
    await page.getByRole('button', { name: /^Cough hygiene/ }).click();
    await page.getByText('Do you have a new cough?').waitFor();
    await expectStructure(main(), 'review');
  });

  it('of a dialog', async () => {
    await go('/hra/cough-hygiene');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Health Assessment Saved' });
    await dialog.waitFor();
    await expectStructure(dialog, 'dialog');
  });
});
