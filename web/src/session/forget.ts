import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { pathOf, routeAt, routes } from '../paths.ts';
import { draftStrings, localStrings } from './browser-storage.ts';
import { signal, whenSignalled } from './signals.ts';
import { keysOf, loginKeys, storageKeys, tabKeys } from './storage-keys.ts';
import { rereadStored, sessionStore, storedAtoms, tabAtoms } from './stored-atoms.ts';
import { readToken } from './token.ts';

/*
 * Why this is hard: what is known of a person lies in local storage, which all tabs of a browser share, in the session storage
 * of each tab, in the memory of each tab, and on its screen; and pages that are open write more of it as answers arrive. The
 * next person may sit down at any of these tabs. So there is one function that forgets, each tab follows the token, and pages
 * leave the screen before anything is cleared.
 */

/**
 * When a person is forgotten: they have logged out, were idle or have deleted the account; their session has ended at the
 * gateway (code 22); or an account has just logged in, whose token and e-mail are stored already.
 */
export type End = 'logged-out' | 'session-ended' | 'logged-in';

/**
 * Forgets the person: the 14 keys of s.3, the storage and the memory of this tab and of all others, at once. Signed-in pages
 * are left for the login page.
 */
export function forget(end: End): void {
  forgetHere(
    end,
    end === 'logged-in' ? keysOf(storageKeys).filter(key => !loginKeys.includes(key)) : keysOf(storageKeys),
  );
  if (end === 'logged-out') signal('loggedOut');
}

/** True for the moment in which a person is forgotten: no page is drawn, so that none keeps anything or writes it again. */
export const forgettingAtom = atom(false);

const listeners = new Set<(end: End) => void>();

/** Calls `forgetMore` whenever a person is forgotten, to clear caches and memory. Returns a function that removes the listener. */
export function whenForgetting(forgetMore: (end: End) => void): () => void {
  listeners.add(forgetMore);
  return () => listeners.delete(forgetMore);
}

/** Whether a person has logged out since this browser last got a token. */
let hasLeft = false;
sessionStore.sub(storedAtoms.token, () => {
  if (readToken() !== null) hasLeft = false;
});

function forgetHere(end: End, keys: readonly (keyof typeof storageKeys)[]): void {
  hasLeft = end === 'logged-out';
  flushSync(() => sessionStore.set(forgettingAtom, true));
  for (const key of keys) sessionStore.set(storedAtoms[key], null);
  for (const key of keysOf(tabKeys)) sessionStore.set(tabAtoms[key], null);
  for (const key of draftStrings.keys()) draftStrings.removeItem(key);
  rereadStored();
  // An address that was typed goes with navigation (docs/decisions/0004-readings.md).
  if (end === 'logged-out') globalThis.history?.replaceState(null, '');
  for (const forgetMore of listeners) forgetMore(end);
  const page = routeAt(globalThis.location?.pathname ?? '/');
  const isSignedIn = page !== null && ['signed-in', 'hra'].includes(routes[page].group);
  if (isSignedIn && end !== 'logged-in') navigate(pathOf('login'), { replace: true });
  sessionStore.set(forgettingAtom, false);
}

/** What another tab has done to the token is done here. What it has stored since is not touched. */
function follow(): void {
  if (readToken() !== null) forgetHere('logged-in', []);
  // Two tabs may end at the same time: what stands here since is no more the person's.
  else if (!hasLeft) forgetHere('session-ended', keysOf(storageKeys));
}

localStrings.subscribe('token', follow, null);
whenSignalled('loggedOut', () => {
  if (!hasLeft) forgetHere('logged-out', []);
});

// A page that Back brings back frozen has missed it (docs/faults.md D4).
let tokenBefore: string | null = null;
globalThis.addEventListener?.('pagehide', () => {
  tokenBefore = readToken();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && readToken() !== tokenBefore) follow();
});
