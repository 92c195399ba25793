import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../../src/paths.ts';
import { allInLongRun } from '../support/long-run.ts';
import { openTab } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';
import { translator } from '../support/translator.ts';
import { waitForFrames } from '../support/waiting.ts';
import { openWatchedTab } from './loaded-page.ts';

const product = setUpProduct();

describe('input before the code of a page is loaded', () => {
  /** Opens a page, and delays its code until `release` is called. `release` fails if the page never requests the code. */
  async function openWithoutCode(
    path: string,
    codePattern: string,
    script?: { readonly path: string },
  ): Promise<{ page: Page; release: () => Promise<void> }> {
    const page = await openTab(product, {});
    const initScript = script && (await page.addInitScript(script));
    let isRequested = false;
    const released = Promise.withResolvers<void>();
    await page.route(codePattern, async route => {
      isRequested = true;
      await released.promise;
      await route.continue();
    });
    await page.goto(`${product.url}${path}`, { waitUntil: 'load' });
    // The script is removed, because other tests use the same tab.
    await initScript?.dispose();
    const release = async () => {
      await expect.poll(() => isRequested).toBe(true);
      released.resolve();
    };
    return { page, release };
  }

  it('is applied once the code is loaded: typed text, choices and a press of the button', async () => {
    const { page, release } = await openWithoutCode('/signup', '**/assets/signup-page-*.js');
    await page.getByLabel('First Name').fill('Ada!');
    await page.getByLabel('First Name').blur();
    await page.getByLabel('Show Password').check();
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await release();
    await page.getByText('Special characters are not allowed').first().waitFor();
    await page.getByText('Last Name Is Required.').first().waitFor();
    expect(await page.getByText('Gender Is Required.').count()).toBe(0);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada!');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    // If the browser itself had submitted the form, its fields would be in the URL, including the password.
    expect(new URL(page.url()).search).toBe('');
  });

  // A page translator may be active from the start, or start while the code of the page is loading.
  const translations = ['no', 'from the start', 'while loading'];
  const typingCases = [
    { path: '/signup', label: 'First Name' },
    { path: '/login', label: 'Email' },
    { path: '/waitlist', label: 'E-mail' },
    { path: '/nutrition', label: 'Height(cm)' },
    { path: '/faqs', label: 'Search the questions' },
  ].flatMap((field, index) =>
    allInLongRun(translations, index).map(translation => ({ ...field, translation })),
  );
  it.each(typingCases)(
    'stays in its field, with the position of the caret: $label of $path, translation: $translation',
    async ({ path, label, translation }) => {
      const { page, release } = await openWithoutCode(
        path,
        '**/assets/*-page-*.js',
        translation === 'from the start' ? translator : undefined,
      );
      const pageErrors: string[] = [];
      page.on('pageerror', error => pageErrors.push(String(error)));
      const field = page.getByLabel(label, { exact: true });
      await field.selectText();
      await page.keyboard.type('18');
      // Moves the caret between the two digits. Not on a translated page: React renders it again, and cannot set the caret in an e-mail field.
      if (translation === 'no') await page.keyboard.press('ArrowLeft');
      if (translation === 'while loading') await page.evaluate(await readFile(translator.path, 'utf8'));
      await release();
      const isHydrated = () =>
        field.evaluate(element => Object.keys(element).some(key => key.startsWith('__react')));
      await expect.poll(isHydrated).toBe(true);
      await waitForFrames(page);
      await page.keyboard.type('0');
      expect(await field.inputValue()).toBe(translation === 'no' ? '108' : '180');
      expect(pageErrors).toEqual([]);
    },
  );

  it.each(['login', 'waitlist'] as const)('does not submit the form of %s', async name => {
    const context = await product.browser.newContext();
    const { page, errors } = await openWatchedTab(context, product);
    await page.route('**/*.js', () => {});
    await page.goto(`${product.url}${pathOf(name)}`, { waitUntil: 'commit' });
    await page.locator('form [type=submit]').waitFor();
    await page.evaluate('document.forms[0].noValidate = true; document.forms[0].requestSubmit()');
    // The content security policy has `form-action 'none'`, so the browser would report a submission as an error, before this message.
    await page.evaluate('console.error("last")');
    await expect.poll(() => errors).toContain('last');
    expect(errors).toEqual(['last']);
    await context.close();
  });

  it('makes one call, even if the button was pressed several times', async () => {
    const { page, release } = await openWithoutCode('/waitlist', '**/assets/waitlist-page-*.js');
    const calls: string[] = [];
    // Concurrent calls are batched: their names are in one path.
    page.on('request', request => calls.push(...(request.url().match(/waitList\.create/g) ?? [])));
    await page.getByLabel('E-mail').fill('eager@example.test');
    const button = page.getByRole('button', { name: 'Join Waitlist' });
    for (let press = 0; press < 3; press += 1) await button.click();
    await release();
    await page.getByText('Email Added Succesfully').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual(['waitList.create']);
  });
});
