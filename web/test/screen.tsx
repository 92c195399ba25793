import type { HraGetReportDataOutput } from '@choose-life/client';
import { createFakeAdapter, type FakeAnswer } from '@choose-life/client/testing';
import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { encodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import axe from 'axe-core';
import { toast } from 'react-hot-toast/headless';
import { expect, inject, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import questionnaireFile from '../../gateway/src/assessments/questionnaire.json' with { type: 'json' };
import { queryClient } from '../src/api/trpc.tsx';
import { App } from '../src/app/app.tsx';
import { type DebounceTimer, DebounceTimerContext } from '../src/components/debounce-timer.ts';
import { defaultConfig } from '../src/config.ts';
import { sessionTimeoutAtom } from '../src/feedback/notification.ts';
import { forget } from '../src/session/forget.ts';
import { markKnownHere } from '../src/session/known-here.ts';
import { jotaiStore, rereadStored } from '../src/session/stored-atoms.ts';
import '../src/styles/index.css';

/*
 * Helpers of component tests. They use a page as a person does, in Chromium, with the client's fake adapter in place of the real one
 * (`adapter/test/trpc-oracle.test.ts` compares the two). Each test starts with empty storage. A call for which the test defines no
 * response returns the example of the contract, and the questionnaire is that of the embedded gateway.
 */

/** The modules of the embedded gateway's questionnaire. */
export const { modules } = questionnaireFile;

/** The response with the embedded gateway's questionnaire. */
export const questionnaire = {
  status: 'OK' as const,
  meta: {
    modules,
    responses: {
      appraiseRisksClientId: 'choose-life-demo',
      hraAppDefaultHraId: questionnaireFile.defaultHraId,
    },
    config: { saveKey: 'save-key-1' },
  },
};

/** The fake adapter. Its responses and recorded calls are reset before each test. */
export const adapter = createFakeAdapter({ hra: { getQuestionnaire: questionnaire } });

/** The person in the examples of the contract. */
export const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Okafor' };

/** The response of user-details for Ada in the examples of the contract. */
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

/** The response of a call that succeeded and returns no data. */
export const success = { responseCode: '00' as const };

interface Visit {
  /** Local storage in addition to the token and the e-mail of a signed-in person. Null removes one of these two. */
  readonly stored?: Readonly<Record<string, string | null>>;
  /** Values of `/config.json` that differ from the defaults. */
  readonly config?: Partial<typeof defaultConfig>;
  /** The width of the window in pixels. Default: 1280. */
  readonly width?: number;
  /** The timer of sliders. Default: `setTimeout`. */
  readonly debounceTimer?: DebounceTimer;
  /** The answers of a saved assessment, whose unique string is then stored. Default: no saved assessment. */
  readonly answers?: Answers;
}

let currentConfig: Partial<typeof defaultConfig> = {};
/** The number of opened pages. Each gets a new token, because an expired session is reported only once per token. */
let visitCount = 0;

/** Opens a page for a person who is signed in. */
export async function open(
  path: string,
  { stored, config = {}, width = 1280, answers, debounceTimer }: Visit = {},
): Promise<void> {
  visitCount += 1;
  currentConfig = config;
  if (answers) {
    const flatMap = encodeFlatMap(
      toGroups(answers),
      { clientId: 'choose-life-demo', userId: ada.email },
      'save',
    );
    const response = {
      appraiseRisksUserId: ada.email,
      uniqueString: 'saved-1',
      ...encodeSavedAnswers(flatMap),
    };
    adapter.answer({ hra: { getSavedAnswers: response } });
  }
  const storedValues = {
    token: `token-${visitCount}`,
    email: ada.email,
    ...(answers && { uniqueString: 'saved-1' }),
    ...stored,
  };
  for (const [key, value] of Object.entries(storedValues))
    if (value !== null) localStorage.setItem(key, value);
  // Local storage was changed without the atoms.
  rereadStored();
  // The mark of an earlier test stays on the document.
  delete document.documentElement.dataset.knownHere;
  // As `main.tsx` does before a page renders.
  markKnownHere();
  // 900 is the height in `vitest.config.ts`. Only if needed, because a change of the viewport is slow.
  if (innerWidth !== width || innerHeight !== 900) await page.viewport(width, 900);
  history.replaceState(null, '', path);
  await render(
    debounceTimer ? (
      <DebounceTimerContext value={debounceTimer}>
        <App />
      </DebounceTimerContext>
    ) : (
      <App />
    ),
  );
}

/** Opens a page for a person who is not signed in. */
export const openAsGuest = (path: string, visit: Visit = {}): Promise<void> =>
  open(path, { ...visit, stored: { token: null, email: null, ...visit.stored } });

/** Removes everything from the previous test: page, storage, cache and responses. */
export async function resetScreen(): Promise<void> {
  await cleanup();
  // tRPC sends a batch of calls in the next task. A call that the previous test has begun must not be recorded after `adapter.reset`.
  await new Promise(resolve => setTimeout(resolve));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input) === '/config.json'
      ? Response.json({ ...defaultConfig, ...currentConfig })
      : adapter.fetch(input, init),
  );
  // Before storage is cleared, because `forget` also resets the state in memory, and stores a key for a moment.
  forget('logged-out');
  toast.remove();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  rereadStored();
  jotaiStore.set(sessionTimeoutAtom, false);
  adapter.reset();
}

