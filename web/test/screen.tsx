import type { HraGetReportDataOutput } from '@choose-life/client';
import { createFakeAdapter, type FakeAnswer } from '@choose-life/client/testing';
import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { encodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import axe from 'axe-core';
import { toast } from 'react-hot-toast/headless';
import { expect, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import content from '../../gateway/src/assessments/questionnaire.json' with { type: 'json' };
import { queryClient } from '../src/api/trpc.tsx';
import { App } from '../src/app/app.tsx';
import { type RestTimer, RestTimerContext } from '../src/components/rest-timer.ts';
import { defaultConfig } from '../src/config.ts';
import { sessionTimeoutAtom } from '../src/feedback/notification.ts';
import { forget } from '../src/session/forget.ts';
import { markKnownHere } from '../src/session/known-here.ts';
import { jotaiStore, rereadStored } from '../src/session/stored-atoms.ts';
import '../src/styles/index.css';

/*
 * Component tests: a screen as a person uses it, in Chromium, with the client's fake in place of the adapter
 * (`adapter/test/trpc-oracle.test.ts` holds the two against each other). Each test begins with an empty browser; calls that it does
 * not answer have the contract's own example as their answer, and the questions are the embedded gateway's.
 */

export const { modules } = content;

export const questionnaire = {
  status: 'OK' as const,
  meta: {
    modules,
    responses: { appraiseRisksClientId: 'choose-life-demo', hraAppDefaultHraId: content.defaultHraId },
    config: { saveKey: 'save-key-1' },
  },
};

/** The adapter of the running test. */
export const adapter = createFakeAdapter({ hra: { getQuestionnaire: questionnaire } });

/** The person that the contract's examples tell of. */
export const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Okafor' };

/** What the contract's example tells of her. */
export const details = {
  userEmail: ada.email,
  userFirstName: ada.firstName,
  userLastName: ada.lastName,
  userCompanyId: 'company-1',
  userId: 'user-1',
  userAge: 45,
  userRiskAge: 52,
  recommendedSteps: 8000,
  recommendedCalories: 2100,
  recommendedSleep: 7,
  responseCode: '00' as const,
};

/** Success of a call that tells no more. */
export const success = { responseCode: '00' as const };

interface Visit {
  /** Strings in local storage, besides token and e-mail of somebody who is signed in; null for one that is missing. */
  readonly stored?: Readonly<Record<string, string | null>>;
  /** What `/config.json` says. */
  readonly config?: Partial<typeof defaultConfig>;
  readonly width?: number;
  /** What a slider waits by until it rests; the browser's clock by default. */
  readonly restTimer?: RestTimer;
  /** The answers that were saved on another day. */
  readonly answers?: Answers;
}

let config: Partial<typeof defaultConfig> = {};
let sessions = 0;

/** Opens a page, by default as somebody who is signed in, on a desk. */
export async function open(
  path: string,
  { stored, width = 1280, answers, restTimer, ...visit }: Visit = {},
): Promise<void> {
  sessions += 1;
  config = visit.config ?? {};
  if (answers) {
    const flat = encodeFlatMap(
      toGroups(answers),
      { clientId: 'choose-life-demo', userId: ada.email },
      'save',
    );
    const saved = { appraiseRisksUserId: ada.email, uniqueString: 'saved-1', ...encodeSavedAnswers(flat) };
    adapter.answer({ hra: { getSavedAnswers: saved } });
  }
  const strings = {
    token: `token-${sessions}`,
    email: ada.email,
    ...(answers && { uniqueString: 'saved-1' }),
    ...stored,
  };
  for (const [key, value] of Object.entries(strings)) if (value !== null) localStorage.setItem(key, value);
  rereadStored();
  delete document.documentElement.dataset.knownHere;
  markKnownHere();
  await page.viewport(width, 900);
  history.replaceState(null, '', path);
  await render(
    restTimer ? (
      <RestTimerContext value={restTimer}>
        <App />
      </RestTimerContext>
    ) : (
      <App />
    ),
  );
}

/** Opens a page as somebody who is not signed in. */
export const openAsGuest = (path: string, visit: Visit = {}): Promise<void> =>
  open(path, { ...visit, stored: { token: null, email: null, ...visit.stored } });

/** Empties the browser, before each test. */
export async function resetScreen(): Promise<void> {
  await cleanup();
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input) === '/config.json'
      ? Response.json({ ...defaultConfig, ...config })
      : adapter.fetch(input, init),
  );
  forget('logged-out');
  toast.remove();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  rereadStored();
  jotaiStore.set(sessionTimeoutAtom, false);
  adapter.reset();
}

