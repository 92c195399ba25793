import { loginKeys, type StorageKey } from './storage-keys.ts';

/*
 * 'Known here' means that somebody has logged in or signed up in this browser before.
 *
 * Reads storage without the atoms of `stored-atoms.ts`: every page calls these functions before its own code is loaded. Each
 * returns false when storage is blocked.
 */

/**
 * Marks the document of a visitor who has logged in in this browser before, or has just signed up. Styles use the mark
 * (`in-data-known-here:`), so that it also works on prerendered pages. It stays until a reload, even after a log-out.
 */
export function markKnownHere(isKnown: boolean = hasLoggedInBefore()): void {
  if (isKnown) document.documentElement.dataset.knownHere = '';
}

function hasLoggedInBefore(): boolean {
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
