import { loginKeys, type StorageKey } from './storage-keys.ts';

/*
 * 'Known here' means that this browser stores a token or an e-mail, or that the visitor has just signed up or chosen a new
 * password. A log-out removes the stored values.
 *
 * Reads storage without the atoms of `stored-atoms.ts`: every page calls these functions before its own code is loaded. Blocked storage
 * counts as empty.
 */

/**
 * Marks the document of a known visitor. Styles use the mark (`in-data-known-here:`), so that it also works on prerendered pages. The
 * mark stays until a reload, even after a log-out.
 */
export function markKnownHere(isKnown: boolean = hasStoredLogin()): void {
  if (isKnown) document.documentElement.dataset.knownHere = '';
}

function hasStoredLogin(): boolean {
  return falseIfBlocked(() => loginKeys.some(key => localStorage.getItem(key)));
}

/** Whether a token is stored, valid or not. */
export function hasStoredToken(): boolean {
  return falseIfBlocked(() => localStorage.getItem('token' satisfies StorageKey) !== null);
}

/** Whether this tab's session storage contains anything, such as a draft of the assessment. */
export function hasTabData(): boolean {
  return falseIfBlocked(() => sessionStorage.length > 0);
}

function falseIfBlocked(read: () => boolean): boolean {
  try {
    return read();
  } catch {
    return false;
  }
}
