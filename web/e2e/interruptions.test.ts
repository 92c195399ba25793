import { createChooseLifeClient } from '@choose-life/client';
import { savedAnswersOf } from '@choose-life/client/saved-answers';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { age, contextWith, draftHolds, type SignedIn, signIn } from './support/answering.ts';
import { storedIn } from './support/local-storage.ts';
import { logIn } from './support/person.ts';
import { type RewrittenProduct, startRewrittenProduct } from './support/rewritten-product.ts';

/* Twelve ways in which a phone, a network or a person cuts an assessment off: what was typed arrives at the gateway. */

let all: RewrittenProduct;
let url: string;
let ada: SignedIn;
let page: Page;
let people = 0;

const portrait = { width: 390, height: 844 };
const answered = { sex: 'female', height: 165, weight: 80 };
const broken = { status: 502, body: { message: 'Internal server error' } };

const clientOf = ({ token }: SignedIn) => createChooseLifeClient({ url: `${url}/trpc`, token: () => token });
const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
const atPressure = () => page.waitForURL('**/hra/blood-pressure-female');
const type = async (years: number) => {
  await age(page).click();
  await age(page).fill(String(years));
  await draftHolds(page, `"age_in_years":"${years}"`);
};
const holds = async (years: number) => {
  await age(page).waitFor();
  expect(await age(page).inputValue()).toBe(String(years));
};

/** Kills the tab's process, and opens the tab again as browsers do: with its session storage. */
async function crashAndRestore(): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A process that is gone answers nothing.
  session.send('Page.crash').catch(() => {});
  await crashed;
  const restored = await ada.context.newPage();
  await restored.goto(`${url}/config.json`);
  await restored.evaluate(entries => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  return restored;
}

/** What the gateway holds of a person's unfinished assessments. */
async function saved(person: SignedIn) {
  const client = clientOf(person);
  const { data } = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
    risksAppraisedAuditUserId: person.email,
  });
  return Promise.all(
    data.map(async ({ risksAppraisedUniqueString: uniqueString }) => {
      const answers = await client.hra.getSavedAnswers.query({
        uniqueString: uniqueString ?? '',
        userId: person.email,
      });
      const { sex, age_in_years, height_cm, weight_kg } = savedAnswersOf(answers).general;
      return {
        sex,
        years: Number(age_in_years),
        height: Number(height_cm),
        weight: Number(weight_kg),
      };
    }),
  );
}

/** One record, with everything that was typed. */
const arrives = (years: number) =>
  expect.poll(() => saved(ada), { timeout: 25_000 }).toEqual([{ ...answered, years }]);

beforeAll(async () => {
  all = await startRewrittenProduct();
  url = all.url;
});
afterAll(() => all?.stop());
beforeEach(async () => {
  people += 1;
  ada = await signIn(all, `phone${people}@example.test`);
  const { context, email, token } = ada;
  await context.close();
  ada = { ...ada, context: await contextWith(all.browser, url, { email, token }, { viewport: portrait }) };
  page = await ada.context.newPage();
  await page.goto(`${url}/hra/general`);
  await age(page).waitFor();
  await page.getByRole('radio', { name: /Female/ }).click();
  await page.getByRole('spinbutton', { name: /in centimetres/ }).fill('165');
  await page.getByRole('spinbutton', { name: /in kilograms/ }).fill('80');
  await type(41);
});
afterEach(async () => {
  all.between.restore();
  await ada?.context.close();
});

describe('nothing is lost by', () => {
  it('a reload', async () => {
    await page.reload();
    await holds(41);
    await type(42);
    await next();
    await arrives(42);
  });

  it('a crash of the tab, which the browser then restores', async () => {
    page = await crashAndRestore();
    await page.goto(`${url}/hra`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await holds(41);
    await next();
    await arrives(41);
  });

  it('closing the tab', async () => {
    await next();
    await arrives(41);
    await page.close();
    page = await ada.context.newPage();
    await page.goto(`${url}/hra`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.goto(`${url}/hra/general`);
    await holds(41);
    await page.waitForLoadState('networkidle');
    await type(42);
    await page.close();
    await arrives(42);
  });

  it('a lost connection', async () => {
    await ada.context.setOffline(true);
    await type(42);
    await next();
    await atPressure();
    await page.getByText('Not saved yet, trying again').filter({ visible: true }).waitFor();
    await ada.context.setOffline(false);
    await arrives(42);
  });

  it('a gateway that does not answer in time', async () => {
    all.between.rewrite('/hra/save-answers', async (_, ask) => {
      await ask();
      return { status: 504, body: { message: 'Endpoint request timed out' } };
    });
    await next();
    await atPressure();
    await page.getByText('Not saved yet, trying again').filter({ visible: true }).waitFor();
    all.between.restore();
    await page.goBack();
    await type(42);
    await next();
    await arrives(42);
  });

  it('a second tab that takes over', async () => {
    const first = page;
    page = await ada.context.newPage();
    await page.goto(`${url}/hra/general`);
    await page.getByRole('button', { name: 'Use it here' }).click();
    await expect.poll(() => age(page).isEnabled()).toBe(true);
    await holds(41);
    await age(page).fill('42');
    await expect.poll(() => age(first).inputValue()).toBe('42');
    await next();
    await arrives(42);
  });

  it('another account that logs in meanwhile', async () => {
    const ben = await signIn(all, `ben-at-phone${people}@example.test`);
    const second = await ada.context.newPage();
    await logIn(second, all, ben);
    await page.getByText(`These answers belong to ${ada.email}.`).waitFor();
    await logIn(second, all, ada);
    // The first session has ended with the login of the other account.
    ada = { ...ada, token: (await storedIn(second)).token ?? '' };
    await second.close();
    await page.goto(`${url}/hra/general`);
    await holds(41);
    await next();
    await arrives(41);
    expect(await saved(ben)).toEqual([]);
    await ben.context.close();
  });

  it('the back button', async () => {
    await next();
    await atPressure();
    await page.goBack();
    await holds(41);
    await type(42);
    await page.goForward();
    await atPressure();
    await arrives(42);
  });

  it('turning the phone', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await holds(41);
    await type(42);
    await next();
    await atPressure();
    await arrives(42);
  });

  it('a browser whose storage is full', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await age(page).fill('42');
    await page.getByText('This browser cannot keep your answers.').waitFor();
    await next();
    await arrives(42);
  });

  it('a gateway that is down', async () => {
    for (const path of ['/hra/save-answers', '/authentication/user-details'])
      all.between.rewrite(path, () => broken);
    await type(42);
    await next();
    await atPressure();
    await page.getByText('Not saved yet, trying again').filter({ visible: true }).waitFor();
    all.between.restore();
    await arrives(42);
  });

  it('an update of the app, whose older code is gone', async () => {
    let isGone = true;
    await ada.context.route('**/assets/review-page-*.js', route =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await type(42);
    await page.getByRole('button', { name: /Part 1 of 13/ }).click();
    await page.getByRole('link', { name: 'Review Health Risk Assessment' }).click();
    await arrives(42);
    isGone = false;
    await page.goto(`${url}/hra/general`);
    await holds(42);
  });
});
