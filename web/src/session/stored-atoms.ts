import { createStore } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { localStrings, type StringStorage, sessionStrings } from './browser-storage.ts';
import { lastUseKey, storageKeys, tabKeys } from './storage-keys.ts';
import { isToken } from './token.ts';

/** The only Jotai store of the app. It is also used outside of components. */
export const jotaiStore = createStore();

type StoredAtom = ReturnType<typeof atomWithStorage<string | null>>;

function atomsFor<Key extends string>(keys: readonly Key[], storage: StringStorage): Record<Key, StoredAtom> {
  // `getOnInit`: the value is read from storage at once, and not in an effect after the first render.
  const atoms = keys.map(key => [key, atomWithStorage(key, null, storage, { getOnInit: true })]);
  // `Object.fromEntries` returns a record with string keys, so the cast restores the names of the keys.
  return Object.fromEntries(atoms) as Record<Key, StoredAtom>;
}

/** The values of local storage (s.3); null when absent. Marketing pages do not read them: their HTML is the same for everybody. */
export const storedAtoms = atomsFor(storageKeys, localStrings);

/** The values of session storage, which only this tab has; null when absent. */
export const tabAtoms = atomsFor(tabKeys, sessionStrings);

/** Updates the atoms from local storage. An atom without a subscriber does not listen to changes by other tabs. */
export function rereadStored(): void {
  for (const key of storageKeys) {
    const value = localStrings.getItem(key);
    if (value !== jotaiStore.get(storedAtoms[key])) jotaiStore.set(storedAtoms[key], value);
  }
}

/**
 * Stores the token of a login response, and restarts the idle time. A refused login may also return a token: s.3 requires that the token
 * is stored before the code is checked.
 * @returns false for a value that is not a valid token, which is ignored
 */
export function storeToken(candidate: unknown): boolean {
  if (!isToken(candidate)) return false;
  // Removed before the token is stored, so that no check sees the new token with the last use of an earlier session.
  localStrings.removeItem(lastUseKey);
  jotaiStore.set(storedAtoms.token, candidate);
  return true;
}
