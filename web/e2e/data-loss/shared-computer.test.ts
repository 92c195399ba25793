import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  openQuestions,
  openQuestionsWithAccount,
  waitForDraft,
  waitForUserDetails,
} from '../support/assessment-page.ts';
import { holdResponses, propertyOf } from '../support/gateway-proxy.ts';
import { logIn, password } from '../support/signed-in.ts';
import { openContext, openTab, readLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';
import { renderedHeading, waitForStableDocument } from '../support/waiting.ts';
import { savesAtGateway } from './gateway-data.ts';

/*
 * Two people use one browser with several tabs, one after the other. After the session of the first person has ended in any way, no tab
 * contains the data of the first person, and no write that the gateway has acknowledged is lost.
 */

const product = setUpProduct();
const { refuseSaves, saves } = savesAtGateway(product);
const weightKey = 'hra.q.weight_kg.a.kilograms';
/** A weight that no other data contains. */
const typedWeight = '61.37';

let testNumber = 0;
/** `personalTexts` are the names of the person and her company. */
let ada: { email: string; password: string; token: string; firstName: string; personalTexts: string[] };
let ben: { email: string; password: string };
/** The tabs of the browser. The session ends in the first tab. */
let tabs: Page[] = [];
const tabAt = (index: number) => {
  const tab = tabs[index];
  if (!tab) throw new Error('No such tab is open.');
  return tab;
};
// Functions, because each test has new tabs.
const firstTab = () => tabAt(0);
const secondTab = () => tabAt(1);
const thirdTab = () => tabAt(2);

beforeEach(async () => {
  testNumber += 1;
  const email = `adaeze-${testNumber}@example.test`;
  const firstName = `Adaeze${testNumber}`;
  const lastName = `Okonkwo${testNumber}`;
  const company = { id: `company-${testNumber}`, name: `Zaffre Works ${testNumber}` };
  const { token } = await product.gateway.createAccount({ email, password, firstName, lastName, company });
  ada = { email, password, token, firstName, personalTexts: [firstName, lastName, company.id, company.name] };
  ben = { email: `ben-${testNumber}@example.test`, password };
  await product.gateway.createAccount(ben);
  tabs = [await openTab(product, { token, email })];
});

const go = (tab: Page, path: string) => tab.goto(`${product.url}${path}`);
const waitForHeading = (tab: Page) => tab.locator(renderedHeading).waitFor();
const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });
const weight = (tab: Page) => tab.getByRole('textbox', { name: /in kilograms/ });
const pressLogOut = () => button(firstTab(), 'Log out').click();
const dialog = () => firstTab().getByRole('dialog', { name: 'You have unsaved answers.' });
const savedWeights = () => saves().map(body => propertyOf(body, weightKey));

/** Opens the dashboard in the first tab, and each of these paths in a further tab. */
async function open(...paths: string[]): Promise<void> {
  const context = firstTab().context();
  await go(firstTab(), '/dashboard');
  await firstTab()
    .getByRole('heading', { name: new RegExp(ada.firstName) })
    .waitFor();
  const openTabAt = async (path: string) => {
    const tab = await context.newPage();
    const details = waitForUserDetails(tab);
    await go(tab, path);
    await waitForHeading(tab);
    await details;
    return tab;
  };
  tabs.push(...(await Promise.all(paths.map(openTabAt))));
}

/** Opens a question page in a tab that has another page, and types the weight. */
async function openAndTypeWeight(tab: Page): Promise<void> {
  await openQuestionsWithAccount(tab, product.url);
  await typeWeight(tab);
}

/** Types the weight into the question page of a tab, and waits until it is in the draft of the tab. */
async function typeWeight(tab: Page): Promise<void> {
  await weight(tab).fill(typedWeight);
  await waitForDraft(tab, typedWeight);
}

/** Pages that show the name or the answers of Ada. A run that is not long has one page of each kind. */
const personalPages = inject('long')
  ? ['/dashboard', '/settings', '/reports', '/hra/general']
  : ['/dashboard', '/hra/general'];

/**
 * All text that each tab shows or stores, also on other pages of the app. The other pages are opened offline, so that they can show only
 * data that is still in memory.
 */
