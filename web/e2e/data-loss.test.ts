import { hraPages } from '@choose-life/contracts/domain/hra/page-graph';
import type { Question, Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  age,
  answerSexAndAge,
  closeAndRestoreTab,
  closeError,
  continueAfterSave,
  openQuestions,
  pressSave,
  save,
  waitForDraft,
} from './support/assessment-page.ts';
import { badGateway, refusal } from './support/gateway-proxy.ts';
import { renderedHeading } from './support/hydration.ts';
import { logIn } from './support/person.ts';
import { openContext, password, type SignedIn, signInNewPerson } from './support/signed-in.ts';
import { setUpProduct } from './support/test-product.ts';

/* The lines D1 to D26 of docs/faults.md, each as a person meets it. One product and one browser for all: starting takes longest. */

const product = setUpProduct();
let ada: SignedIn;
let page: Page;
const faults: string[] = [];

const saves = () => product.proxy.callsTo('/hra/save-answers');
const submissions = () => product.proxy.callsTo('/hra/appraise-risks');
const fieldOf = (body: unknown, key: string) =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
const ageKey = 'hra.q.age_in_years.a.years';
/** Nothing is saved by itself (D27): what is typed stays in the tab. */
const keepUnsaved = () => product.proxy.intercept('/hra/save-answers', () => refusal('the store is closed'));

beforeEach(async () => {
  ada = await signInNewPerson(product);
  page = ada.page;
  faults.length = 0;
  page.on('pageerror', error => faults.push(String(error)));
});
afterEach(async () => {
  product.proxy.restore();
  await ada?.context.close();
  expect(faults).toEqual([]);
});

describe('a tab that goes away', () => {
  it('D1: is asked about while it holds unsaved answers, on every signed-in page, and not after a save', async () => {
    keepUnsaved();
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await page.getByRole('heading', { name: 'You have an unfinished assessment' }).waitFor();
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.close({ runBeforeUnload: true }),
    ]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    product.proxy.restore();
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await save(page);
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  });

  it('D2: comes back with "You have unsaved answers", to continue or to discard, and that can be undone', async () => {
    keepUnsaved();
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    page = await closeAndRestoreTab(page, product.url);
    await page.goto(`${product.url}/hra`);
    await page.getByText(/^You have unsaved answers from \d\d:\d\d\.$/).waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/hra/general');
    expect(await age(page).inputValue()).toBe('45');
  });

  it('D3: shows the same page with the same answers after a reload, on each page and on review', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    for (const { path, page: name } of hraPages) {
      const link = page.locator(`nav a[href="${path}"]`);
      // The page of the other sex stands in no list.
      await ((await link.count()) > 0 ? link.click() : page.goto(`${product.url}${path}`));
      await page.waitForURL(`**${path}`);
      await page.locator(renderedHeading).waitFor();
      if (name !== 'review') {
        const kept = await draftText(page);
        const field = page.locator('form input:not(:checked):is([type=radio], [type=number])').first();
        const isRadio = (await field.getAttribute('type')) === 'radio';
        await (isRadio ? field.check() : field.fill('7'));
        await expect.poll(() => draftText(page)).not.toBe(kept);
      }
      const before = await answersOn(page);
      await page.reload();
      await page.locator(renderedHeading).waitFor();
      await page.waitForLoadState('networkidle');
      expect([new URL(page.url()).pathname, await answersOn(page)]).toEqual([path, before]);
    }
  });

  it('D4: has its answers after Back and Forward, and asks whether its session still holds', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/hra/blood-pressure-female');
    await page.goBack();
    expect(await age(page).inputValue()).toBe('45');
    await page.goForward();
    await page.goBack();
    expect(await age(page).inputValue()).toBe('45');
    await product.gateway.expireSession(ada.token);
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
    expect(await age(page).inputValue()).toBe('45');
  });
});

