import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from './support/page-parts.ts';
import { open } from './support/routes.ts';
import { saveAnswers } from './support/saved-assessment.ts';
import { openTab, writeLocalStorage } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Obi' };
const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  const company = { id: 'indigo', name: 'Indigo Works' };
  const { token } = await product.gateway.createAccount({ ...person, company });
  const singleReportId = await product.gateway.createReport(person.email);
  const strings = { token, email: person.email, singleReportId };
  page = await openTab(product, strings, { reducedMotion: 'reduce' }, 'file');
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

const text = (words: string | RegExp) => main().getByText(words).first();
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

describe('the structure that is read out', () => {
  it.each<[path: string, structure: string, ready: readonly (() => Locator)[], part?: () => Locator]>([
    ['/login', 'login', []],
    ['/signup', 'sign-up', []],
    ['/faqs', 'marketing-bar', [], () => page.getByRole('banner')],
    ['/faqs', 'marketing-footer', [], () => page.getByRole('contentinfo')],
    ['/faqs', 'questions', []],
    [
      '/dashboard',
      'dashboard',
      [/^Healthier living can reduce/, /^45 ?years$/, /^Good$/, /^What is in your bottle/].map(
        words => () => text(words),
      ),
    ],
    ['/reports', 'reports', [() => page.getByRole('table')]],
    [
      '/reports/summary',
      'report',
      [() => text('Healthier living can reduce your risks by'), () => text('How we worked this out')],
    ],
  ])('of %s: %s', async (path, structure, ready, part = main) => {
    await go(path);
    for (const awaited of ready) await awaited().waitFor();
    await expectStructure(part(), structure);
  });

  it('of the settings, each tab', async () => {
    await go('/settings');
    await expect.poll(() => page.getByLabel('Organization').inputValue()).toBe('Indigo Works');
    // Drawn once it is known that this gateway exports and deletes.
    await button('Export my data').waitFor();
    await expectStructure(main(), 'settings-profile');
    await page.getByRole('tab', { name: 'Password' }).click();
    await page.getByLabel('Old Password').waitFor();
    await expectStructure(page.getByRole('tabpanel'), 'settings-password');
  });

  it('of a page of questions, of a dialog, and of the review, one part open', async () => {
    const answers = { sex: 'female', age_in_years: 45 };
    const uniqueString = await saveAnswers(product.gateway, person.email, answers);
    await page.goto(`${product.url}/favicon.svg`);
    await writeLocalStorage(page, { uniqueString });
    await go('/hra/cough-hygiene');
    await page.getByRole('radio').first().waitFor();
    await expectStructure(main(), 'question-page');
    await button(/^Save$/).click();
    const dialog = page.getByRole('dialog', { name: 'Health Assessment Saved' });
    await dialog.waitFor();
    await expectStructure(dialog, 'dialog');
    await go('/hra/review');
    await button(/^Cough hygiene/).click();
    await text('Do you have a new cough?').waitFor();
    await expectStructure(main(), 'review');
  });
});
