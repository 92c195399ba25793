import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageParts } from './support/page-parts.ts';
import { logIn } from './support/person.ts';
import { openSignedInPage } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'sade@example.test', password: 'a good password', firstName: 'Ṣadé' };

describe('library and settings', () => {
  const product = setUpProduct();
  let page: Page;

  beforeAll(async () => {
    page = await openSignedInPage(product, { ...person, company: { id: 'company-7', name: 'Indigo Works' } });
  });

  const open = (path: string) => page.goto(product.url + path);
  const count = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const { field } = pageParts(() => page);

  describe('library', () => {
    it('asks for the categories alone, and features the three newest', async () => {
      const asked = nextInput(page, 'content.readContentLibrary');
      await open('/library');
      expect(await asked).toEqual({ categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'] });
      await count('25 articles');
      const featured = page
        .getByRole('region', { name: 'Recent featured content' })
        .getByRole('heading', { level: 3 });
      expect(await featured.allTextContents()).toEqual([
        'One small spoon of salt',
        'Know your blood pressure',
        'Seven hours that change your day',
      ]);
      const recommended = page.getByRole('region', { name: 'Recommendations for you' });
      expect(await recommended.getByRole('link').count()).toBe(22);
    });

    it('filters by chips and words while one types, and says how much is left', async () => {
      await page.getByRole('button', { name: 'Lifestyle' }).click();
      await count('13 articles');
      await page.getByRole('searchbox', { name: 'Search the library' }).fill('OKADA');
      const results = page.getByRole('region', { name: 'Search results' });
      await results.getByRole('link', { name: 'Safe on the road' }).waitFor();
      expect(await results.getByRole('link', { name: 'Malaria: stay ahead of the mosquito' }).count()).toBe(
        0,
      );
      await page.getByRole('searchbox').fill('zzyzx');
      await count('0 articles');
      await page.getByRole('button', { name: 'Show all articles' }).click();
      await count('25 articles');
    });

    it('gives Add Filter no effect', async () => {
      const before = await page.locator('main').ariaSnapshot();
      await page.getByRole('button', { name: 'Add Filter' }).click();
      expect(await page.locator('main').ariaSnapshot()).toBe(before);
    });

    it('keeps the id of the chosen article and opens it; the way back leads to the same list', async () => {
      await page.getByRole('searchbox').fill('malaria');
      await page.getByRole('link', { name: 'Malaria: stay ahead of the mosquito' }).click();
      await page.waitForURL('**/library/preview');
      await page.getByRole('heading', { level: 1, name: 'Malaria: stay ahead of the mosquito' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('contentId'))).toBe('malaria-stay-ahead');
      for (const name of ['Introduction', 'Conclusion']) await page.getByRole('heading', { name }).waitFor();
      await page.getByText('Lifestyle', { exact: true }).waitFor();
      await page.getByText('December 2, 2024').waitFor();
      await page.getByRole('link', { name: 'Back to library' }).click();
      expect(await page.getByRole('searchbox').inputValue()).toBe('malaria');
      await page.getByRole('link', { name: 'Malaria: stay ahead of the mosquito' }).waitFor();
    });

    it('shows the same article at /library-details', async () => {
      await open('/library-details');
      await page.getByRole('heading', { level: 1, name: 'Malaria: stay ahead of the mosquito' }).waitFor();
    });

    it('opens the error modal where the article is gone', async () => {
      await page.evaluate(() => localStorage.setItem('contentId', 'gone'));
      await open('/library/preview');
      const modal = page.getByRole('alertdialog', { name: 'Error' });
      await modal.getByText('We could not find this article.').waitFor();
      await modal.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    });
  });

  describe('settings', () => {
    it('shows the profile with what cannot be changed read-only', async () => {
      await open('/settings');
      await field('First Name').waitFor();
      expect(await field('First Name').inputValue()).toBe('Ṣadé');
      expect(await field('Country').locator('option').allTextContents()).toEqual(['Nigeria']);
      await expect.poll(() => field('Organization').inputValue()).toBe('Indigo Works');
      for (const label of ['Email', 'Organization']) expect(await field(label).isEditable()).toBe(false);
    });

    it('keeps what is typed on the way to the other tab and back', async () => {
      await field('Office Address').fill('1 Example Street, Lagos');
      await field('Age').fill('41');
      await page.getByRole('tab', { name: 'Password' }).click();
      await field('New Password').fill('half typ');
      await page.getByRole('tab', { name: 'Profile' }).click();
      expect(await field('Office Address').inputValue()).toBe('1 Example Street, Lagos');
      await page.getByText('You have unsaved changes.').waitFor();
      await page.getByRole('tab', { name: 'Password' }).click();
      expect(await field('New Password').inputValue()).toBe('half typ');
      await page.getByRole('tab', { name: 'Profile' }).click();
    });

    it('keeps the profile where the code of the other form does not come, and fetches that when asked to', async () => {
      const another = await product.browser.newPage();
      await logIn(another, product, person);
      await another.route('**/assets/password-form-*.js', route => route.abort());
      await another.goto(`${product.url}/settings`);
      await another.getByLabel('Office Address').fill('1 Example Street');
      await another.getByRole('tab', { name: 'Password' }).click();
      await another.getByText('The form could not be loaded.').waitFor();
      await another.unroute('**/assets/password-form-*.js');
      await another.getByRole('button', { name: 'Try again' }).click();
      await another.getByLabel('Old Password').waitFor();
      await another.getByRole('tab', { name: 'Profile' }).click();
      expect(await another.getByLabel('Office Address').inputValue()).toBe('1 Example Street');
      await another.close();
    });

    it('says in plain words what is no age, and sends nothing', async () => {
      await field('Age').fill('');
      await field('Age').pressSequentially('4e');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Enter your age as a number, for example 42.').waitFor();
      await field('Age').fill('400');
      await page.getByText('Enter an age between 0 and 130.').waitFor();
    });

    it('saves, says so, and reads the details again', async () => {
      await field('Age').fill('41');
      await field('First Name').fill('  Ṣadé Ọmọlará ');
      const sent = nextInput(page, 'user.update');
      const readAgain = nextInput(page, 'authentication.userDetails');
      await page.getByRole('button', { name: 'Save changes' }).click();
      expect(await sent).toMatchObject({
        userEmail: person.email,
        userCompanyId: 'company-7',
        userFirstName: 'Ṣadé Ọmọlará',
        userAge: 41,
        userBloodGlucose: null,
        userCountry: 'Nigeria',
      });
      const modal = page.getByRole('alertdialog', { name: 'User Updated' });
      await modal.getByText("Congratulations! You've updated your profile").waitFor();
      await modal.getByRole('button', { name: 'Close' }).click();
      await readAgain;
      await expect.poll(() => field('First Name').inputValue()).toBe('Ṣadé Ọmọlará');
      expect(await page.getByText('You have unsaved changes.').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('firstName'))).toBe('Ṣadé Ọmọlará');
    });

    it('asks for both passwords, and shows what a refusal says', async () => {
      await page.getByRole('tab', { name: 'Password' }).click();
      await field('New Password').fill('');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByText('Old Password Is Required.').waitFor();
      await page.getByText('Password Is Required.', { exact: true }).waitFor();
      await field('Old Password').fill('not the one');
      await field('New Password').fill('another good password');
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Close' }).click();
      expect(await field('New Password').inputValue()).toBe('another good password');
    });

    it('changes the password, says so in a toast and clears the fields', async () => {
      await page.getByLabel('Show Password').check();
      expect(await field('New Password').getAttribute('type')).toBe('text');
      await field('Old Password').fill(person.password);
      const sent = nextInput(page, 'authentication.changePassword');
      await page.getByRole('button', { name: 'Change password' }).click();
      expect(await sent).toEqual({
        oldPassword: person.password,
        userPassword: 'another good password',
        userConfirmPassword: 'another good password',
        username: person.email,
      });
      await page.getByRole('status').filter({ hasText: 'Password changed' }).waitFor();
      for (const label of ['Old Password', 'New Password']) expect(await field(label).inputValue()).toBe('');
      expect(await field('Username').inputValue()).toBe(person.email);
    });
  });
});

/** The input of the next call of a procedure, taken out of the batch it travels in. */
async function nextInput(page: Page, procedure: string): Promise<unknown> {
  const request = await page.waitForRequest(sent => proceduresOf(sent).includes(procedure));
  return request.postDataJSON()[proceduresOf(request).indexOf(procedure)];
}

function proceduresOf(request: Request): string[] {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/trpc/') ? pathname.slice('/trpc/'.length).split(',') : [];
}