describe('a session that ends', () => {
  it('D5: keeps the answers, offers them after login, and sends nothing twice', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await product.gateway.expireSession(ada.token);
    await pressSave(page);
    await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    const sent = saves().length;
    await logIn(page, product, ada);
    await page.getByText('Some answers are only in this tab so far.').waitFor();
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('45');
    expect(saves().length).toBe(sent);
    await save(page);
  });

  it('D6: is told by one dialog, however many calls report it', async () => {
    await product.gateway.expireSession(ada.token);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('a save', () => {
  it('D7: that fails keeps the answers, says so, and is tried again with the same answers', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    product.proxy.intercept('/hra/save-answers', () => refusal('the store is closed'));
    await pressSave(page);
    await page.getByText('the store is closed').waitFor();
    await closeError(page);
    await page.getByText('Not saved. Your answers are kept in this tab.').waitFor();
    product.proxy.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await continueAfterSave(page);
    const [first, second] = saves().slice(-2);
    expect(second?.body).toEqual(first?.body);
  });

  it('D8: that nobody answered is looked for before it is sent again, after a reload too', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    product.proxy.intercept('/hra/save-answers', async (_call, forward) => {
      await forward();
      return badGateway;
    });
    await pressSave(page);
    await closeError(page);
    await page.getByText('We could not confirm the save.').waitFor();
    product.proxy.restore();
    await waitForDraft(page, '"saveAttemptedAt":"');
    await page.reload();
    await age(page).fill('46');
    await page.getByText('We could not confirm the save.').waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
    await continueAfterSave(page);
    const list = await reportsOf(ada);
    expect(list).toHaveLength(1);
    expect(fieldOf(saves().at(-1)?.body, 'unique_string')).toBe(list[0]?.risksAppraisedUniqueString);
    expect(fieldOf(saves().at(-1)?.body, ageKey)).toBe(46);
  });

  it('D10: that is pressed twice is one call, and so is a submission', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    const [savesBefore, submissionsBefore] = [saves().length, submissions().length];
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await continueAfterSave(page);
    await page.goto(`${product.url}/hra/review`);
    await page.getByRole('button', { name: 'Submit Assessment' }).dblclick();
    await page.getByRole('heading', { name: 'Health Assessment Completed' }).waitFor();
    expect(saves().length - savesBefore).toBe(1);
    expect(submissions().length - submissionsBefore).toBe(1);
  });

  it('D14: of an assessment that is gone at the gateway keeps what is typed and makes a new record', async () => {
    await page.goto(`${product.url}/config.json`);
    await page.evaluate(() => localStorage.setItem('uniqueString', 'gone-long-ago'));
    await openQuestions(page, product.url);
    await page
      .getByText('We could not find your saved answers. What you typed here is still here.')
      .waitFor();
    await answerSexAndAge(page, '45');
    await save(page);
    expect(await reportsOf(ada)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('uniqueString'))).not.toBe('gone-long-ago');
  });

  it('D22: sends numbers as numbers, an empty field not at all, and other text as it was typed', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45.5');
    await page.getByRole('spinbutton', { name: /in kilograms/ }).fill('70');
    await page.getByRole('spinbutton', { name: /in kilograms/ }).fill('');
    await page.getByRole('spinbutton', { name: /in centimetres/ }).fill('1e3');
    await save(page);
    const sent = saves().at(-1)?.body;
    expect(fieldOf(sent, ageKey)).toBe(45.5);
    expect(fieldOf(sent, 'hra.q.weight_kg.a.kilograms')).toBeUndefined();
    expect(fieldOf(sent, 'hra.q.height_cm.a.centimeters')).toBe('1e3');
  });

  it('D23: that is pressed offline is made once the browser is online again', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await save(page);
    const before = saves().length;
    await age(page).fill('46');
    await ada.context.setOffline(true);
    await pressSave(page);
    await closeError(page);
    await page.getByText('You are offline. Your answers are kept in this tab.').waitFor();
    expect(saves().length).toBe(before);
    await ada.context.setOffline(false);
    await continueAfterSave(page);
    expect(fieldOf(saves().at(-1)?.body, ageKey)).toBe(46);
    expect(saves().length).toBe(before + 1);
  });
});

