import type { StorageKey } from './storage-keys.ts';

/** What a login leaves in the browser. */
const signs: readonly StorageKey[] = ['email', 'token'];

/**
 * Marks the document once somebody is known to have an account here: by what a login left behind, or by what they have just
 * done. Styles read it (`in-data-known-here:`), so that it works on a prerendered page too. The mark stays until a reload:
 * who has just logged out is no newcomer.
 */
export function markKnownHere(isKnown: boolean = hasSigns()): void {
  if (isKnown) document.documentElement.dataset.knownHere = '';
}

// Reads storage without the atoms: every page does this before its own code is there.
function hasSigns(): boolean {
  try {
    return signs.some(key => localStorage.getItem(key));
  } catch {
    return false;
  }
}
