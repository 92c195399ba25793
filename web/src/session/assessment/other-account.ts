import { atom } from 'jotai';
import { draftStrings } from '../browser-storage.ts';
import { whenLoggingOut } from '../log-out.ts';
import { sameAccount } from '../same-account.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { type Assessment, draftOf, ofDraft } from './assessment.ts';
import { assessmentAtom, draftFor, isDraft } from './assessment-store.ts';
import { clearDraft, draftKeyOf, readDraft, slotOf, writeDraft } from './draft-storage.ts';

/** Answers that were typed under one account while the browser is signed in under another, or under none. */
export interface OtherAccount {
  readonly typedBy: string;
  readonly signedInAs: string | null;
}

/** Set while a person is told that the answers of this tab are somebody else's (docs/faults.md D9). */
export const otherAccountAtom = atom<OtherAccount | null>(null);

whenLoggingOut(() => sessionStore.set(otherAccountAtom, null));

/** What this tab holds in memory and in the draft, where it is another account's. */
function foreignOf(email: string) {
  const memory = sessionStore.get(assessmentAtom);
  const draft = readDraft();
  const isForeign = (held: { email: string } | null) =>
    held !== null && held.email !== '' && !sameAccount(held.email, email);
  return {
    memory: memory && isDraft(memory) && isForeign(memory) ? memory : null,
    draft: isForeign(draft) ? draft : null,
  };
}

/** Whose answers this tab holds when they are not this account's; else null. */
export function foreignOwner(email: string): string | null {
  const { memory, draft } = foreignOf(email);
  return memory?.email ?? draft?.email ?? null;
}

/**
 * Puts answers of another account away until that account is back: they are shown to nobody else, and not lost.
 * @returns whose they are; null when this tab holds none
 */
export function keepForOwner(email: string): string | null {
  const { memory, draft } = foreignOf(email);
  if (draft) {
    writeDraft(draft, slotOf(draft.email));
    clearDraft();
  }
  if (memory) {
    // Memory is newer than the draft.
    writeDraft(draftOf(memory), slotOf(memory.email));
    sessionStore.set(assessmentAtom, null);
  }
  return memory?.email ?? draft?.email ?? null;
}

/** Opens the draft of an account: the current one, or the one that waited for it, which becomes the current one. */
export function openOwnDraft(email: string): void {
  keepForOwner(email);
  const draft = draftFor(email);
  if (!draft) return;
  if (readDraft() === null) {
    writeDraft(draft);
    clearDraft(slotOf(email));
    // It went from storage when the other account logged in.
    if (draft.uniqueString !== null) sessionStore.set(storedAtoms.uniqueString, draft.uniqueString);
  }
  sessionStore.set(assessmentAtom, ofDraft(draft));
}

/** What an account is answering in this tab: from memory, or from its draft, which is then opened. */
export function heldAssessment(email: string): Assessment | null {
  const memory = sessionStore.get(assessmentAtom);
  if (memory && sameAccount(memory.email, email)) return memory;
  openOwnDraft(email);
  return sessionStore.get(assessmentAtom);
}

/** Accounts, other than this one, whose unsaved answers wait in this tab: a log-out would remove them. */
export function waitingOwners(email: string): string[] {
  const start = draftKeyOf('of:');
  const owners = draftStrings.keys().flatMap(key => (key.startsWith(start) ? key.slice(start.length) : []));
  return owners.filter(owner => !sameAccount(owner, email) && readDraft(slotOf(owner))?.unsaved);
}
