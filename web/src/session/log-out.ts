import { draftStrings } from './browser-storage.ts';
import { type Clearing, keysClearedBy, storageKeys, tabKeys } from './storage-keys.ts';
import { sessionStore, storedAtoms, tabAtoms } from './stored-atoms.ts';

/** Removes the stored keys of a moment, by the tables in `storage-keys.ts`. */
export function clearStored(moment: Clearing): void {
  for (const key of keysClearedBy(storageKeys, moment)) sessionStore.set(storedAtoms[key], null);
  for (const key of keysClearedBy(tabKeys, moment)) sessionStore.set(tabAtoms[key], null);
}

const listeners = new Set<() => void>();

/** Calls `forget` on log-out, to clear caches and memory. Returns a function that removes the listener. */
export function whenLoggingOut(forget: () => void): () => void {
  listeners.add(forget);
  return () => listeners.delete(forget);
}

/** Removes everything about the person: the 14 keys, all drafts of this tab, and memory (s.2.3, docs/faults.md D26). */
export function logOut(): void {
  clearStored('log-out');
  for (const key of draftStrings.keys()) draftStrings.removeItem(key);
  for (const forget of listeners) forget();
}

/** After a login: removes stored values of another account, so that none of its ids is used. */
export function forgetOtherAccount(before: string | null, now: string): void {
  if (before !== null && !sameAccount(before, now)) clearStored('other-account');
}

/** Whether two e-mails belong to the same account, ignoring case and surrounding blanks. */
export function sameAccount(one: string | null, other: string | null): boolean {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();
}
