import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from '../support/page-parts.ts';
import { logIn, sade } from '../support/signed-in.ts';
import { openTab, readLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const person = { ...sade, company: { id: 'company-7', name: 'Indigo Works' } };
const other = {
  email: 'musa@example.test',
  password: 'another password',
  firstName: 'Musa',
  lastName: 'Bello',
};
const product = setUpProduct();
let page: Page;
/** The expected content of local storage. Each step of the visit adds or removes keys. */
let expectedKeys: Record<string, unknown> = {};

beforeAll(async () => {
  await product.gateway.createAccount(person);
  await product.gateway.createAccount(other);
  page = await openTab(product, {}, { reducedMotion: 'reduce' }, 'file');
  await page.goto(`${product.url}/login`);
});

const { at, button } = pageParts(() => page);
const expectStored = () =>
  expect
    .poll(async () => {
      // The only key in addition to the 14. It is stored together with a token (docs/decisions/0004-readings.md).
      const { lastUse, ...stored } = await readLocalStorage(page);
      expect(lastUse === undefined || 'token' in stored).toBe(true);
      return stored;
    })
    .toEqual(expectedKeys);
const anyString = expect.stringMatching(/^[^"\s]+$/);

/* The keys that a login and each page add are tested in `src/session/stored-keys.test.tsx`. */

describe('the stored keys', () => {
  it('s.6: are removed after code 22', async () => {
    await logIn(page, product, person);
    // Without the page: a call that it still makes would end the session before the next page is opened.
    await page.goto(`${product.url}/favicon.svg`);
    product.proxy.answer('', { responseCode: '22' });
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('alertdialog', { name: 'Session Timeout' }).waitFor();
    expectedKeys = {};
    await expectStored();
    product.proxy.restore();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await at('/login');
  });

  it('s.3: are those of the new person after another log-in', async () => {
    await logIn(page, product, other);
    expectedKeys = {
      token: anyString,
      email: other.email,
      userDetailsEmail: other.email,
      firstName: other.firstName,
      lastName: other.lastName,
    };
    await expectStored();
  });

  it('s.2.2: are removed with the drafts after Log out, and only the e-mail is stored after Forgot password', async () => {
    await button('Log out').click();
    await at('/login');
    expectedKeys = {};
    await expectStored();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await page.goto(`${product.url}/forgot-password`);
    await page.getByLabel('Email').fill(person.email);
    await button('Send verification link').click();
    await at('/verify');
    expectedKeys = { email: person.email };
    await expectStored();
  });
});
