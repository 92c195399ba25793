import { createChooseLifeClient } from '@choose-life/client';
import { savedAnswersOf } from '@choose-life/client/saved-answers';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { age, closeAndRestoreTab, waitForDraft } from '../support/assessment-page.ts';
import { type SignedIn, signInNewPerson } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';

/*
 * Ways in which a phone, a network or a person cuts an assessment off: what was typed arrives at the gateway. A reload, Back
 * and a gateway that is down are in `tabs-that-close.test.ts` and `automatic-saves.test.ts`.
 */

const product = setUpProduct();
let ada: SignedIn;
let page: Page;

const answered = { sex: 'female', height: 165, weight: 80 };

const clientOf = ({ token }: SignedIn) =>
  createChooseLifeClient({ url: `${product.url}/trpc`, token: () => token });
const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
const atPressure = () => page.waitForURL('**/hra/blood-pressure-female');
const type = async (years: number) => {
  await age(page).click();
  await age(page).fill(String(years));
  await waitForDraft(page, `"age_in_years":"${years}"`);
};
const holds = async (years: number) => {
  await age(page).waitFor();
  expect(await age(page).inputValue()).toBe(String(years));
};

/** Kills the tab's process. */
async function crash(): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A process that is gone answers nothing.
  session.send('Page.crash').catch(() => {});
  await crashed;
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

beforeEach(async () => {
  ada = await signInNewPerson(product, { viewport: { width: 390, height: 844 } });
  ({ page } = ada);
  await page.goto(`${product.url}/hra/general`);
  await age(page).waitFor();
  await page.getByRole('radio', { name: /Female/ }).click();
  await page.getByRole('spinbutton', { name: /in centimetres/ }).fill('165');
  await page.getByRole('spinbutton', { name: /in kilograms/ }).fill('80');
  await type(41);
});
afterEach(() => product.proxy.restore());

describe('nothing is lost by', () => {
  it('a crash of the tab, which the browser then restores', async () => {
    page = await closeAndRestoreTab(page, product.url, crash);
    await page.goto(`${product.url}/hra`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await holds(41);
    await next();
    await arrives(41);
  });

  if (inject('long')) {
    it('closing the tab', async () => {
      await next();
      await arrives(41);
      await page.close();
      page = await ada.context.newPage();
      await page.goto(`${product.url}/hra`);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.goto(`${product.url}/hra/general`);
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
      product.proxy.intercept('/hra/save-answers', async (_call, forward) => {
        await forward();
        return { status: 504, body: { message: 'Endpoint request timed out' } };
      });
      await next();
      await atPressure();
      await page.getByText('Not saved yet, trying again').filter({ visible: true }).waitFor();
      product.proxy.restore();
      await page.goBack();
      await type(42);
      await next();
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
      await page.goto(`${product.url}/hra/general`);
      await holds(42);
    });
  }
});
