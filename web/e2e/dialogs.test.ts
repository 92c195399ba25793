import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { age, waitForDraft } from './support/assessment-page.ts';
import { byTurns, violationsOf } from './support/axe.ts';
import { refusal, sessionExpired } from './support/gateway-proxy.ts';
import { open } from './support/routes.ts';
import { saveAnswers } from './support/saved-assessment.ts';
import { openContext, openTab, writeLocalStorage } from './support/tab.ts';
import { setUpProduct } from './support/test-product.ts';

const person = { email: 'ada@example.test', password: 'a good password' };
const phone = { device: 'a phone', width: 390, height: 844 };
const sizes = [phone, { device: 'a desktop', width: 1280, height: 900 }];

const product = setUpProduct();
let page: Page;
let token: string;
beforeAll(async () => {
  ({ token } = await product.gateway.createAccount(person));
});

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const box = () => page.locator('dialog[open]');

async function signedInAt(path: string, size: Size): Promise<void> {
  const options = { viewport: size, reducedMotion: 'reduce' } as const;
  page = await openTab(product, { token, email: person.email }, options);
  await open(page, product, path);
}

/** Opens the assessment with two answers given, at a page. */
async function assess(path: string, size: Size): Promise<void> {
  const answers = { sex: 'female', age_in_years: 45 };
  const uniqueString = await saveAnswers(product.gateway, person.email, answers);
  await signedInAt('/settings', size);
  await writeLocalStorage(page, { uniqueString });
  await open(page, product, path);
}

type Size = typeof phone;
interface Row {
  readonly what: string;
  readonly reach: (size: Size) => Promise<void>;
  /** What has the focus first. */
  readonly first: string;
}

const dialogs: readonly Row[] = [
  {
    what: 'a saved assessment',
    first: 'Continue Assessment',
    reach: async size => {
      await assess('/hra/cough-hygiene', size);
      await button('Save').click();
    },
  },
  {
    what: 'a completed assessment',
    first: 'Show Results',
    reach: async size => {
      await assess('/hra/review', size);
      await button('Submit Assessment').click();
    },
  },
  {
    what: 'an error',
    first: 'Close',
    reach: async size => {
      await signedInAt('/settings', size);
      product.proxy.intercept('/user/update', () => refusal('not now'));
      await button('Save changes').click();
    },
  },
  {
    what: 'an ended session',
    first: 'Login',
    reach: async size => {
      product.proxy.intercept('/authentication/user-details', () => sessionExpired);
      await signedInAt('/settings', size);
    },
  },
  {
    what: 'a page that nobody uses',
    first: 'Stay logged in',
    reach: async size => {
      const strings = { token, email: person.email };
      const context = await openContext(product.browser, product.url, strings, { viewport: size });
      await context.clock.install();
      page = await context.newPage();
      await open(page, product, '/settings');
      await page.waitForLoadState('networkidle');
      await context.clock.fastForward('30:05');
    },
  },
  {
    what: 'unsaved answers at a log-out',
    first: 'Download them',
    reach: async size => {
      product.proxy.intercept('/hra/save-answers', () => refusal('the store is closed'));
      await signedInAt('/hra/general', size);
      await age(page).fill('45');
      await waitForDraft(page, '45');
      await page.goto(`${product.url}/dashboard`);
      if (size.width < 1024) await button('More').click();
      await button('Log out').click();
    },
  },
];

/** The sheets of a phone: for reading and choosing. */
const sheets: readonly Row[] = [
  {
    what: 'help and the way out',
    first: 'More',
    reach: async size => {
      await signedInAt('/dashboard', size);
      await button('More').click();
    },
  },
  {
    what: 'all parts',
    first: 'All parts',
    reach: async size => {
      await signedInAt('/hra/general', size);
      await page.locator('header button[aria-haspopup=dialog]').click();
    },
  },
];

interface Stop {
  readonly name: string;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
}

/** Where the focus is, on the page as a whole. */
function stop(): Promise<Stop> {
  return page.locator(':focus').evaluate(element => {
    const { bottom, left, top } = element.getBoundingClientRect();
    const dialog = element.closest('dialog')?.scrollTop ?? 0;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { name, left, top: top + dialog, bottom: bottom + dialog };
  });
}

/** Every stop of Tab inside the dialog, from its first control on. */
async function stopsInside(): Promise<Stop[]> {
  const count = await box().locator('a[href], button').count();
  await box().locator('h2').first().focus();
  const stops: Stop[] = [];
  for (let place = 0; place < count; place += 1) {
    await page.keyboard.press('Tab');
    stops.push(await stop());
  }
  return stops;
}

/** Whether the eye comes to one before the other: it stands higher, or beside it at the left. */
const isBefore = (one: Stop, other: Stop) =>
  one.bottom <= other.top || (one.top < other.bottom && one.left < other.left);

const rows = [
  ...dialogs.flatMap((dialog, turn) =>
    byTurns(sizes, turn).map(size => ({ ...dialog, size, device: size.device })),
  ),
  ...sheets.map(sheet => ({ ...sheet, size: phone, device: phone.device })),
];

describe('a dialog', () => {
  it.each(rows)(
    'of $what, on $device, has its focus first on "$first", Tab then follows the eye, and nothing is amiss for axe',
    async row => {
      await row.reach(row.size);
      await box().waitFor();
      await expect.poll(async () => (await stop()).name).toBe(row.first);
      expect(await violationsOf(page)).toEqual([]);
      const stops = await stopsInside();
      expect(stops.length).toBeGreaterThan(0);
      for (const [place, next] of stops.slice(1).entries())
        expect(stops[place] && isBefore(stops[place], next), `${stops[place]?.name}, then ${next.name}`).toBe(
          true,
        );
    },
  );
});
