import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import {
  age,
  openOwnQuestions,
  openQuestions,
  waitForDetails,
  waitForDraft,
} from '../support/assessment-page.ts';
import { holdAnswers } from '../support/gateway-proxy.ts';
import { logIn, password } from '../support/signed-in.ts';
import { openContext, openTab, readLocalStorage } from '../support/tab.ts';
import { setUpProduct } from '../support/test-product.ts';
import { renderedHeading, waitForRest } from '../support/waiting.ts';
import { memberOf, savedCalls } from './at-the-gateway.ts';

/*
 * One browser, two people, several tabs: after the first person's session has ended in any way, no tab contains her data, and no write
 * that the gateway has acknowledged is lost.
 */

const product = setUpProduct();
const { keepUnsaved, saves } = savedCalls(product);
const weightKey = 'hra.q.weight_kg.a.kilograms';
const typed = '61.37';

let runs = 0;
let ada: { email: string; password: string; token: string; names: string[] };
let ben: { email: string; password: string };
/** The tabs of the browser. The session ends in the first one. */
let tabs: Page[] = [];
const [here, there, third] = [0, 1, 2].map(place => () => {
  const tab = tabs[place];
  if (!tab) throw new Error('No such tab is open.');
  return tab;
}) as [() => Page, () => Page, () => Page];

beforeEach(async () => {
  runs += 1;
  const email = `adaeze-${runs}@example.test`;
  const name = { firstName: `Adaeze${runs}`, lastName: `Okonkwo${runs}` };
  const company = { id: `company-${runs}`, name: `Zaffre Works ${runs}` };
  const { token } = await product.gateway.createAccount({ email, password, ...name, company });
  ada = { email, password, token, names: [name.firstName, name.lastName, company.id, company.name] };
  ben = { email: `ben-${runs}@example.test`, password };
  await product.gateway.createAccount(ben);
  tabs = [await openTab(product, { token, email })];
});

const go = (tab: Page, path: string) => tab.goto(`${product.url}${path}`);
const heading = (tab: Page) => tab.locator(renderedHeading).waitFor();
const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });
const weight = (tab: Page) => tab.getByRole('textbox', { name: /in kilograms/ });
const pressLogOut = () => button(here(), 'Log out').click();
const dialog = () => here().getByRole('dialog', { name: 'You have unsaved answers.' });
const savedWeights = () => saves().map(body => memberOf(body, weightKey));

async function open(...paths: string[]): Promise<void> {
  const context = here().context();
  await go(here(), '/dashboard');
  await here()
    .getByRole('heading', { name: new RegExp(ada.names[0] ?? '') })
    .waitFor();
  const more = paths.map(async path => {
    const tab = await context.newPage();
    const details = waitForDetails(tab);
    await go(tab, path);
    await heading(tab);
    await details;
    return tab;
  });
  tabs.push(...(await Promise.all(more)));
}

async function type(tab: Page): Promise<void> {
  await openOwnQuestions(tab, product.url);
  await weight(tab).fill(typed);
  await waitForDraft(tab, typed);
}

/** Of the pages that show her name, and of those that show answers; in the short run one of each. */
const places = inject('long')
  ? ['/dashboard', '/settings', '/reports', '/hra/general']
  : ['/dashboard', '/hra/general'];

/**
 * All text that each tab shows or stores. The pages that Back leads to show what is still in memory: offline they load nothing.
 */
async function heldByTabs(): Promise<string[]> {
  await Promise.all(tabs.map(waitForRest));
  const now = await Promise.all(tabs.map(snapshot));
  await here().context().setOffline(true);
  const shown = await Promise.all(tabs.map(shownElsewhere));
  await here().context().setOffline(false);
  return now.map((held, place) => held + shown[place]);
}