type Text = string | RegExp;

/* Elements by their exact name, label or text. */

export const button = (name: Text): Locator => page.getByRole('button', { name, exact: true });
export const link = (name: Text): Locator => page.getByRole('link', { name, exact: true });
export const heading = (name: Text): Locator => page.getByRole('heading', { name, exact: true });
export const radio = (name: Text): Locator => page.getByRole('radio', { name, exact: true });
export const tab = (name: Text): Locator => page.getByRole('tab', { name, exact: true });
export const field = (label: Text): Locator => page.getByLabelText(label, { exact: true });
/** A field for a number, by a part of its label. */
export const numberField = (name: Text): Locator => page.getByRole('textbox', { name, exact: false });
export const dialog = (name: Text): Locator => page.getByRole('dialog', { name, exact: true });
export const alertDialog = (name: Text): Locator => page.getByRole('alertdialog', { name, exact: true });
export const text = (content: Text): Locator => page.getByText(content, { exact: true });
export const main = (): Locator => page.getByRole('main');
/** A polite live region that contains this text. */
export const status = (content: Text): Locator => page.getByRole('status').filter({ hasText: content });

/** The texts of the visible toasts. Their list is hidden from assistive technology, because live regions announce them (`toaster.tsx`). */
export const toasts = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('ul[aria-hidden=true] > li')].map(toast => toast.innerText);

/** Waits until each locator or text is visible. */
export async function expectVisible(...all: readonly (Locator | Text)[]): Promise<void> {
  for (const each of all) await expect.element(locatorOf(each).first()).toBeVisible();
}

/** Waits until none of the locators and texts is on the page. */
export async function expectAbsent(...all: readonly (Locator | Text)[]): Promise<void> {
  for (const each of all) await expect.poll(() => locatorOf(each).length).toBe(0);
}

/** The locator itself, or the locator of a text. A regular expression is also an object, but has no `first`. */
function locatorOf(target: Locator | Text): Locator {
  return typeof target === 'object' && 'first' in target ? target : text(target);
}

/** Waits until the page has this path. */
export const expectPath = (path: string): Promise<void> => expect.poll(() => location.pathname).toBe(path);

/** The visible text of each element. */
export const textsOf = (all: Locator): string[] =>
  // The elements that tests read are HTML; only pictures contain other elements.
  all.elements().map(element => (element as HTMLElement).innerText);

