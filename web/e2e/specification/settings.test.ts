import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { changeAnswers, holdAnswers, refusal, success } from '../support/gateway-proxy.ts';
import { advanceClockUntil } from '../support/marketing.ts';
import { pageParts } from '../support/page-parts.ts';
import { openSignedInPage, sade } from '../support/signed-in.ts';
import { openContext, readLocalStorage, writeLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const person = { ...sade, company: { id: 'company-7', name: 'Indigo Works' } };
const product = setUpProduct();
let page: Page;

beforeAll(async () => {
  page = await openSignedInPage(product, person);
  await page.goto(`${product.url}/settings`);
});

const { button, field } = pageParts(() => page);
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

describe('settings', () => {
  it('s.2.3: has the tabs Profile and Password, one shown at a time', async () => {
    await field('First Name').waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Profile', 'Password']);
    expect(await field('Old Password').isVisible()).toBe(false);
    await tab('Password').click();
    await field('Old Password').waitFor();
    expect(await field('First Name').isVisible()).toBe(false);
    await tab('Profile').click();
    await field('First Name').waitFor();
  });

  it('s.2.3, s.3, s.9: shows e-mail and Organization, by the stored id, read-only, the rest to edit, and Nigeria as the only country', async () => {
    await expect.poll(() => field('Organization').inputValue()).toBe('Indigo Works');
    const editable = async (label: string) => [label, await field(label).isEditable()];
    const labels = [
      'Email',
      'Organization',
      'First Name',
      'Last Name',
      'Office Address',
      'Age',
      'Blood Glucose',
      'Country',
    ];
    expect(await Promise.all(labels.map(editable))).toEqual(labels.map((label, index) => [label, index > 1]));
    expect(await field('Email').inputValue()).toBe(person.email);
    expect(await field('First Name').inputValue()).toBe(person.firstName);
    expect(await field('Last Name').inputValue()).toBe(person.lastName);
    expect(await field('Country').locator('option').allTextContents()).toEqual(['Nigeria']);
    expect((await readLocalStorage(page)).companyId).toBe('company-7');
    expect(product.proxy.callsTo('/company/read-by-company-id/company-7').length).toBeGreaterThan(0);
  });

  it(`s.2.3: says 'No company yet' to who has none`, async () => {
    changeAnswers(product.proxy, '/authentication/user-details', body => ({
      ...(body as object),
      userCompanyId: null,
    }));
    await writeLocalStorage(page, { companyId: null });
    await page.reload();
    await expect.poll(() => field('Organization').inputValue()).toBe('No company yet');
    product.proxy.restore();
    await page.reload();
    await expect.poll(() => field('Organization').inputValue()).toBe('Indigo Works');
  });

  it(`s.3, s.4: sends the profile's fields, and shows a refusal in the modal with nothing lost`, async () => {
    await field('Office Address').fill('1 Example Street, Lagos');
    await field('Age').fill('41');
    await field('Blood Glucose').fill('95');
    product.proxy.intercept('/user/update', () => refusal('not today'));
    await button('Save changes').click();
    const modal = page.getByRole('alertdialog', { name: 'Error', exact: true });
    await modal.getByText('not today', { exact: true }).waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    expect(product.proxy.lastBody('/user/update')).toEqual({
      userEmail: person.email,
      userCompanyId: 'company-7',
      userFirstName: person.firstName,
      userLastName: person.lastName,
      userId: expect.any(String),
      userOfficeAddress: '1 Example Street, Lagos',
      userAge: 41,
      userBloodGlucose: 95,
      userCountry: 'Nigeria',
    });
    expect(await field('Office Address').inputValue()).toBe('1 Example Street, Lagos');
  });

  it(`s.4: disables 'Save changes' while it saves, with a spinner, and says when it is done`, async () => {
    const release = holdAnswers(product.proxy, '/user/update');
    await button('Save changes').click();
    const busy = button('Saving...');
    await busy.waitFor();
    expect(await busy.getAttribute('aria-disabled')).toBe('true');
    expect(await busy.locator('svg, .spinner').count()).toBeGreaterThan(0);
    release();
    const modal = page.getByRole('alertdialog', { name: 'User Updated', exact: true });
    await modal.getByText("Congratulations! You've updated your profile", { exact: true }).waitFor();
    await modal.getByRole('button', { name: 'Close' }).click();
    expect(await modal.count()).toBe(0);
  });

  it('s.3, s.5: has a field for each of what a change of password sends, and asks for both passwords', async () => {
    await tab('Password').click();
    for (const label of ['Username', 'Old Password', 'New Password', 'Confirm Password'])
      await field(label).waitFor();
    await button('Change password').click();
    await page.getByText('Old Password Is Required.', { exact: true }).waitFor();
    await page.getByText('Password Is Required.', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(product.proxy.callsTo('/authentication/change-password')).toEqual([]);
  });

  it('s.5: misses the username where no e-mail is known', async () => {
    // On a page without the app: a late answer would write the e-mail again.
    await page.goto(`${product.url}/favicon.svg`);
    await writeLocalStorage(page, { email: null, userDetailsEmail: null });
    product.proxy.intercept('/authentication/user-details', () => refusal('nobody is known'));
    const asked = () => product.proxy.callsTo('/authentication/user-details').length;
    const before = asked();
    await page.goto(`${product.url}/settings`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await tab('Password').click();
    await button('Change password').click();
    await page.getByText('Name Is Required.', { exact: true }).waitFor();
    // Parts of the page that came later did not ask again: a second refusal would open the dialog once more.
    expect(asked() - before).toBe(1);
  });

  it('s.3, s.5, s.9: sends the four fields, and says so in a toast of 2000 ms', async () => {
    // A clock stays in its context.
    page = await (await openContext(product.browser, product.url, await readLocalStorage(page))).newPage();
    await page.clock.install();
    await page.goto(`${product.url}/settings`);
    await tab('Password').click();
    await expect.poll(() => field('Username').inputValue()).toBe(person.email);
    expect(await field('Username').isEditable()).toBe(false);
    await field('Old Password').fill(person.password);
    // The form has no rule of its own; what a gateway takes is its own affair.
    product.proxy.intercept('/authentication/change-password', () => success);
    await field('New Password').fill('x');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button('Change password').click();
    const toasts = page.locator('ul[aria-hidden=true] > li', { hasText: 'Password changed' });
    await advanceClockUntil(page, async () => (await toasts.count()) === 1);
    expect(product.proxy.lastBody('/authentication/change-password')).toEqual({
      oldPassword: person.password,
      userPassword: 'x',
      userConfirmPassword: 'x',
      username: person.email,
    });
    await page.clock.runFor(1980);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(20);
    expect(await toasts.count()).toBe(0);
  });
});