async function textsOfTabs(): Promise<string[]> {
  await Promise.all(tabs.map(waitForStableDocument));
  const current = await Promise.all(tabs.map(snapshot));
  await firstTab().context().setOffline(true);
  const onOtherPages = await Promise.all(tabs.map(textOfOtherPages));
  await firstTab().context().setOffline(false);
  return current.map((text, index) => text + onOtherPages[index]);
}

/** The texts of the pages with personal data, which the router shows without a reload, as after Back. */
async function textOfOtherPages(tab: Page): Promise<string> {
  const texts: string[] = [];
  // The last path is the current path, so that the tab is on the same page as before, in the same document.
  for (const path of [...personalPages, new URL(tab.url()).pathname]) {
    await tab.evaluate(
      `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await waitForStableDocument(tab);
    texts.push(await snapshot(tab));
  }
  // A dialog may report that the code of these pages could not be loaded.
  if (await tab.locator('dialog[open]').count()) await tab.keyboard.press('Escape');
  return texts.join('\n');
}

/** Everything that a tab shows and stores, as one text. */
function snapshot(tab: Page): Promise<string> {
  return tab.evaluate<string>(`(async () => JSON.stringify([
    [document.title, document.body.innerHTML, document.body.innerText, location.href, history.state],
    [...document.querySelectorAll('input, textarea, select')].map(field => field.value),
    [{ ...localStorage }, { ...sessionStorage }, document.cookie],
    [await caches.keys(), await indexedDB.databases()],
  ]))()`);
}

/** Expects that no tab contains Ada's names, company, e-mail, token or typed text. */
async function expectNothingOfAda(): Promise<void> {
  const personalTexts = [...ada.personalTexts, ada.email, ada.token, typedWeight];
  const foundTexts = (await textsOfTabs()).flatMap((content, index) =>
    personalTexts.filter(text => content.includes(text)).map(text => `${text} in tab ${index + 1}`),
  );
  expect(foundTexts).toEqual([]);
}

const waitForLoginInAllTabs = () => Promise.all(tabs.map(tab => tab.waitForURL('**/login')));
const expectEmptyStorage = () => expect.poll(() => readLocalStorage(firstTab())).toEqual({});

/**
 * Registers a test only in a long run: tests with several tabs are slow, so the other runs have one test of each kind. `it.runIf` would skip
 * the test, and a skipped test fails a run in CI.
 */
function itInLongRun(name: string, test: () => Promise<void>): void {
  if (inject('long')) it(name, test);
}

describe('a log-out', () => {
  it('first saves the unsaved answers of another tab', async () => {
    await open('/hra/general');
    await typeWeight(secondTab());
    // While the session lasts, the snapshots contain the data that they must not contain later.
    expect(await snapshot(firstTab())).toContain(ada.firstName);
    expect(await snapshot(secondTab())).toContain(typedWeight);
    await pressLogOut();
    await waitForLoginInAllTabs();
    expect(savedWeights().at(-1)).toBe(Number(typedWeight));
    await expectNothingOfAda();
  });

  itInLongRun('also saves the draft of a tab that has left the assessment', async () => {
    refuseSaves();
    await open('/hra/general');
    await typeWeight(secondTab());
    await go(secondTab(), '/privacy');
    await secondTab().waitForLoadState('networkidle');
    product.proxy.restore();
    const refusedCount = saves().length;
    await pressLogOut();
    await firstTab().waitForURL('**/login');
    expect(savedWeights().slice(refusedCount)).toEqual([Number(typedWeight)]);
    await expectNothingOfAda();
  });

  it('lists answers that cannot be saved, and removes them if the person logs out anyway', async () => {
    refuseSaves();
    await open('/hra/general');
    await typeWeight(secondTab());
    await pressLogOut();
    await dialog().getByText(typedWeight).waitFor();
    expect(await dialog().innerText()).toContain('How much do you weigh');
    await dialog().getByRole('button', { name: 'Log out anyway' }).click();
    await waitForLoginInAllTabs();
    await expectNothingOfAda();
    await logIn(firstTab(), product, ben);
    await expectNothingOfAda();
  });

  itInLongRun('waits offline, and saves the answers when the browser is online', async () => {
    await open('/hra/general');
    await typeWeight(secondTab());
    await firstTab().context().setOffline(true);
    await pressLogOut();
    await dialog().getByText(typedWeight).waitFor();
    await firstTab().context().setOffline(false);
    await waitForLoginInAllTabs();
    expect(savedWeights().at(-1)).toBe(Number(typedWeight));
    await expectNothingOfAda();
  });

  itInLongRun('offers unsaved answers as a download', async () => {
    refuseSaves();
    await open('/hra/general');
    await typeWeight(secondTab());
    await pressLogOut();
    const [download] = await Promise.all([
      firstTab().waitForEvent('download'),
      dialog().getByRole('button', { name: 'Download them' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('unsaved-answers.txt');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toContain(typedWeight);
    await firstTab().keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(new URL(firstTab().url()).pathname).toBe('/dashboard');
  });

  itInLongRun('leaves no e-mail on pages that Back restores, or in a form of another tab', async () => {
    await firstTab().evaluate('localStorage.clear()');
    const openLoginThroughSignUp = async (tab: Page) => {
      await go(tab, '/signup');
      await tab.getByLabel('Email').fill(ada.email);
      await tab.getByRole('link', { name: 'Login', exact: true }).last().click();
      await tab.waitForURL('**/login');
      await expect.poll(() => tab.getByLabel('Email').inputValue()).toBe(ada.email);
    };
    tabs.push(await firstTab().context().newPage());
    await openLoginThroughSignUp(secondTab());
    await openLoginThroughSignUp(firstTab());
    await logIn(firstTab(), product, ada);
    await pressLogOut();
    await firstTab().waitForURL('**/login');
    await expect.poll(() => secondTab().getByLabel('Email').inputValue()).toBe('');
    await firstTab().goBack();
    await waitForHeading(firstTab());
    expect(await firstTab().getByLabel('Email').inputValue()).toBe('');
    await expectNothingOfAda();
  });

  it('discards responses that arrive after the log-out', async () => {
    await open('/reports');
    const release = holdResponses(product.proxy, '/authentication/user-details');
    // The page requests the user details, and stores the e-mail of the account when the response arrives.
    await openQuestions(secondTab(), product.url);
    await pressLogOut();
    await waitForLoginInAllTabs();
    release();
    await secondTab().waitForLoadState('networkidle');
    await expectEmptyStorage();
    await expectNothingOfAda();
  });

  it('ends the session at the gateway even if the user details have not arrived yet', async () => {
    await go(firstTab(), '/hra');
    await waitForHeading(firstTab());
    const release = holdResponses(product.proxy, '/authentication/user-details');
    await go(firstTab(), '/dashboard');
    await waitForHeading(firstTab());
    await pressLogOut();
    await firstTab().waitForURL('**/login');
    await expect
      .poll(() => product.proxy.callsTo('/authentication/log-out').at(-1)?.headers.authorization)
      .toBe(ada.token);
    release();
    await expectNothingOfAda();
  });
});

if (inject('long'))
  describe('the deletion of an account', () => {
    it('removes its data and its typed text from every tab', async () => {
      refuseSaves();
      await open('/reports', '/hra/general');
      await typeWeight(thirdTab());
      await go(firstTab(), '/settings');
      await button(firstTab(), 'Delete my account').click();
      const deleteDialog = firstTab().getByRole('dialog');
      await deleteDialog.getByLabel('Password', { exact: true }).fill(password);
      await deleteDialog.getByRole('checkbox').check();
      await deleteDialog.getByRole('button', { name: 'Delete my account' }).click();
      await firstTab().waitForURL('**/account/deleted');
      await Promise.all([secondTab(), thirdTab()].map(tab => tab.waitForURL('**/login')));
      await expectNothingOfAda();
    });
  });

describe('the end of a session', () => {
  const expireSession = async () => {
    // No other tab may have a running call, because its response could report the end of the session first.
    await Promise.all(tabs.map(tab => tab.waitForLoadState('networkidle')));
    await product.gateway.expireSession(ada.token);
    await go(firstTab(), '/reports');
    await firstTab().getByRole('heading', { name: 'Session Timeout' }).waitFor();
  };

  it('reaches every tab when a call of one tab gets code 22', async () => {
    await open('/settings', '/dashboard');
    await expireSession();
    await waitForLoginInAllTabs();
    await expectNothingOfAda();
  });

  itInLongRun('keeps typed answers in their tab, only for their account', async () => {
    refuseSaves();
    await open('/hra/general');
    await typeWeight(secondTab());
    await expireSession();
    await waitForLoginInAllTabs();
    await expectNothingOfAda();
    product.proxy.restore();
    await logIn(secondTab(), product, ada);
    await secondTab().getByText('Some answers are only in this tab so far.').waitFor();
    const refusedCount = saves().length;
    await go(firstTab(), '/dashboard');
    await waitForHeading(firstTab());
    await pressLogOut();
    await waitForLoginInAllTabs();
    expect(savedWeights().slice(refusedCount)).toEqual([Number(typedWeight)]);
    await expectNothingOfAda();
  });

  itInLongRun('leaves no data in any tab after another person has logged in by the dialog', async () => {
    refuseSaves();
    await open('/hra/general');
    await typeWeight(secondTab());
    await expireSession();
    await waitForLoginInAllTabs();
    await firstTab().getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await logIn(firstTab(), product, ben);
    await expectNothingOfAda();
    await logIn(secondTab(), product, ada);
    await openQuestions(secondTab(), product.url);
    expect(await weight(secondTab()).inputValue()).toBe('');
  });

  itInLongRun('leaves no data in any tab after another person has logged in without a log-out', async () => {
    refuseSaves();
    await open('/settings', '/hra/general');
    await typeWeight(thirdTab());
    await go(firstTab(), '/login');
    await logIn(firstTab(), product, ben);
    await expect.poll(() => secondTab().getByLabel('Email').inputValue()).toBe(ben.email);
    await weight(thirdTab()).waitFor();
    expect(await weight(thirdTab()).inputValue()).toBe('');
    await expectNothingOfAda();
  });
});

describe('an idle session', () => {
  const idleDialog = (tab: Page) => tab.getByRole('alertdialog', { name: 'Are you still there?' });
  const loggedOutDialog = (tab: Page) => tab.getByRole('alertdialog', { name: 'Logged out' });
  const timeoutDialog = (tab: Page) => tab.getByRole('alertdialog', { name: 'Session Timeout' });
  const alertDialogCount = (tab: Page) => tab.getByRole('alertdialog').count();

  /**
   * Opens an empty tab whose clock the test controls, with this idle time in minutes in its configuration. After the idle time the page opens
   * a dialog, and a minute later it ends the session (docs/faults.md D30).
   */
  async function openTabWithClock(idleMinutes: number): Promise<void> {
    const { token, email } = ada;
    const context = await openContext(product.browser, product.url, { token, email });
    await context.route('**/config.json', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), idleMinutes } });
    });
    await context.clock.install();
    tabs = [await context.newPage()];
  }

  /** Opens the dashboard in a tab with a controlled clock, and each of these paths in a further tab. */
  async function openWithClock(idleMinutes: number, ...paths: string[]): Promise<void> {
    await openTabWithClock(idleMinutes);
    await open(...paths);
  }

  /** Types the weight into a question page of a tab with a controlled clock. */
  async function typeWeightWithClock(idleMinutes: number): Promise<void> {
    await openTabWithClock(idleMinutes);
    await openAndTypeWeight(firstTab());
  }
  /** @param time as `mm:ss` or `hh:mm:ss` */
  const advanceClock = (time: string) => firstTab().context().clock.fastForward(time);

  /**
   * Advances the clock second by second until the text is visible, because the page retries a save for some seconds before it shows the
   * failure.
   */
  async function advanceClockUntilVisible(text: Locator): Promise<void> {
    await expect
      .poll(async () => {
        await advanceClock('00:01');
        return text.isVisible();
      })
      .toBe(true);
  }

  itInLongRun('saves all answers when the idle dialog opens, and ends a minute later', async () => {
    refuseSaves();
    await openWithClock(5, '/hra/general');
    await typeWeight(secondTab());
    await go(secondTab(), '/settings');
    await waitForHeading(secondTab());
    await secondTab().waitForLoadState('networkidle');
    product.proxy.restore();
    const refusedCount = saves().length;
    await advanceClock('04:50');
    // Moving the mouse counts as use, so the idle time starts again.
    await firstTab().mouse.move(10, 10);
    await advanceClock('04:50');
    expect(await idleDialog(firstTab()).count()).toBe(0);
    await advanceClock('00:30');
    await idleDialog(secondTab()).waitFor();
    await idleDialog(firstTab()).getByRole('button', { name: 'Stay logged in' }).click();
    await idleDialog(secondTab()).waitFor({ state: 'detached' });
    await advanceClock('05:10');
    await idleDialog(firstTab()).waitFor();
    await expect.poll(() => savedWeights().slice(refusedCount)).toEqual([Number(typedWeight)]);
    await advanceClock('01:00');
    await waitForLoginInAllTabs();
    await Promise.all(tabs.map(tab => loggedOutDialog(tab).waitFor()));
    await expect.poll(() => product.proxy.callsTo('/authentication/log-out').length).toBeGreaterThan(0);
    await expectNothingOfAda();
  });

  itInLongRun('with IDLE_MINUTES=0 ends only when the gateway ends the session', async () => {
    await openWithClock(0, '/dashboard');
    // Longer than the default idle time of 30 minutes.
    await advanceClock('30:30');
    expect(await idleDialog(firstTab()).count()).toBe(0);
    await product.gateway.expireSession(ada.token);
    await advanceClock('01:00');
    await waitForLoginInAllTabs();
    // The other way to end the session would open the dialog 'Logged out' in all tabs.
    const timeoutCounts = () => Promise.all(tabs.map(tab => timeoutDialog(tab).count()));
    await expect.poll(timeoutCounts).toContain(1);
    await expectNothingOfAda();
  });

  it('saves the answers before the log-out, even if the machine has slept longer than the idle time', async () => {
    await typeWeightWithClock(30);
    const before = product.proxy.calls.length;
    // While a machine sleeps, timers do not run, and the clock jumps forwards when it wakes up.
    await advanceClock('02:00:00');
    await loggedOutDialog(firstTab()).waitFor();
    await waitForLoginInAllTabs();
    const savesAndLogOuts = () => {
      const paths = product.proxy.calls.slice(before).map(({ path }) => path);
      return paths.filter(path => /save-answers|log-out/.test(path));
    };
    await expect.poll(savesAndLogOuts).toEqual(['/prod/hra/save-answers', '/prod/authentication/log-out']);
    expect(savedWeights().at(-1)).toBe(Number(typedWeight));
    expect(await alertDialogCount(firstTab())).toBe(1);
    await expectNothingOfAda();
  });

  it('keeps unsaved answers for their account if the browser is offline after a sleep', async () => {
    await openTabWithClock(30);
    const files: string[] = [];
    firstTab().on('requestfinished', request => files.push(request.url()));
    await openAndTypeWeight(firstTab());
    // The first use of the page loads the code for the end of a session.
    await firstTab().mouse.move(10, 10);
    const logOutFiles = () => files.filter(url => /\/(?:auth-shell|leave|login-page)-/.test(url));
    await expect.poll(logOutFiles).toHaveLength(3);
    // Awaits an import of each file, because an import resolves only when the files that it imports are loaded too.
    for (const url of logOutFiles()) await firstTab().evaluate(`import('${url}')`);
    await firstTab().context().setOffline(true);
    await advanceClock('02:00:00');
    await advanceClockUntilVisible(loggedOutDialog(firstTab()).getByText('Some answers could not be saved.'));
    await expectEmptyStorage();
    // As long as the browser is offline, the end of the idle time does not remove the answers (docs/faults.md D5).
    await advanceClock('03:00:00');
    await firstTab().context().setOffline(false);
    await loggedOutDialog(firstTab()).getByRole('button', { name: 'Close' }).click();
    await expectNothingOfAda();
    await logIn(firstTab(), product, ada);
    await firstTab().getByRole('link', { name: 'Continue assessment' }).click();
    expect(await weight(firstTab()).inputValue()).toBe(typedWeight);
    await button(firstTab(), 'Next').click();
    await expect.poll(() => savedWeights().at(-1)).toBe(Number(typedWeight));
  });

  it('leaves nothing of the person on the screen if the code that saves answers cannot be loaded', async () => {
    await openWithClock(30);
    await firstTab().route('**/assets/leave-*.js', route => route.abort());
    await advanceClock('02:00:00');
    await waitForLoginInAllTabs();
    await loggedOutDialog(firstTab()).getByRole('button', { name: 'Close' }).click();
    await expectEmptyStorage();
    await expectNothingOfAda();
  });

  itInLongRun(
    'opens one dialog if the gateway has already ended the session, and keeps the answers for the next log-in',
    async () => {
      await typeWeightWithClock(30);
      await product.gateway.expireSession(ada.token);
      await advanceClock('02:00:00');
      await timeoutDialog(firstTab()).waitFor();
      expect(await alertDialogCount(firstTab())).toBe(1);
      await timeoutDialog(firstTab()).getByRole('button', { name: 'Login' }).click();
      await logIn(firstTab(), product, ada);
      await firstTab().getByText('Some answers are only in this tab so far.').waitFor();
    },
  );

  // For a page, a clock that jumps forwards is the same as a sleep of the machine, which tests above cover.
  it.each(inject('long') ? ['forwards', 'backwards'] : ['backwards'])(
    'ends if the clock is set %s by two hours',
    async direction => {
      await typeWeightWithClock(30);
      const now = await firstTab().evaluate<number>('Date.now()');
      const twoHoursMs = 2 * 3_600_000;
      const { clock } = firstTab().context();
      await clock.setFixedTime(direction === 'backwards' ? now - twoHoursMs : now + twoHoursMs);
      await expectEmptyStorage();
      await expect.poll(() => savedWeights().at(-1)).toBe(Number(typedWeight));
    },
  );

  const publicPages = inject('long') ? ['/', '/fitness', '/docs', '/docs/api'] : ['/', '/docs'];
  it.each(publicPages)('leaves no data in the browser if only %s is open', async path => {
    await openWithClock(1);
    await go(firstTab(), path);
    await firstTab().waitForLoadState('networkidle');
    await advanceClock('00:50');
    expect(Object.keys(await readLocalStorage(firstTab()))).toContain('token');
    await advanceClock('01:20');
    await expectEmptyStorage();
    await expectNothingOfAda();
  });

  const nextPages = inject('long') ? ['/', '/docs', '/login', '/dashboard', '/hra/general'] : ['/dashboard'];
  it.each(nextPages)(
    'leaves no data that the page %s could show when it is opened after the idle time',
    async path => {
      await openWithClock(1);
      // A document without the app, so that no page is open when the idle time ends.
      await go(firstTab(), '/favicon.svg');
      await advanceClock('02:10');
      const shownTexts: string[] = [];
      const nextTab = await firstTab().context().newPage();
      await nextTab.exposeFunction('recordText', (text: string) => void shownTexts.push(text));
      await nextTab.addInitScript(
        "new MutationObserver(() => recordText(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true })",
      );
      await go(nextTab, path);
      tabs = [nextTab];
      await expectEmptyStorage();
      expect(shownTexts.join()).toContain('Choose Life');
      expect(shownTexts.join()).not.toContain(ada.firstName);
      await expectNothingOfAda();
    },
  );

  it('leaves no data after the next page in the tab has saved the draft', async () => {
    refuseSaves();
    await typeWeightWithClock(1);
    const before = saves().length;
    // When the tab opens a document without the app, the page sends its answers, but the gateway refuses them.
    await go(firstTab(), '/favicon.svg');
    await expect.poll(() => saves().length).toBeGreaterThan(before);
    product.proxy.restore();
    const refusedCount = saves().length;
    await advanceClock('02:10');
    await go(firstTab(), inject('long') ? '/docs' : '/');
    await expectEmptyStorage();
    expect(savedWeights().slice(refusedCount)).toEqual([Number(typedWeight)]);
    await expectNothingOfAda();
  });
});
