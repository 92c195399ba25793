import { createStore } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { draftStrings, localStrings, type RawStrings } from './browser-storage.ts';
import { lastUseKey, storageKeys, tabKeys } from './storage-keys.ts';
import { isToken } from './token.ts';

export const jotaiStore = createStore();

type StoredAtom = ReturnType<typeof atomWithStorage<string | null>>;

function atomsFor<Key extends string>(keys: readonly Key[], strings: RawStrings): Record<Key, StoredAtom> {
  const atoms = keys.map(key => [key, atomWithStorage(key, null, strings, { getOnInit: true })]);
  // Object.fromEntries loses the names of the keys.
  return Object.fromEntries(atoms) as Record<Key, StoredAtom>;
}

/** Null when absent. Only signed-in pages read them: marketing pages are the same for everybody. */
export const storedAtoms = atomsFor(storageKeys, localStrings);

export const tabAtoms = atomsFor(tabKeys, draftStrings);

/** Reads the stored strings again: an atom that no page uses has missed what other tabs changed. */
export function rereadStored(): void {
  for (const key of storageKeys) {
    const value = localStrings.getItem(key);
    if (value !== jotaiStore.get(storedAtoms[key])) jotaiStore.set(storedAtoms[key], value);
  }
}

/** Stores the token of a login answer, also of a refusal (s.3). Invalid tokens are ignored. */
export function storeToken(candidate: unknown): boolean {
  if (!isToken(candidate)) return false;
  // Its use is counted anew.
  localStrings.removeItem(lastUseKey);
  jotaiStore.set(storedAtoms.token, candidate);
  return true;
}
