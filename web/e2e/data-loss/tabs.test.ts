import { hraPages } from '@choose-life/contracts/domain/hra/page-graph';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  ageField,
  beginAssessment,
  closeAndRestoreTab,
  openQuestions,
  save,
  waitForDraft,
} from '../support/assessment-page.ts';
import { setUpPersonPerTest, signInNewPerson } from '../support/signed-in.ts';
import { setUpProduct } from '../support/test-product.ts';
import { renderedHeading } from '../support/waiting.ts';
import { ageKey, reportsOf, savesAtGateway } from './gateway-data.ts';

/*
 * The numbers D1 to D32 are explained in docs/faults.md. `web/src/assessment/kept-answers.test.tsx` tests Back and Forward, a page that the
 * back/forward cache restores (D4), and a session that ends (D5).
 */

const product = setUpProduct();
const ada = setUpPersonPerTest(product);
const { refuseSaves, saves } = savesAtGateway(product);
let page: Page;

beforeEach(() => {
  ({ page } = ada);
});

/** All pages store their answers in the same way, so a run that is not long reloads only every tenth page, and review. */
const reloadedPages = hraPages.filter(
  ({ page: name }, index) => inject('long') || name === 'review' || index % 10 === 0,
);

describe('a tab', () => {
  it('D1: needs a confirmation to close only while answers are unsaved, also on the dashboard', async () => {
    // Otherwise the answers would be saved when the person leaves the page of questions.
    refuseSaves();
    await beginAssessment(page, product.url, '45');
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await page.getByRole('heading', { name: 'You have an unfinished assessment' }).waitFor();
    const [confirmation] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(confirmation.type()).toBe('beforeunload');
    await confirmation.dismiss();
    product.proxy.restore();
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await save(page);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  });

  it('D2: offers unsaved answers after a crash, and the person can undo a discard', async () => {
    // No save has succeeded before the crash.
    refuseSaves();
    await beginAssessment(page, product.url, '45');
    page = await closeAndRestoreTab(page, product.url, () => crash(page));
    await page.goto(`${product.url}/hra`);
    await page.getByText(/^You have unsaved answers from \d\d:\d\d\.$/).waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/hra/general');
    expect(await ageField(page).inputValue()).toBe('45');
  });

  it('D3: shows the same page with the same answers after a reload', async () => {
    await beginAssessment(page, product.url, '45');
    for (const { path, page: name } of reloadedPages) {
      const link = page.locator(`nav a[href="${path}"]`);
      // The blood-pressure page of the other sex is not in the list.
      const isInList = (await link.count()) > 0;
      if (isInList) await link.click();
      else await page.goto(`${product.url}${path}`);
      await page.waitForURL(`**${path}`);
      await page.locator(renderedHeading).waitFor();
      if (name !== 'review') {
        const draftBefore = await draftText(page);
        const field = page.locator('form input:not(:checked):is([type=radio], [inputmode=decimal])').first();
        const isRadio = (await field.getAttribute('type')) === 'radio';
        if (isRadio) await field.check();
        else await field.fill('7');
        await expect.poll(() => draftText(page)).not.toBe(draftBefore);
      }
      const before = await answersOn(page);
      await page.reload();
      await expect
        .poll(async () => [new URL(page.url()).pathname, await answersOn(page)])
        .toEqual([path, before]);
    }
  });
});

describe('two tabs', () => {
  it('D9: neither send nor show the answers of one account after a log-in with another account', async () => {
    const ben = await signInNewPerson(product);
    await beginAssessment(page, product.url, '45');
    const savesBefore = saves().length;
    const second = await ada.context.newPage();
    // A document without the app, so that only its local storage changes.
    await second.goto(`${product.url}/config.json`);
    await second.evaluate(token => localStorage.setItem('token', token), ben.token);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('email'))).toBe(ben.email);
    await ageField(page).waitFor();
    expect(await ageField(page).inputValue()).toBe('');
    await ageField(page).fill('30');
    await waitForDraft(page, '"30"');
    await save(page);
    // A save of the first answers would have arrived before this one.
    expect(saves().slice(savesBefore)).toMatchObject([{ 'appraise_risks.user_id': ben.email, [ageKey]: 30 }]);
  });

  it('D13: allow changes in only one tab, and can hand over the assessment with unsaved answers', async () => {
    await beginAssessment(page, product.url, '45');
    const second = await ada.context.newPage();
    await openQuestions(second, product.url);
    await second.getByText('This assessment is open in another tab.').waitFor();
    await expect.poll(() => ageField(second).inputValue()).toBe('45');
    expect(await ageField(second).isDisabled()).toBe(true);
    expect(await second.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await ageField(page).fill('46');
    await expect.poll(() => ageField(second).inputValue()).toBe('46');

    await second.getByRole('button', { name: 'Use it here' }).click();
    await page.getByText('This assessment is open in another tab.').waitFor();
    await expect.poll(() => ageField(second).isEnabled()).toBe(true);
    expect(await ageField(page).isDisabled()).toBe(true);
    await ageField(second).fill('47');
    await expect.poll(() => ageField(page).inputValue()).toBe('47');
    await save(second);

    await second.close();
    await expect.poll(() => ageField(page).isEnabled()).toBe(true);
    expect(await ageField(page).inputValue()).toBe('47');
    await save(page);
    expect(await reportsOf(product, ada)).toHaveLength(1);
  });
});

describe('Start again', () => {
  it('D15: removes all answers and offers Undo, even after a reload', async () => {
    await beginAssessment(page, product.url, '45');
    await page.goto(`${product.url}/hra`);
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.waitForURL('**/hra/general');
    await page.getByText(/^Started again\./).waitFor();
    expect(await ageField(page).inputValue()).toBe('');
    await page.reload();
    await page.getByText(/^Started again\./).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await ageField(page).inputValue()).toBe('45');
  });
});

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The command gets no response, because the process of the tab has crashed.
  session.send('Page.crash').catch(() => {});
  await crashed;
}

function draftText(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('hraDraft:v1'));
}

/** The answers that the page shows: chosen options and typed texts, and on review the number of answers of each section. */
function answersOn(page: Page): Promise<string> {
  return page.locator('main').evaluate(main => {
    const inputs = [...main.querySelectorAll('input')];
    const values = inputs.map(input => (input.type === 'radio' ? input.checked : input.value));
    let text = main.innerText;
    // Messages about the last change are not part of the answers, and disappear with a reload.
    for (const message of main.querySelectorAll('[role=status]')) text = text.replace(message.innerText, '');
    return text.replace(/\s+/g, ' ') + values.join();
  });
}