describe('a submission', () => {
  it('D8: that nobody answered is looked for, and not sent twice', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.goto(`${product.url}/hra/review`);
    product.proxy.intercept('/hra/appraise-risks', async (_call, forward) => {
      await forward();
      return badGateway;
    });
    const before = submissions().length;
    await page.getByRole('button', { name: 'Submit Assessment' }).click();
    await closeError(page);
    await page.getByText('We could not confirm that it was submitted.').waitFor();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { name: 'Health Assessment Completed' }).waitFor();
    expect(submissions().length).toBe(before + 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Show Results' }).click();
    await page.waitForURL('**/results/summary');
  });

  it.each(['with', 'without'])(
    'D11: that arrived before the browser died is found on return, %s what the tab had kept',
    async kept => {
      await openQuestions(page, product.url);
      await answerSexAndAge(page, '45');
      await save(page);
      await page.goto(`${product.url}/hra/review`);
      const arrived = Promise.withResolvers<void>();
      const never = Promise.withResolvers<never>();
      product.proxy.intercept('/hra/appraise-risks', async (_call, forward) => {
        await forward();
        arrived.resolve();
        return never.promise;
      });
      await page.getByRole('button', { name: 'Submit Assessment' }).click();
      await arrived.promise;
      if (kept === 'with') page = await closeAndRestoreTab(page, product.url);
      else {
        await page.close();
        page = await ada.context.newPage();
      }
      await page.goto(`${product.url}/hra`);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('heading', { name: 'Health Assessment Completed' }).waitFor();
      await page.waitForURL('**/hra/review');
      expect(await reportsOf(ada)).toHaveLength(1);
    },
  );
});

describe('two tabs', () => {
  it.each(['logs in', 'leaves only its token'])(
    'D9: show nobody the answers of another account, who %s in the second',
    async way => {
      const ben = await signInNewPerson(product);
      await openQuestions(page, product.url);
      await answerSexAndAge(page, '45');
      const sent = saves().length;
      const second = await ada.context.newPage();
      if (way === 'logs in') await logIn(second, product, ben);
      else {
        await second.goto(`${product.url}/config.json`);
        await second.evaluate(token => localStorage.setItem('token', token), ben.token);
        await page.waitForLoadState('networkidle');
        await pressSave(page);
      }
      const message = page.getByText(
        `You are now signed in as ${ben.email}. These answers belong to ${ada.email}.`,
      );
      await message.waitFor();
      expect(await age(page).count()).toBe(0);
      expect(saves().length).toBe(sent);
      await page.getByRole('button', { name: `Go on as ${ben.email}` }).click();
      await age(page).waitFor();
      expect(await age(page).inputValue()).toBe('');
      await age(page).fill('30');
      await waitForDraft(page, '"30"');
      await save(page);
      expect(fieldOf(saves().at(-1)?.body, 'appraise_risks.user_id')).toBe(ben.email);

      await logIn(page, product, ada);
      await openQuestions(page, product.url);
      expect(await age(page).inputValue()).toBe('45');
      await ben.context.close();
    },
  );

  it('D9: keep the answers for their owner when one of them logs out', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    const second = await ada.context.newPage();
    await second.goto(`${product.url}/dashboard`);
    await second.getByRole('button', { name: 'Log out' }).click();
    await page.getByText(`You are logged out. These answers belong to ${ada.email}.`).waitFor();
    expect(await age(page).count()).toBe(0);
    await page.getByRole('button', { name: `Log in as ${ada.email}` }).click();
    await logIn(page, product, ada);
    await page.getByRole('link', { name: 'Continue assessment' }).click();
    await age(page).waitFor();
    expect(await age(page).inputValue()).toBe('45');
  });

  it('D13: let one change the assessment, show it in the other, and hand it over with everything typed', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    const second = await ada.context.newPage();
    await openQuestions(second, product.url);
    await second.getByText('This assessment is open in another tab.').waitFor();
    await expect.poll(() => age(second).inputValue()).toBe('45');
    expect(await age(second).isDisabled()).toBe(true);
    expect(await second.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await age(page).fill('46');
    await expect.poll(() => age(second).inputValue()).toBe('46');

    await second.getByRole('button', { name: 'Use it here' }).click();
    await page.getByText('This assessment is open in another tab.').waitFor();
    await expect.poll(() => age(second).isEnabled()).toBe(true);
    expect(await age(page).isDisabled()).toBe(true);
    await age(second).fill('47');
    await expect.poll(() => age(page).inputValue()).toBe('47');
    await save(second);

    await second.close();
    await expect.poll(() => age(page).isEnabled()).toBe(true);
    expect(await age(page).inputValue()).toBe('47');
    await save(page);
    expect(await reportsOf(ada)).toHaveLength(1);
  });
});