/** Waits until the element has the focus. */
export const expectFocus = (locator: Locator): Promise<void> =>
  expect.poll(() => document.activeElement === locator.query()).toBe(true);

/** Fills in a field, and moves the focus to the next element. */
export async function fill(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  await userEvent.tab();
}

/**
 * Clicks an element from code, without the mouse. That is faster than a real click, and is for the steps before the tested behaviour. Each
 * kind of control has a test that uses a real click.
 */
export async function press(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  // Links and buttons are HTML elements.
  (locator.element() as HTMLElement).click();
}

/** Sets the values of fields, by their labels, as if they were pasted. For forms that are filled in before the tested behaviour. */
export async function setFields(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect.element(field(label)).toBeVisible();
    const input = field(label).element();
    // With the setter of the prototype: React defines a setter on the element, and would otherwise know the value and ignore the event.
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
    input.dispatchEvent(
      new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** The accessible description of a field: its hint and its error. */
export function descriptionOf(input: Locator): string {
  const ids = input.element().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map(id => document.getElementById(id)?.textContent).join(' ');
}

/** The inputs of all calls of a procedure, oldest first. */
export const inputsOf = (path: string): unknown[] =>
  adapter.calls.filter(call => call.path === path).map(({ input }) => input);

/** The answers that the last save sent, or the last call of another procedure, by answer key. */
export function sentAnswers(call = 'hra.saveAnswers'): Record<string, unknown> {
  const { answers } = propertiesOf(inputsOf(call).at(-1));
  // The input has one object for each answer group (s.3).
  return Object.assign({}, ...Object.values(propertiesOf(answers)));
}

/** A response of the fake adapter that is delayed until the test calls `release`. */
export function delayedResponse<Output>(answer: Output): {
  answer: FakeAnswer<unknown, Output>;
  release: () => void;
} {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => answer), release: resolve };
}

/** Waits for the error modal with this text, and closes it (s.8). */
export async function closeError(content: Text): Promise<void> {
  await expectVisible(alertDialog('Error').getByText(content));
  await press(alertDialog('Error').getByRole('button', { name: 'Close', exact: true }));
  await expectAbsent(alertDialog('Error'));
}

/** The response with the report that the embedded gateway's model creates. Missing answers are those of the demo account. */
export async function reportOf(answers: Answers): Promise<HraGetReportDataOutput> {
  const { details, ...ages } = await commands.appraise(answers);
  // As JSON, in which undefined properties are missing, as in a real response.
  return JSON.parse(JSON.stringify({ status: 'OK', ...ages, report: details }));
}

const standardRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const contrastRule: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/**
 * The violations of WCAG 2.2 A and AA and of best practices that axe finds. The contrast of the dark theme is examined only in the long run,
 * because `web/e2e/every-page.test.ts` examines half of the pages in the dark theme in each run.
 * @param part the part of the page to examine. Default: the whole page
 */
export async function accessibilityViolations(part?: Locator): Promise<string[]> {
  const inLight = await violationsIn('light', standardRules, part);
  return inject('long') ? [...inLight, ...(await violationsIn('dark', contrastRule, part))] : inLight;
}

async function violationsIn(
  colorScheme: 'light' | 'dark',
  runOnly: axe.RunOnly,
  part?: Locator,
): Promise<string[]> {
  if (colorScheme === 'dark') await commands.preferColorScheme('dark');
  await waitForAnimations();
  // Only violations, because details of passed rules make axe slower.
  const results = await axe.run(part?.element() ?? document, { runOnly, resultTypes: ['violations'] });
  if (colorScheme === 'dark') await commands.preferColorScheme('light');
  return results.violations.map(
    ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** Waits for colour transitions and animations of new elements, because axe reports the low contrast of half transparent text. */
async function waitForAnimations(): Promise<void> {
  // Transitions of the last change start with the next frame.
  await new Promise(requestAnimationFrame);
  // Without animations that never end, such as those of spinners.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
