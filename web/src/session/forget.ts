import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { isSignedInPage, pathOf, routeAt } from '@/paths';
import { localStrings, sessionStrings } from './browser-storage.ts';
import { lastUseKey, loginKeys, type StorageKey, storageKeys, tabKeys } from './storage-keys.ts';
import { jotaiStore, rereadStored, storedAtoms, tabAtoms } from './stored-atoms.ts';
import { readToken } from './token.ts';

/*
 * The end of a session, in every tab of the browser.
 *
 * A person's data is in local storage, which all tabs share, and in the session storage, the memory and the screen of each tab. The next
 * person may use any of these tabs, and open pages store more data whenever a response arrives. So only this file removes a person's
 * data, every tab follows the stored token, and pages are unmounted before anything is removed. Pages without this code show no personal
 * data, and only clear local storage (`forgetStored` of `last-use.ts`): /docs, and marketing pages on which the code cannot be loaded.
 *
 *                       log-in in this tab: forget('logged-in')
 *                       log-in in another tab: a new token is stored
 *               ┌────────────────────────────────────────────────────────┐
 *               │                                                        ▼
 *          signed out                                                signed in ◀──┐ another account logs in:
 *               ▲                                                        │   └────┘ forget('logged-in')
 *               ├──── forget('logged-out') ──────────────────────────────┤
 *               │     Log out, account deleted, idle session (last-use)  │
 *               │                                                        │
 *               └──── forget('session-ended') ───────────────────────────┘
 *                     code 22; an idle session whose answers could not be saved
 *
 * - 'logged-out' removes unsaved answers. After 'session-ended' they stay in the memory of their tab until an account logs in or the
 *   idle time is over (`assessment/dispatch.ts`; docs/faults.md D5). They are restored if their own account logs in.
 * - Other tabs get a `storage` event when the token changes. A removed token means 'session-ended' there, and a replaced token
 *   'logged-in'. A log-out removes the token, and then sets the key `loggedOut` for a moment: other tabs run 'session-ended' and then
 *   'logged-out'.
 * - `assessment/tabs.ts` decides which tab changes an assessment, `assessment/leave.ts` saves before a log-out, and
 *   `last-use.ts` ends an idle session.
 */

/**
 * Why a person is forgotten:
 * - `logged-out`: by Log out, after the account was deleted, or after the idle time.
 * - `session-ended`: by code 22, or after the idle time when answers could not be saved.
 * - `logged-in`: an account has just logged in. Its token and e-mail are stored already, and stay.
 */
export type ForgetReason = 'logged-out' | 'session-ended' | 'logged-in';

/**
 * Removes the person's data in all tabs: the 14 keys of s.3, drafts, caches and memory. With the reason `logged-in`, token and e-mail stay,
 * and pages are only mounted again. With the other reasons the login page replaces signed-in pages.
 */
export function forget(reason: ForgetReason, { isIdle = false }: ForgetOptions = {}): void {
  const keys = reason === 'logged-in' ? storageKeys.filter(key => !loginKeys.includes(key)) : storageKeys;
  forgetInThisTab(reason, { keys, isIdle });
  if (reason !== 'logged-out') return;
  // A storage event instead of a BroadcastChannel, because an open channel would keep the page out of the back/forward cache. The key is
  // removed again, so that nothing stays in storage.
  localStrings.setItem(loggedOutKey, isIdle ? idleValue : notIdleValue);
  localStrings.removeItem(loggedOutKey);
}

interface ForgetOptions {
  /** Whether the session ends because nobody used the product. A message then gives this reason. Default: false. */
  readonly isIdle?: boolean;
}

const loggedOutKey = 'loggedOut';
/** The values of `loggedOut`, for a log-out after the idle time and for any other. */
const idleValue = 'idle';
const notIdleValue = 'not-idle';

/** True while data is removed. `SessionProvider` then renders no page, so that no page keeps data or stores it again. */
export const forgettingAtom = atom(false);

type Listener = (reason: ForgetReason, isIdle: boolean) => void;

const listeners = new Set<Listener>();

/**
 * Registers a listener for data that this file does not know, such as caches and form values in memory. The listener is called in every
 * tab, after the stored keys are removed and before pages are rendered again.
 * @returns a function that removes the listener
 */
export function onForget(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this tab has seen a log-out since a token was last stored. */
let isLoggedOut = false;
jotaiStore.sub(storedAtoms.token, () => {
  if (readToken() !== null) isLoggedOut = false;
});

/**
 * Removes the data of this tab, and `keys` from local storage. Optional chaining on `globalThis` is for tests that run in Node, which has
 * no `history`, `location` and `addEventListener`.
 */
function forgetInThisTab(
  reason: ForgetReason,
  { keys, isIdle = false }: ForgetOptions & { readonly keys: readonly StorageKey[] },
): void {
  isLoggedOut = reason === 'logged-out';
  // `flushSync` unmounts the pages now. A page that is still mounted could store its data again.
  flushSync(() => jotaiStore.set(forgettingAtom, true));
  for (const key of keys) jotaiStore.set(storedAtoms[key], null);
  // If the token stays, the stored last use belongs to its session.
  if (keys.includes('token')) localStrings.removeItem(lastUseKey);
  for (const key of tabKeys) jotaiStore.set(tabAtoms[key], null);
  for (const key of sessionStrings.keys()) sessionStrings.removeItem(key);
  // The atoms of the keys that stay may be outdated, because another tab may have stored data of the new person.
  rereadStored();
  // The state of the history entry may contain an e-mail that was typed on an auth page (docs/decisions/0004-readings.md).
  if (reason === 'logged-out') globalThis.history?.replaceState(null, '');
  for (const listener of listeners) listener(reason, isIdle);
  const page = routeAt(globalThis.location?.pathname ?? '/');
  if (page !== null && isSignedInPage(page) && reason !== 'logged-in')
    navigate(pathOf('login'), { replace: true });
  jotaiStore.set(forgettingAtom, false);
}

/** Handles a token that another tab has replaced or removed. */
function handleTokenChange(): void {
  // The other tab may have stored data of the new person already, so local storage is left unchanged.
  if (readToken() !== null) forgetInThisTab('logged-in', { keys: [] });
  // Two tabs may log out at the same time. This tab has then removed everything already, and stored values may belong to the next person.
  else if (!isLoggedOut) forgetInThisTab('session-ended', { keys: storageKeys });
}

localStrings.subscribe('token', handleTokenChange);
// The other tab has removed the keys, and somebody may have logged in since, so local storage is left unchanged.
localStrings.subscribe(loggedOutKey, value => {
  if (value !== null && !isLoggedOut)
    forgetInThisTab('logged-out', { keys: [], isIdle: value === idleValue });
});

// A page in the back/forward cache gets no storage events. When it is shown again, it compares the token with the token at the
// time when it was hidden (docs/faults.md D4).
let tokenAtPageHide: string | null = null;
globalThis.addEventListener?.('pagehide', () => {
  tokenAtPageHide = readToken();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && readToken() !== tokenAtPageHide) handleTokenChange();
});
