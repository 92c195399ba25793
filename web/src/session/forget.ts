import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { isSignedIn, pathOf, routeAt } from '@/paths';
import { draftStrings, localStrings } from './browser-storage.ts';
import { lastUseKey, loginKeys, type StorageKey, storageKeys, tabKeys } from './storage-keys.ts';
import { jotaiStore, rereadStored, storedAtoms, tabAtoms } from './stored-atoms.ts';
import { readToken } from './token.ts';

/*
 * Why this is hard: what is known of a person lies in local storage, which all tabs of a browser share, in the session storage
 * of each tab, in the memory of each tab, and on its screen; and pages that are open write more of it as answers arrive. The
 * next person may sit down at any of these tabs. So there is one function that forgets, each tab follows the token, and pages
 * leave the screen before anything is cleared.
 */

/**
 * 'logged-out' also by idling or deleting the account; 'session-ended' by code 22, or while answers could not be saved;
 * 'logged-in': an account has just logged in, whose token and e-mail are stored already.
 */
export type ForgetReason = 'logged-out' | 'session-ended' | 'logged-in';

/** Forgets the person here and in all other tabs at once (14 keys of s.3). Signed-in pages are left for the login page. */
export function forget(reason: ForgetReason, isIdle = false): void {
  forgetHere(
    reason,
    reason === 'logged-in' ? storageKeys.filter(key => !loginKeys.includes(key)) : storageKeys,
    isIdle,
  );
  if (reason !== 'logged-out') return;
  // The other tabs hear it by a key that is removed at once: it holds nothing, and frozen pages stay restorable.
  localStrings.setItem(loggedOut, isIdle ? idle : '1');
  localStrings.removeItem(loggedOut);
}

const loggedOut = 'loggedOut';
const idle = 'idle';

/** True while a person is forgotten: no page is drawn, so that none keeps anything or writes it again. */
export const forgettingAtom = atom(false);

type Listener = (reason: ForgetReason, isIdle: boolean) => void;

const listeners = new Set<Listener>();

export function whenForgetting(forgetMore: Listener): () => void {
  listeners.add(forgetMore);
  return () => listeners.delete(forgetMore);
}

/** Whether a person has logged out since this browser last got a token. */
let hasLeft = false;
jotaiStore.sub(storedAtoms.token, () => {
  if (readToken() !== null) hasLeft = false;
});

function forgetHere(reason: ForgetReason, keys: readonly StorageKey[], isIdle = false): void {
  hasLeft = reason === 'logged-out';
  flushSync(() => jotaiStore.set(forgettingAtom, true));
  for (const key of keys) jotaiStore.set(storedAtoms[key], null);
  if (keys.includes('token')) localStrings.removeItem(lastUseKey);
  for (const key of tabKeys) jotaiStore.set(tabAtoms[key], null);
  for (const key of draftStrings.keys()) draftStrings.removeItem(key);
  rereadStored();
  // An address that was typed goes with navigation (docs/decisions/0004-readings.md).
  if (reason === 'logged-out') globalThis.history?.replaceState(null, '');
  for (const forgetMore of listeners) forgetMore(reason, isIdle);
  const page = routeAt(globalThis.location?.pathname ?? '/');
  if (page !== null && isSignedIn(page) && reason !== 'logged-in')
    navigate(pathOf('login'), { replace: true });
  jotaiStore.set(forgettingAtom, false);
}

/** Done here too; what the other tab has stored since is not touched. */
function follow(): void {
  if (readToken() !== null) forgetHere('logged-in', []);
  // Two tabs may end at the same time: what stands here since is no more the person's.
  else if (!hasLeft) forgetHere('session-ended', storageKeys);
}

localStrings.subscribe('token', follow);
localStrings.subscribe(loggedOut, value => {
  if (value !== null && !hasLeft) forgetHere('logged-out', [], value === idle);
});

// A page that Back brings back frozen has missed it (docs/faults.md D4).
let tokenBefore: string | null = null;
globalThis.addEventListener?.('pagehide', () => {
  tokenBefore = readToken();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && readToken() !== tokenBefore) follow();
});
