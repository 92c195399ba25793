import { loginKeys } from './storage-keys.ts';

/**
 * Marks the document for known visitors: those who have logged in here before, or have just signed up. Styles use the mark
 * (`in-data-known-here:`), so that it works on prerendered pages. It stays until a reload, also after a log-out.
 */
export function markKnownHere(isKnown: boolean = hasLoggedIn()): void {
  if (isKnown) document.documentElement.dataset.knownHere = '';
}

// Without the atoms: every page calls this before its own code is loaded.
function hasLoggedIn(): boolean {
  try {
    return loginKeys.some(key => localStorage.getItem(key));
  } catch {
    return false;
  }
}

/** Whether this tab's own storage holds anything. */
export function keepsSomething(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
