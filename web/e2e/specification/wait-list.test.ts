import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { refusal } from '../support/gateway-proxy.ts';
import { advanceClockUntil, openWithPausedClock } from '../support/marketing.ts';
import { open } from '../support/routes.ts';
import { openTab } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';

const product = setUpProduct();
const viewport = { width: 1280, height: 800 };
let page: Page;

beforeAll(async () => {
  page = await openTab(product, {}, { viewport }, 'file');
});

const field = (on = page) => on.getByLabel('E-mail');
const join = (on = page) => on.getByRole('button', { name: 'Join Waitlist' });
const toasts = (on = page) => on.locator('ul[aria-hidden=true] li');
const toast = (words: string, on = page) => toasts(on).filter({ hasText: words });

describe('joining the waitlist', () => {
  it('s.2.1, s.5: takes an e-mail address, in lower case to see', async () => {
    await open(page, product, '/waitlist');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('img', { name: /laptop/ }).waitFor();
    expect(await field().getAttribute('type')).toBe('email');
    expect(await field().getAttribute('required')).not.toBeNull();
    expect(await field().getAttribute('autocapitalize')).toBe('off');
    await field().fill('Ada@Example.TEST');
    expect(
      await field().evaluate(input => input.ownerDocument.defaultView.getComputedStyle(input).textTransform),
    ).toBe('lowercase');
  });

  it.each(['', 'no address', '@example.test'])(
    `s.5: is left to the browser's own validity: '%s' is not sent`,
    async typed => {
      const before = product.proxy.calls.length;
      await field().fill(typed);
      await join().click();
      await expect.poll(() => page.locator('input:invalid').count()).toBe(1);
      expect(product.proxy.calls.length).toBe(before);
    },
  );

  it('s.4, s.8: keeps the address when it fails, clears it when it is on the list, and says so', async () => {
    product.proxy.intercept('/wait-list/create', () => refusal('full'));
    await field().fill('ada@example.museum');
    await join().click();
    await toast('There Was An Error Please Try Again').waitFor();
    expect(await field().inputValue()).toBe('ada@example.museum');
    product.proxy.restore();
    await join().click();
    await toast('Email Added Succesfully').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await expect.poll(() => field().inputValue()).toBe('');
    expect(product.proxy.lastBody('/dev/wait-list/create')).toEqual({
      waitListEmail: 'ada@example.museum',
    });
  });
});

describe('toasts', () => {
  /** The form with an address in it, once the part of the page that draws toasts has come. */
  async function stillPage(email: string): Promise<Page> {
    const still = await product.browser.newPage({ viewport });
    still.setDefaultTimeout(20_000);
    await openWithPausedClock(still, `${product.url}/waitlist`);
    await advanceClockUntil(still, () => field(still).isVisible());
    await field(still).fill(email);
    await advanceClockUntil(still, async () => (await still.locator('ul[aria-hidden=true]').count()) > 0);
    return still;
  }

  it.each([
    ['s.9', 'Email Added Succesfully', 2000, false],
    ['s.9', 'There Was An Error Please Try Again', 4000, true],
  ] as const)('%s: %s stands for %d ms', async (_ids, words, duration, fails) => {
    if (fails) product.proxy.intercept('/wait-list/create', () => refusal('full'));
    const still = await stillPage('toast@example.test');
    await join(still).click();
    await advanceClockUntil(still, () => toast(words, still).isVisible());
    await still.clock.runFor(duration - 50);
    expect(await toasts(still).count()).toBe(1);
    await still.clock.runFor(50);
    expect(await toasts(still).count()).toBe(0);
    await still.close();
  });

  // The limit is the library's own, and the calls take long.
  if (inject('long')) {
    it('s.9: are never more than 20 at once', async () => {
      product.proxy.intercept('/wait-list/create', () => refusal('full'));
      const still = await stillPage('many@example.test');
      const before = product.proxy.callsTo('/wait-list/create').length;
      for (let sent = 1; sent <= 23; sent += 1) {
        await join(still).click();
        // In small steps: all of them are to come before the first has stood its 4 s.
        await advanceClockUntil(
          still,
          async () => product.proxy.callsTo('/wait-list/create').length >= before + sent,
          1,
        );
        await advanceClockUntil(
          still,
          async () => (await join(still).getAttribute('aria-disabled')) === null,
          1,
        );
        expect(await toasts(still).count()).toBe(Math.min(sent, 20));
      }
      await still.close();
    });
  }
});