describe('Start', () => {
  it('D15: clears everything at once and offers Undo, after a reload too', async () => {
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.goto(`${product.url}/hra`);
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.waitForURL('**/hra/general');
    await page.getByText(/^Started again\./).waitFor();
    expect(await age(page).inputValue()).toBe('');
    await page.reload();
    await page.getByText(/^Started again\./).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await age(page).inputValue()).toBe('45');
  });
});

describe('a browser', () => {
  const notKept = 'This browser cannot keep your answers. Save before you leave.';

  it('D16: whose storage is full says so once, and goes on', async () => {
    await ada.context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('hraDraft')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await openQuestions(page, product.url);
    await age(page).fill('45');
    await page.getByText(notKept).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await age(page).fill('46');
    await save(page);
    expect(await page.getByText(notKept).count()).toBe(0);
    expect(fieldOf(saves().at(-1)?.body, ageKey)).toBe(46);
  });

  it('D17: that blocks storage works from login to save', async () => {
    const context = await openContext(product.browser, product.url, {});
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    const blocked = await context.newPage();
    await logIn(blocked, product, ada);
    await blocked.getByRole('link', { name: 'Health Risk Assessment' }).first().click();
    await blocked.getByRole('button', { name: 'Start', exact: true }).click();
    await age(blocked).fill('45');
    await blocked.getByText(notKept).waitFor();
    await save(blocked);
    await context.close();
  });

  it('D18: that holds damaged values shows no white page, and no answers that were never given', async () => {
    await page.goto(`${product.url}/config.json`);
    await page.evaluate(() => {
      const damaged = [
        '[object Object]',
        'undefined',
        '{"version":2,',
        `"${'x'.repeat(500_000)}"`,
        '0x',
        'null',
      ];
      const keys = ['firstName', 'lastName', 'companyId', 'userDetailsEmail', 'reportId', 'metaReportId'];
      const ids = ['singleReportId', 'validReportId', 'getResultsReportId', 'riskAge', 'contentId'];
      const drafts = ['hraDraft:v1:aside', 'hraDraft:v1:of:x@example.test', 'hraDraft:v1'];
      for (const [place, key] of [...keys, ...ids].entries())
        localStorage.setItem(key, damaged[place % damaged.length] ?? '');
      for (const [place, key] of drafts.entries()) sessionStorage.setItem(key, damaged[place] ?? '');
    });
    await page.goto(`${product.url}/dashboard`);
    await page.locator(renderedHeading).waitFor();
    await openQuestions(page, product.url);
    expect(await age(page).inputValue()).toBe('');
    await page.evaluate(() => localStorage.setItem('token', '[object Object]'));
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Session Timeout' }).waitFor();
  });

  it('D20: that kept a draft of an older version reads it, and keeps one of a newer version', async () => {
    const first = {
      version: 1,
      email: ada.email,
      uniqueString: null,
      answers: { sex: 'female', age_in_years: '45' },
      unsaved: true,
      changedAt: '2026-03-10T10:42:00.000Z',
      path: '/hra/general',
    };
    const newer = JSON.stringify({ ...first, version: 99, answers: 'in another form' });
    await page.goto(`${product.url}/config.json`);
    await page.evaluate(held => sessionStorage.setItem('hraDraft:v1', held), JSON.stringify(first));
    await openQuestions(page, product.url);
    expect(await age(page).inputValue()).toBe('45');
    // The page that is left writes its draft once more: what stands in for a newer version comes after that.
    await page.addInitScript(held => sessionStorage.setItem('hraDraft:v1', held), newer);
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '46');
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain(newer);
  });
});

