import { draftStrings } from './browser-storage.ts';
import { pendingSignUpAtom } from './pending-sign-up.ts';
import { sameAccount } from './same-account.ts';
import { type Clearing, keysClearedBy, tabKeysClearedBy } from './storage-keys.ts';
import { sessionStore } from './store.ts';
import { storedAtoms, tabAtoms } from './stored-atoms.ts';

/** Removes the stored keys that go at this moment: one column of the tables in `storage-keys.ts`. */
export function clearStored(moment: Clearing): void {
  for (const key of keysClearedBy(moment)) sessionStore.set(storedAtoms[key], null);
  for (const key of tabKeysClearedBy(moment)) sessionStore.set(tabAtoms[key], null);
}

const onLogOut = new Set<() => void>();

/** Registers what else a log-out forgets: query caches, answers in memory. Returns its undoing. */
export function whenLoggingOut(forget: () => void): () => void {
  onLogOut.add(forget);
  return () => onLogOut.delete(forget);
}

/** Forgets the person: the 14 keys, every draft of this tab, and what lies in memory (s.2.3, docs/faults.md D26). */
export function logOut(): void {
  clearStored('log-out');
  for (const key of draftStrings.keys()) draftStrings.removeItem(key);
  sessionStore.set(pendingSignUpAtom, null);
  for (const forget of onLogOut) forget();
}

/** After a login: what is stored of another account goes, so that none of its ids is used for this one. */
export function forgetOtherAccount(before: string | null, now: string): void {
  if (before !== null && !sameAccount(before, now)) clearStored('other-account');
}
