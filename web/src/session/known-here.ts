import { loginKeys, type StorageKey } from './storage-keys.ts';

/**
 * Marks the document for known visitors: those who have logged in here before, or have just signed up. Styles use the mark
 * (`in-data-known-here:`), so that it works on prerendered pages. It stays until a reload, also after a log-out.
 */
export function markKnownHere(isKnown: boolean = hasLoggedIn()): void {
  if (isKnown) document.documentElement.dataset.knownHere = '';
}

// Without the atoms: every page calls these before its own code is loaded.

function hasLoggedIn(): boolean {
  return isKept(() => loginKeys.some(key => localStorage.getItem(key)));
}

export function holdsSession(): boolean {
  return isKept(() => localStorage.getItem('token' satisfies StorageKey) !== null);
}

export function keepsSomething(): boolean {
  return isKept(() => sessionStorage.length > 0);
}

function isKept(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
