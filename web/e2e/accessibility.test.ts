import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { age } from './support/assessment-page.ts';
import { violationsOf } from './support/axe.ts';
import { refusal } from './support/gateway-proxy.ts';
import { open } from './support/routes.ts';
import { openTab } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';
import { waitUntilVisible } from './support/waiting.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const product = setUpProduct();

/* Dialogs are in `dialogs.test.ts`. */
describe('on a phone', () => {
  const email = 'nkem@example.test';
  let page: Page;
  let token: string;
  beforeAll(async () => {
    ({ token } = await product.gateway.createAccount({ email, password: 'a good password' }));
  });
  beforeEach(async () => {
    const values = { token, email };
    page = await openTab(product, values, phone);
  });

  const go = (path: string) => open(page, product, path);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const refuse = (path: string) => product.proxy.intercept(path, () => refusal('not now'));
  const text = (words: string | RegExp) => page.getByText(words).first();
  /** What the gateway refuses is told in a dialog, and behind it in the page. */
  const refused = async (path: string, address: string, words: string) => {
    refuse(path);
    await page.goto(product.url + address);
    await waitUntilVisible(page.getByRole('alertdialog', { name: 'Error' }));
    await expectNoViolation();
    await press('Close');
    await waitUntilVisible(text(words));
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
      product.proxy.answer('/wait-list/read', { responseCode: '00', data: [] });
      await go('/waitlist-emails');
      await waitUntilVisible(text('No emails yet.'));
    },
    'a wait-list that has just been joined': async () => {
      await go('/waitlist');
      await page.getByLabel('E-mail').fill('nkem@example.museum');
      await press('Join Waitlist');
      await waitUntilVisible(text('Email Added Succesfully'));
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
      product.proxy.answer('/content/read-content-library', {
        responseCode: '00',
        contentLibrary: { data: [] },
      });
      await go('/library');
      await waitUntilVisible(text('No recent article'));
    },
    'an article that was not chosen': () => go('/library/preview'),
    'a report that was not chosen': () => go('/reports/summary'),
    'a changed password that is asked for': async () => {
      await go('/settings');
      await page.getByRole('tab', { name: 'Password', exact: true }).click();
      await press('Change password');
      await waitUntilVisible(text('Old Password Is Required.'));
    },
    'a number out of its limits': async () => {
      await go('/hra/general');
      await age(page).fill('900');
      await age(page).blur();
      await waitUntilVisible(page.locator('[aria-invalid=true]'));
    },
  };

  /** But for the long run, every other state. */
  const examined = Object.entries(states).filter((_state, at) => inject('long') || at % 2 === 0);

  it.each(examined)('%s has no violation', async (_state, reach) => {
    await reach();
    await expectNoViolation();
  });
});