describe('the waitlist emails', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      waitListId: `entry-${at + 1}`,
      waitListEmail: `person${at + 1}@example.test`,
      waitListCreatedAt: '2024-03-10T09:30:00.000Z',
    }));
  const answerWith = (count: number) =>
    product.proxy.answer('/wait-list/read', { responseCode: '00', data: entries(count) });
  const rows = () => page.getByRole('table').getByRole('row');
  const caption = (words: string) => page.getByText(words, { exact: true });
  const previous = () => page.getByRole('button', { name: 'Previous' });
  const next = () => page.getByRole('button', { name: 'Next' });

  it('s.2.1, s.3, s.4, s.5, s.9: are listed ten on a page', async () => {
    answerWith(23);
    await open(page, product, '/waitlist-emails');
    await caption('Showing 1 - 10 of 23 emails').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'No.',
      'Email',
      'Joined',
      'Action',
    ]);
    expect(await rows().nth(1).getByRole('cell').allInnerTexts()).toEqual([
      '1',
      'person1@example.test',
      'March 10, 2024',
      expect.stringMatching(/^Delete/),
    ]);
    expect(await page.getByRole('button', { name: /^Delete person\d+@example\.test$/ }).count()).toBe(10);
    expect([await previous().isDisabled(), await next().isDisabled()]).toEqual([true, false]);
    await next().click();
    await caption('Showing 11 - 20 of 23 emails').waitFor();
    expect([await previous().isDisabled(), await next().isDisabled()]).toEqual([false, false]);
    await next().click();
    await caption('Showing 21 - 23 of 23 emails').waitFor();
    expect(await rows().count()).toBe(4);
    expect(await rows().nth(1).getByRole('cell').first().innerText()).toBe('21');
    expect([await previous().isDisabled(), await next().isDisabled()]).toEqual([false, true]);
    await previous().click();
    await caption('Showing 11 - 20 of 23 emails').waitFor();
  });

  it('s.4, s.8: keep a row whose deletion fails, and lose one once it is deleted, without being read again', async () => {
    product.proxy.intercept('/wait-list/delete', () => refusal('not today'));
    await page.getByRole('button', { name: 'Delete person12@example.test' }).click();
    await toast('Error deleting:').waitFor();
    await caption('Showing 11 - 20 of 23 emails').waitFor();
    expect(await rows().filter({ hasText: 'person12@' }).count()).toBe(1);
    product.proxy.restore();
    const gone = Promise.withResolvers<void>();
    product.proxy.intercept('/wait-list/delete', async () => {
      await gone.promise;
      return { status: 200, body: { responseCode: '00' } };
    });
    const reads = product.proxy.callsTo('/wait-list/read').length;
    await page.getByRole('button', { name: 'Delete person12@example.test' }).click();
    await expect
      .poll(() => product.proxy.lastBody('/wait-list/delete'))
      .toEqual({
        waitListId: 'entry-12',
      });
    expect(await rows().filter({ hasText: 'person12@' }).count()).toBe(1);
    gone.resolve();
    await toast('Delete successful').waitFor();
    await caption('Showing 11 - 20 of 22 emails').waitFor();
    expect(await rows().filter({ hasText: 'person12@' }).count()).toBe(0);
    expect(product.proxy.callsTo('/wait-list/read').length).toBe(reads);
  });

  it('say so where the list is longer than what the gateway answers', async () => {
    product.proxy.answer('/wait-list/read', { responseCode: '00', data: entries(23), waitListTotal: 80_000 });
    await open(page, product, '/waitlist-emails');
    await caption('The newest 23 of 80,000 emails are listed.').waitFor();
    await caption('Showing 1 - 10 of 23 emails').waitFor();
  });

  it('say so where there are none', async () => {
    answerWith(0);
    await open(page, product, '/waitlist-emails');
    await caption('No emails yet.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('s.6: can be read and deleted by anyone, without a session', async () => {
    await page.evaluate(() => localStorage.clear());
    await open(page, product, '/waitlist-emails');
    await page.getByRole('button', { name: 'Delete ada@example.museum' }).click();
    await toast('Delete successful').waitFor();
    expect(product.proxy.callsTo('/wait-list/delete').at(-1)?.headers.authorization).toBeUndefined();
    await open(page, product, '/waitlist-emails');
    await page.getByRole('button', { name: 'Delete toast@example.test' }).waitFor();
    await expect.poll(() => rows().filter({ hasText: 'ada@' }).count()).toBe(0);
  });

  it('s.8: that cannot be read are logged, and nothing is shown', async () => {
    product.proxy.intercept('/wait-list/read', () => refusal('no list'));
    const logged = page.waitForEvent('console', message => message.text().includes('a call failed'));
    await open(page, product, '/waitlist-emails');
    expect((await logged).type()).toBe('warning');
    await caption('Showing 0 - 0 of 0 emails').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await toasts().count()).toBe(0);
  });

  it('show marks that turn the text around them as their numbers', async () => {
    product.proxy.answer('/wait-list/read', {
      responseCode: '00',
      data: [{ ...entries(1)[0], waitListEmail: 'a\u202etset@example.test' }],
    });
    await open(page, product, '/waitlist-emails');
    await page.getByRole('cell', { name: 'a[U+202E]tset@example.test', exact: true }).waitFor();
  });
});