describe('questions that come and go', () => {
  it('D21: keep the answer of one that is hidden, and send it', async () => {
    await openQuestions(page, product.url);
    const height = page.getByRole('spinbutton', { name: /in centimetres/ });
    await height.fill('165');
    await page.getByRole('radio', { name: /US customary/ }).click();
    await height.waitFor({ state: 'detached' });
    await save(page);
    expect(fieldOf(saves().at(-1)?.body, 'hra.q.height_cm.a.centimeters')).toBe(165);
    await page.getByRole('radio', { name: /Metric/ }).click();
    expect(await height.inputValue()).toBe('165');
  });

  it('D24: keep the answer of one that the server stops asking, and have it when it is asked again', async () => {
    const fading: Question = {
      id: 'cups_of_tea',
      label: 'How many cups of tea?',
      input: [{ values: [], min: 0, max: 50, units: 'cups' }],
    };
    const askIt = () =>
      product.proxy.intercept('/hra/get-questionnaire', async (_call, forward) => {
        const { status, body } = await forward();
        // The path says what the body is.
        return { status, body: withQuestion(body as Questionnaire, fading) };
      });
    const inNewTab = async () => {
      await page.close();
      page = await ada.context.newPage();
      await openQuestions(page, product.url);
    };
    const cups = () => page.getByRole('spinbutton', { name: /cups of tea/ });
    askIt();
    await openQuestions(page, product.url);
    await cups().fill('3');
    await save(page);
    product.proxy.restore();
    await inNewTab();
    expect(await cups().count()).toBe(0);
    await age(page).fill('45');
    await save(page);
    askIt();
    await inNewTab();
    expect([await cups().inputValue(), await age(page).inputValue()]).toEqual(['3', '45']);
  });
});

describe('log out with unsaved answers', () => {
  const left = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());

  beforeEach(async () => {
    keepUnsaved();
    await openQuestions(page, product.url);
    await answerSexAndAge(page, '45');
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'You have unsaved answers.' }).waitFor();
  });

  it('D26: saves them in place when asked to, and then leaves nothing behind', async () => {
    product.proxy.restore();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL('**/login');
    expect(fieldOf(saves().at(-1)?.body, ageKey)).toBe(45);
    expect(await reportsOf(ada)).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  it('D26: stays when the save fails, and leaves without saving when told to', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await closeError(page);
    await page.getByRole('heading', { name: 'You have unsaved answers.' }).waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/login');
    expect(await left()).toEqual([]);
    expect(await reportsOf(ada)).toEqual([]);
  });
});

/** The person's report list as the gateway has it. */
async function reportsOf({ email, context }: SignedIn): Promise<{ risksAppraisedUniqueString?: string }[]> {
  const { token } = await product.gateway.createAccount({ email, password });
  const path = `risks-appraised-audit/read-by-risks-appraised-audit-user-id/${encodeURIComponent(email)}`;
  const answer = await context.request.get(`${product.gateway.url}/prod/${path}`, {
    headers: { authorization: token },
  });
  return (await answer.json()).data;
}

function draftText(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('hraDraft:v1'));
}

/** The answers as the page shows them: what is chosen and typed, and on review how much of each part. */
function answersOn(page: Page): Promise<string> {
  return page.locator('main').evaluate(main => {
    const inputs = [...main.querySelectorAll('input')];
    // What is said of a change that has just been made is news, and no part of the page.
    const news = [...main.querySelectorAll('[role=status]')].map(status => status.innerText);
    const words = news.reduce((text, said) => text.replace(said, ''), main.innerText).replace(/\s+/g, ' ');
    return words + inputs.map(input => (input.type === 'radio' ? input.checked : input.value)).join();
  });
}

/** The questionnaire with one more question at the end of its first module. */
function withQuestion(questionnaire: Questionnaire, question: Question): Questionnaire {
  const [first, ...others] = questionnaire.meta.modules;
  if (!first) return questionnaire;
  const longer = { ...first, questions: [...first.questions, question] };
  return { ...questionnaire, meta: { ...questionnaire.meta, modules: [longer, ...others] } };
}