type Words = string | RegExp;

export const button = (name: Words): Locator => page.getByRole('button', { name, exact: true });
export const link = (name: Words): Locator => page.getByRole('link', { name, exact: true });
export const heading = (name: Words): Locator => page.getByRole('heading', { name, exact: true });
export const radio = (name: Words): Locator => page.getByRole('radio', { name, exact: true });
export const tab = (name: Words): Locator => page.getByRole('tab', { name, exact: true });
export const field = (label: Words): Locator => page.getByLabelText(label, { exact: true });
/** A field for a number. */
export const number = (name: Words): Locator => page.getByRole('textbox', { name, exact: false });
export const dialog = (name: Words): Locator => page.getByRole('dialog', { name, exact: true });
export const alertDialog = (name: Words): Locator => page.getByRole('alertdialog', { name, exact: true });
export const text = (words: Words): Locator => page.getByText(words, { exact: true });
export const main = (): Locator => page.getByRole('main');
/** A live region that says this. */
export const status = (words: Words): Locator => page.getByRole('status').filter({ hasText: words });

/** The toasts that are seen. */
export const toasts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('ul[aria-hidden=true] > li')].map(toast => toast.innerText);

/** Waits until each is seen. */
export async function sees(...all: readonly (Locator | Words)[]): Promise<void> {
  for (const each of all)
    await expect
      .element((typeof each === 'object' && 'first' in each ? each : text(each)).first())
      .toBeVisible();
}

/** Waits until none is there. */
export async function seesNo(...all: readonly (Locator | Words)[]): Promise<void> {
  for (const each of all) {
    const locator = typeof each === 'object' && 'first' in each ? each : text(each);
    await expect.poll(() => locator.length).toBe(0);
  }
}

/** Waits until the address has this path. */
export const at = (path: string): Promise<void> => expect.poll(() => location.pathname).toBe(path);

/** The words of each, as they are seen. */
export const textsOf = (all: Locator): string[] =>
  all.elements().map(each => (each as HTMLElement).innerText);

/** Waits until the focus is on it. */
export const hasFocus = (locator: Locator): Promise<void> =>
  expect.poll(() => document.activeElement === locator.query()).toBe(true);

/** Types a number and leaves its field. */
export async function fill(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  await userEvent.tab();
}

/** What describes a field: its hint and its fault. */
export function descriptionOf(input: Locator): string {
  const ids = input.element().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map(id => document.getElementById(id)?.textContent).join(' ');
}

/** What a procedure was asked, oldest first. */
export const inputsOf = (path: string): unknown[] =>
  adapter.calls.filter(call => call.path === path).map(({ input }) => input);

/** The answers of the newest save, by their keys. */
export function savedAnswers(call = 'hra.saveAnswers'): Record<string, unknown> {
  const { answers } = propertiesOf(inputsOf(call).at(-1));
  return Object.assign({}, ...Object.values(propertiesOf(answers)));
}

/** An answer that the fake adapter holds back until the test calls `release`. */
export function heldBack<Output>(answer: Output): {
  answer: FakeAnswer<unknown, Output>;
  release: () => void;
} {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => answer), release: resolve };
}

/** Sees the error modal with these words, and closes it (s.8). */
export async function closeError(words: Words): Promise<void> {
  await sees(alertDialog('Error').getByText(words));
  await alertDialog('Error').getByRole('button', { name: 'Close', exact: true }).click();
  await seesNo(alertDialog('Error'));
}

/** A report by the embedded gateway's model, as it travels; what is not named is as in the demo account's answers. */
export async function reportOf(answers: Answers): Promise<HraGetReportDataOutput> {
  const { details, ...ages } = await commands.appraise(answers);
  return JSON.parse(JSON.stringify({ status: 'OK', ...ages, report: details }));
}

/** What axe finds, by WCAG 2.2 A and AA and its best practices; in dark colours, which contrasts. */
export async function violations(): Promise<string[]> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const light = await violationsOf({ type: 'tag', values });
  await commands.preferColorScheme('dark');
  await colorsHaveChanged();
  const dark = await violationsOf({ type: 'rule', values: ['color-contrast'] });
  await commands.preferColorScheme('light');
  await colorsHaveChanged();
  return [...light, ...dark.map(violation => `dark: ${violation}`)];
}

async function violationsOf(runOnly: axe.RunOnly): Promise<string[]> {
  const found = await axe.run({ runOnly, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** Buttons and rows change their colours by a transition. */
async function colorsHaveChanged(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter(each => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
