import { atom } from 'jotai';
import { clearStored, whenLoggingOut } from '../log-out.ts';
import { sameAccount } from '../same-account.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { draftOf, ofDraft } from './assessment.ts';
import {
  assessmentAtom,
  clearAssessment,
  keepDraft,
  savedNotFoundAtom,
  storedBinding,
} from './assessment-store.ts';
import type { AsideReason } from './draft-shape.ts';
import { clearDraft, readDraft, writeDraft } from './draft-storage.ts';
import { mayUndo } from './may-undo.ts';
import { keepForOwner } from './other-account.ts';

/** What can be undone and until when; null when there is nothing. */
export interface Aside {
  readonly reason: AsideReason;
  readonly at: Date;
}

/** What stands aside in this tab, for the notice with Undo. A reload keeps it (docs/faults.md D15). */
export const asideAtom = atom<Aside | null>(null);

whenLoggingOut(() => sessionStore.set(asideAtom, null));

/** Finds again, after a reload, what was put aside and may still come back. */
export function recallAside(now = new Date()): void {
  const aside = readDraft('aside');
  const fits = aside !== null && mayUndo(aside, storedBinding().email, now);
  sessionStore.set(asideAtom, fits && aside.aside ? { ...aside.aside, at: new Date(aside.aside.at) } : null);
}

/**
 * Puts the answers of this tab aside, so that Undo can bring them back. Memory is newer than the draft; where only the
 * stored unique string is left, that is what comes back.
 */
export function putAside(reason: AsideReason): void {
  const { email, uniqueString } = storedBinding();
  const memory = sessionStore.get(assessmentAtom);
  const draft = memory && memory.reportId === null ? draftOf(memory) : readDraft();
  const own = draft !== null && sameAccount(draft.email, email) ? draft : null;
  const at = new Date();
  const kept = own ?? {
    ...{ email, uniqueString, answers: {}, unsaved: false, path: '', changedAt: at.toISOString() },
    ...{ saveAttemptedAt: null, saveWasQuiet: false, submitAttemptedAt: null },
  };
  const empty = kept.uniqueString === null && Object.keys(kept.answers).length === 0;
  if (!empty) writeDraft({ ...kept, aside: { reason, at: at.toISOString() } }, 'aside');
  sessionStore.set(asideAtom, empty ? null : { reason, at });
}

/** Start: every answer and the stored unique string go at once (s.4); Undo brings them back (docs/faults.md D15). */
export function startAgain(): void {
  keepForOwner(storedBinding().email);
  putAside('started-again');
  clearAssessment();
  clearStored('start');
  sessionStore.set(savedNotFoundAtom, false);
}

/** Discard: what was not saved goes, what the server has stays (docs/faults.md D2); Undo brings it back too. */
export function discardUnsaved(): void {
  putAside('discarded');
  clearAssessment();
}

/** Brings back what was put aside. False when it is too late or the account is another one. */
export function undoAside(): boolean {
  const draft = readDraft('aside');
  forgetAside();
  if (!draft || !mayUndo(draft, storedBinding().email, new Date())) return false;
  clearDraft();
  const answered = Object.keys(draft.answers).length > 0;
  sessionStore.set(storedAtoms.uniqueString, draft.uniqueString);
  // Without answers it was only known to the server: the page then loads it by its unique string.
  sessionStore.set(assessmentAtom, answered ? ofDraft(draft) : null);
  keepDraft();
  return true;
}

/** Nothing is left to undo. */
export function forgetAside(): void {
  clearDraft('aside');
  sessionStore.set(asideAtom, null);
}
