import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { age } from './support/assessment-page.ts';
import { violationsOf } from './support/axe.ts';
import { refusal, sessionExpired } from './support/gateway-proxy.ts';
import { open } from './support/routes.ts';
import { saveAnswers } from './support/saved-assessment.ts';
import { openTab, writeLocalStorage } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { waitUntilVisible } from './support/waiting.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const product = setUpProduct();

describe('on a phone', () => {
  const email = 'nkem@example.test';
  const answers = { sex: 'female', age_in_years: 45 };
  let page: Page;
  let token: string;
  beforeAll(async () => {
    ({ token } = await product.gateway.createAccount({ email, password: 'a good password' }));
  });
  beforeEach(async () => {
    const values = { token, email };
    page = await openTab(product, values, phone);
  });
  afterEach(() => product.proxy.restore());

  const go = (path: string) => open(page, product, path);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const refuse = (path: string, answer = refusal('not now')) => product.proxy.intercept(path, () => answer);
  const text = (words: string | RegExp) => page.getByText(words).first();
  const dialog = (name: string) =>
    page.getByRole('dialog', { name, exact: true }).or(page.getByRole('alertdialog', { name, exact: true }));
  /** What the gateway refuses is told in a dialog, and behind it in the page. */
  const refused = async (path: string, address: string, words: string) => {
    refuse(path);
    await page.goto(product.url + address);
    await waitUntilVisible(dialog('Error'));
    await expectNoViolation();
    await press('Close');
    await waitUntilVisible(text(words));
  };
  const assess = async (path: string) => {
    const uniqueString = await saveAnswers(product.gateway, email, answers);
    await page.goto(`${product.url}/favicon.svg`);
    await writeLocalStorage(page, { uniqueString });
    await go(path);
  };
  async function expectNoViolation(): Promise<void> {
    expect(await violationsOf(page)).toEqual([]);
  }

  const states: Readonly<Record<string, () => Promise<void>>> = {
    'the menu': async () => {
      await go('/');
      await press('Open the menu');
      await waitUntilVisible(page.getByRole('navigation', { name: 'Main' }));
    },
    'an open question': async () => {
      await go('/faqs');
      await page.locator('summary').first().click();
      await waitUntilVisible(page.locator('details[open] p'));
    },
    'a search that finds no question': async () => {
      await go('/faqs');
      await page.getByRole('searchbox').fill('zzz');
      await waitUntilVisible(text('No question has these words.'));
    },
    'a blog that did not load': async () => {
      refuse('/content/read-content-library');
      await go('/blog');
      await waitUntilVisible(text('The articles did not load.'));
    },
    'a wait-list without an address': async () => {
      product.proxy.intercept('/wait-list/read', () => ({
        status: 200,
        body: { responseCode: '00', data: [] },
      }));
      await go('/waitlist-emails');
      await waitUntilVisible(text('No emails yet.'));
    },
    'a wait-list that has just been joined': async () => {
      await go('/waitlist');
      await page.getByLabel('E-mail').fill('nkem@example.museum');
      await press('Join Waitlist');
      await waitUntilVisible(text('Email Added Succesfully'));
    },
    'a login that is refused': async () => {
      refuse('/authentication/login');
      await go('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('a good password');
      await press('Login');
      await waitUntilVisible(dialog('Error'));
    },
    'a list without a report': async () => {
      await go('/reports');
      await waitUntilVisible(text('No reports yet.'));
    },
    'a list of reports that is refused': () =>
      refused(
        `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(email)}`,
        '/reports',
        'Your reports could not be loaded.',
      ),
    'a library that is refused': () =>
      refused('/content/read-content-library', '/library', 'The library could not be loaded.'),
    'a library without an article': async () => {
      product.proxy.intercept('/content/read-content-library', () => ({
        status: 200,
        body: { responseCode: '00', contentLibrary: { data: [] } },
      }));
      await go('/library');
      await waitUntilVisible(text('No recent article'));
    },
    'an article that was not chosen': () => go('/library/preview'),
    'a report that was not chosen': () => go('/reports/summary'),
    'an ended session': async () => {
      refuse('/authentication/user-details', sessionExpired);
      await page.goto(`${product.url}/settings`);
      await waitUntilVisible(dialog('Session Timeout'));
    },
    'a changed password that is asked for': async () => {
      await go('/settings');
      await page.getByRole('tab', { name: 'Password', exact: true }).click();
      await press('Change password');
      await waitUntilVisible(text('Old Password Is Required.'));
    },
    'a number out of its limits': async () => {
      await assess('/hra/general');
      await age(page).fill('900');
      await age(page).blur();
      await waitUntilVisible(page.locator('[aria-invalid=true]'));
    },
    'a saved assessment': async () => {
      await assess('/hra/general');
      await press('Save');
      await waitUntilVisible(dialog('Health Assessment Saved'));
    },
    'a completed assessment': async () => {
      await assess('/hra/review');
      await press('Submit Assessment');
      await waitUntilVisible(dialog('Health Assessment Completed'));
    },
  };

  /** But for the long run, every other state. */
  const examined = Object.entries(states).filter((_state, at) => inject('long') || at % 2 === 0);

  it.each(examined)('%s has no violation', async (_state, reach) => {
    await reach();
    await expectNoViolation();
  });
});