async function shownElsewhere(tab: Page): Promise<string> {
  const shown: string[] = [];
  // Afterwards the tab is at its first URL, in the same document.
  for (const path of [...places, new URL(tab.url()).pathname]) {
    await tab.evaluate(
      `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await waitForRest(tab);
    shown.push(await snapshot(tab));
  }
  // The page reports that the code of its pages could not be loaded.
  if (await tab.locator('dialog[open]').count()) await tab.keyboard.press('Escape');
  return shown.join('\n');
}

function snapshot(tab: Page): Promise<string> {
  return tab.evaluate<string>(`(async () => JSON.stringify([
    [document.title, document.body.innerHTML, document.body.innerText, location.href, history.state],
    [...document.querySelectorAll('input, textarea, select')].map(field => field.value),
    [{ ...localStorage }, { ...sessionStorage }, document.cookie],
    [await caches.keys(), await indexedDB.databases()],
  ]))()`);
}

/** Expects that no tab contains names, company, e-mail, token or typed text. */
async function nothingIsLeft(): Promise<void> {
  const canaries = [...ada.names, ada.email, ada.token, typed];
  const found = (await heldByTabs()).flatMap((held, place) =>
    canaries.filter(canary => held.includes(canary)).map(canary => `${canary} in tab ${place + 1}`),
  );
  expect(found).toEqual([]);
}

const allAtLogin = () => Promise.all(tabs.map(tab => tab.waitForURL('**/login')));
const expectEmptyStorage = () => expect.poll(() => readLocalStorage(here())).toEqual({});

/** Three tabs and two people take long, so the short run has one test of each kind. */
function inLongRun(name: string, test: () => Promise<void>): void {
  if (inject('long')) it(name, test);
}

describe('a log-out', () => {
  it('first saves the unsaved answers of another tab', async () => {
    await open('/dashboard');
    await type(there());
    await pressLogOut();
    await allAtLogin();
    expect(savedWeights().at(-1)).toBe(Number(typed));
    await nothingIsLeft();
    await logIn(there(), product, ada);
    await there().getByRole('link', { name: 'Continue assessment' }).click();
    await go(there(), '/hra/general');
    await age(there()).waitFor();
    expect(await weight(there()).inputValue()).toBe(typed);
  });

  inLongRun('also saves the answers of another tab that was reloaded', async () => {
    keepUnsaved();
    await open('/dashboard');
    await type(there());
    await go(there(), '/privacy');
    await there().waitForLoadState('networkidle');
    product.proxy.restore();
    const refused = saves().length;
    await pressLogOut();
    await here().waitForURL('**/login');
    expect(savedWeights().slice(refused)).toEqual([Number(typed)]);
    await nothingIsLeft();
  });

  it('names answers that cannot be saved, and removes them if the person continues', async () => {
    keepUnsaved();
    await open('/dashboard');
    await type(there());
    await pressLogOut();
    await dialog().getByText(typed).waitFor();
    expect(await dialog().innerText()).toContain('How much do you weigh');
    await dialog().getByRole('button', { name: 'Log out anyway' }).click();
    await allAtLogin();
    await nothingIsLeft();
    await logIn(here(), product, ben);
    await nothingIsLeft();
  });

  inLongRun('waits for the network until the person continues', async () => {
    await open('/dashboard');
    await type(there());
    await here().context().setOffline(true);
    await pressLogOut();
    await dialog().getByText(typed).waitFor();
    await here().context().setOffline(false);
    await allAtLogin();
    expect(savedWeights().at(-1)).toBe(Number(typed));
    await nothingIsLeft();
  });

  inLongRun('offers unsaved answers as a file', async () => {
    keepUnsaved();
    await open('/dashboard');
    await type(there());
    await pressLogOut();
    const [download] = await Promise.all([
      here().waitForEvent('download'),
      dialog().getByRole('button', { name: 'Download them' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('unsaved-answers.txt');
    const lines: Buffer[] = [];
    for await (const part of await download.createReadStream()) lines.push(part);
    expect(Buffer.concat(lines).toString()).toContain(typed);
    await here().keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(new URL(here().url()).pathname).toBe('/dashboard');
  });

  inLongRun('leaves no e-mail on pages that Back restores, or in a form of another tab', async () => {
    await here().evaluate('localStorage.clear()');
    const throughSignUp = async (tab: Page) => {
      await go(tab, '/signup');
      await tab.getByLabel('Email').fill(ada.email);
      await tab.getByRole('link', { name: 'Login', exact: true }).last().click();
      await tab.waitForURL('**/login');
      await expect.poll(() => tab.getByLabel('Email').inputValue()).toBe(ada.email);
    };
    tabs.push(await here().context().newPage());
    await throughSignUp(there());
    await throughSignUp(here());
    await logIn(here(), product, ada);
    await pressLogOut();
    await here().waitForURL('**/login');
    await expect.poll(() => there().getByLabel('Email').inputValue()).toBe('');
    await here().goBack();
    await heading(here());
    expect(await here().getByLabel('Email').inputValue()).toBe('');
    await nothingIsLeft();
  });

  it('drops responses that arrive after it', async () => {
    await open('/reports');
    const release = holdAnswers(product.proxy, '/authentication/user-details');
    // The page reads the account of the token and stores its e-mail.
    await openQuestions(there(), product.url);
    await pressLogOut();
    await allAtLogin();
    release();
    await there().waitForLoadState('networkidle');
    await expectEmptyStorage();
    await nothingIsLeft();
  });

  it('ends the session at the gateway also before user-details have arrived', async () => {
    await go(here(), '/hra');
    await heading(here());
    const release = holdAnswers(product.proxy, '/authentication/user-details');
    await go(here(), '/dashboard');
    await heading(here());
    await pressLogOut();
    await here().waitForURL('**/login');
    await expect
      .poll(() => product.proxy.callsTo('/authentication/log-out').at(-1)?.headers.authorization)
      .toBe(ada.token);
    release();
    await nothingIsLeft();
  });
});

if (inject('long'))
  describe('an account that is deleted', () => {
    inLongRun('is removed from every tab with its typed text', async () => {
      keepUnsaved();
      await open('/reports', '/dashboard');
      await type(third());
      await go(here(), '/settings');
      await button(here(), 'Delete my account').click();
      const box = here().getByRole('dialog');
      await box.getByLabel('Password', { exact: true }).fill(password);
      await box.getByRole('checkbox').check();
      await box.getByRole('button', { name: 'Delete my account' }).click();
      await here().waitForURL('**/account/deleted');
      await Promise.all([there(), third()].map(tab => tab.waitForURL('**/login')));
      await nothingIsLeft();
    });
  });

describe('a session that ends', () => {
  const end = async () => {
    // A call that another tab has still to make would notice the end before this tab does.
    await Promise.all(tabs.map(tab => tab.waitForLoadState('networkidle')));
    await product.gateway.expireSession(ada.token);
    await go(here(), '/reports');
    await here().getByRole('heading', { name: 'Session Timeout' }).waitFor();
  };

  it('ends in every tab as soon as one tab notices', async () => {
    await open('/settings', '/dashboard');
    await end();
    await allAtLogin();
    await nothingIsLeft();
  });

  inLongRun('keeps typed answers in their tab, only for their account', async () => {
    keepUnsaved();
    await open('/dashboard');
    await type(there());
    await end();
    await allAtLogin();
    await nothingIsLeft();
    product.proxy.restore();
    await logIn(there(), product, ada);
    await there().getByText('Some answers are only in this tab so far.').waitFor();
    const refused = saves().length;
    await go(here(), '/dashboard');
    await heading(here());
    await pressLogOut();
    await allAtLogin();
    expect(savedWeights().slice(refused)).toEqual([Number(typed)]);
    await nothingIsLeft();
  });

  inLongRun('leaves no data once another person logs in, in any tab', async () => {
    keepUnsaved();
    await open('/dashboard');
    await type(there());
    await end();
    await allAtLogin();
    await here().getByRole('alertdialog').getByRole('button', { name: 'Login' }).click();
    await logIn(here(), product, ben);
    await nothingIsLeft();
    await logIn(there(), product, ada);
    await openQuestions(there(), product.url);
    expect(await weight(there()).inputValue()).toBe('');
  });

  inLongRun(
    'and is replaced by another log-in leaves only the data of the new person in each tab',
    async () => {
      keepUnsaved();
      await open('/settings', '/dashboard');
      await type(third());
      await go(here(), '/login');
      await logIn(here(), product, ben);
      await expect.poll(() => there().getByLabel('Email').inputValue()).toBe(ben.email);
      await weight(third()).waitFor();
      expect(await weight(third()).inputValue()).toBe('');
      await nothingIsLeft();
    },
  );
});

describe('an idle session', () => {
  const asks = (tab: Page) => tab.getByRole('alertdialog', { name: 'Are you still there?' });
  const loggedOutDialog = (tab: Page) => tab.getByRole('alertdialog', { name: 'Logged out' });
  const dialogs = (tab: Page) => tab.getByRole('alertdialog').count();
  const calls = (name: string) => product.proxy.callsTo(name).length;

  /** Tabs whose clock the test controls, the first at the dashboard of a product with this idle time in minutes. */
  async function openWithClock(idleMinutes: number, ...paths: string[]): Promise<void> {
    const { token, email } = ada;
    const context = await openContext(product.browser, product.url, { token, email });
    await context.route('**/config.json', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), idleMinutes } });
    });
    await context.clock.install();
    tabs = [await context.newPage()];
    await open(...paths);
  }
  const pass = (time: string) => here().context().clock.fastForward(time);

  /** Advances the clock by seconds: the page retries a save for a while before it shows that it failed. */
  async function passUntilSeen(words: Locator): Promise<void> {
    await expect
      .poll(async () => {
        await pass('00:01');
        return words.isVisible();
      })
      .toBe(true);
  }

  inLongRun('shows a dialog, and is ended a minute later with all answers saved', async () => {
    await openWithClock(5, '/dashboard');
    keepUnsaved();
    await type(there());
    await go(there(), '/settings');
    await heading(there());
    await there().waitForLoadState('networkidle');
    product.proxy.restore();
    const refused = saves().length;
    await pass('04:50');
    await here().mouse.move(10, 10);
    await pass('04:50');
    expect(await asks(here()).count()).toBe(0);
    await pass('00:30');
    await asks(there()).waitFor();
    await asks(here()).getByRole('button', { name: 'Stay logged in' }).click();
    await asks(there()).waitFor({ state: 'detached' });
    await pass('05:10');
    await asks(here()).waitFor();
    await expect.poll(() => savedWeights().slice(refused)).toEqual([Number(typed)]);
    await pass('01:00');
    await allAtLogin();
    await Promise.all(tabs.map(tab => loggedOutDialog(tab).waitFor()));
    await expect.poll(() => calls('/authentication/log-out')).toBeGreaterThan(0);
    await nothingIsLeft();
  });

  inLongRun('is not ended with IDLE_MINUTES=0, but its end at the gateway is noticed', async () => {
    await openWithClock(0, '/dashboard');
    await pass('30:30');
    expect(await asks(here()).count()).toBe(0);
    await product.gateway.expireSession(ada.token);
    await pass('01:00');
    await allAtLogin();
    await nothingIsLeft();
  });

  it('is saved before the log-out, also if the machine slept beyond the idle time', async () => {
    await openWithClock(30);
    await type(here());
    const before = product.proxy.calls.length;
    await pass('02:00:00');
    await loggedOutDialog(here()).waitFor();
    await allAtLogin();
    const writes = /save-answers|log-out/;
    const made = () => product.proxy.calls.slice(before).flatMap(({ path }) => path.match(writes)?.[0] ?? []);
    await expect.poll(made).toEqual(['save-answers', 'log-out']);
    expect(savedWeights().at(-1)).toBe(Number(typed));
    expect(await dialogs(here())).toBe(1);
    await nothingIsLeft();
  });

  it('keeps unsaved answers for their account if there is no network after a sleep', async () => {
    await openWithClock(30);
    const files: string[] = [];
    here().on('requestfinished', request => files.push(request.url()));
    await type(here());
    // The first use of the page loads the code for the end of a session.
    await here().mouse.move(10, 10);
    const end = () => files.filter(url => /\/(?:auth|login-page)-/.test(url));
    await expect.poll(end).toHaveLength(2);
    for (const url of end()) await here().evaluate(`import('${url}')`);
    await here().context().setOffline(true);
    await pass('02:00:00');
    await passUntilSeen(loggedOutDialog(here()).getByText('Some answers could not be saved.'));
    await expectEmptyStorage();
    await pass('03:00:00');
    await here().context().setOffline(false);
    await loggedOutDialog(here()).getByRole('button', { name: 'Close' }).click();
    await nothingIsLeft();
    await logIn(here(), product, ada);
    await here().getByRole('link', { name: 'Continue assessment' }).click();
    expect(await weight(here()).inputValue()).toBe(typed);
    await button(here(), 'Next').click();
    await expect.poll(() => savedWeights().at(-1)).toBe(Number(typed));
  });

  inLongRun('shows one dialog if the session has ended meanwhile, and offers the answers', async () => {
    await openWithClock(30);
    await type(here());
    await product.gateway.expireSession(ada.token);
    await pass('02:00:00');
    const timeout = here().getByRole('alertdialog', { name: 'Session Timeout' });
    await timeout.waitFor();
    expect(await dialogs(here())).toBe(1);
    await timeout.getByRole('button', { name: 'Login' }).click();
    await logIn(here(), product, ada);
    await here().getByText('Some answers are only in this tab so far.').waitFor();
  });

  // A clock that jumps forwards is the same for a page as a sleep of the machine.
  it.each(inject('long') ? ['forwards', 'backwards'] : ['backwards'])(
    'is ended if the clock is set %s by hours',
    async where => {
      await openWithClock(30);
      await type(here());
      const now: number = await here().evaluate('Date.now()');
      await here()
        .context()
        .clock.setFixedTime(now + (where === 'backwards' ? -7_200_000 : 7_200_000));
      await expectEmptyStorage();
      await expect.poll(() => savedWeights().at(-1)).toBe(Number(typed));
    },
  );

  const quietPages = inject('long') ? ['/', '/fitness', '/docs', '/docs/api'] : ['/', '/docs'];
  it.each(quietPages)('leaves no data in the browser at %s', async path => {
    await openWithClock(1);
    await go(here(), path);
    await here().waitForLoadState('networkidle');
    await pass('00:50');
    expect(Object.keys(await readLocalStorage(here()))).toContain('token');
    await pass('01:20');
    await expectEmptyStorage();
    await nothingIsLeft();
  });

  const nextPages = inject('long') ? ['/', '/docs', '/login', '/dashboard', '/hra/general'] : ['/dashboard'];
  it.each(nextPages)('leaves no data for the next page of the browser: %s', async path => {
    await openWithClock(1);
    await go(here(), '/favicon.svg');
    await pass('02:10');
    const seen: string[] = [];
    const next = await here().context().newPage();
    await next.exposeFunction('see', (text: string) => void seen.push(text));
    await next.addInitScript(
      "new MutationObserver(() => see(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true })",
    );
    await go(next, path);
    tabs = [next];
    await expectEmptyStorage();
    expect(seen.join()).toContain('Choose Life');
    expect(seen.join()).not.toContain(ada.names[0]);
    await nothingIsLeft();
  });

  it('leaves no data on a page that Back restores', async () => {
    await openWithClock(1);
    await pass('01:10');
    await asks(here()).waitFor();
    await here().evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    await expectEmptyStorage();
    await nothingIsLeft();
  });

  it('is saved by the next page that is opened in the tab, and then removed', async () => {
    await openWithClock(1);
    keepUnsaved();
    await type(here());
    const before = saves().length;
    await go(here(), '/favicon.svg');
    await expect.poll(() => saves().length).toBeGreaterThan(before);
    product.proxy.restore();
    const refused = saves().length;
    await pass('02:10');
    await go(here(), inject('long') ? '/docs' : '/');
    await expectEmptyStorage();
    expect(savedWeights().slice(refused)).toEqual([Number(typed)]);
    await nothingIsLeft();
  });
});
