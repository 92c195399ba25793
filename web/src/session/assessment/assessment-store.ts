import { atom } from 'jotai';
import { clearStored, whenLoggingOut } from '../log-out.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { asideFits } from './aside.ts';
import { type Assessment, type Binding, draftOf, ofDraft, unbound } from './assessment.ts';
import { clearDraft, readDraft, writeDraft } from './hra-draft.ts';

/** The assessment held in memory (s.3, hra); null until one is opened. */
export const assessmentAtom = atom<Assessment | null>(null);

/** Why there is something to undo. */
export type AsideReason = 'started-again' | 'opened-saved';

/** The reason for the undo notice; null when there is nothing to undo. */
export const asideReasonAtom = atom<AsideReason | null>(null);

/** False once the browser refused to keep a draft (faults D16, D17). */
export const draftKeptAtom = atom(true);

/** True when the stored unique string named nothing the server knows (faults D14). */
export const savedNotFoundAtom = atom(false);

whenLoggingOut(() => {
  sessionStore.set(assessmentAtom, null);
  sessionStore.set(asideReasonAtom, null);
  sessionStore.set(savedNotFoundAtom, false);
});

/** The account and saved assessment that the stored strings name. */
export function storedBinding(): Binding {
  const email = sessionStore.get(storedAtoms.email) ?? '';
  return { email, uniqueString: sessionStore.get(storedAtoms.uniqueString) };
}

/** Changes the assessment in memory; nothing where none is open. */
export function changeAssessment(change: (assessment: Assessment) => Assessment): void {
  sessionStore.set(assessmentAtom, held => held && change(held));
}

/** Writes the draft of what is in memory. A submitted assessment is none any more, an untouched one none yet. */
export function keepDraft(): void {
  const assessment = sessionStore.get(assessmentAtom);
  if (!assessment || assessment.reportId !== null || Object.keys(assessment.answers).length === 0) return;
  sessionStore.set(draftKeptAtom, writeDraft(draftOf(assessment)));
}

/** The server does not know the stored unique string: it goes, what was typed stays (faults D14). */
export function forgetSaved(): void {
  changeAssessment(unbound);
  sessionStore.set(storedAtoms.uniqueString, null);
  sessionStore.set(savedNotFoundAtom, true);
}

/** Whether this tab holds unsaved answers of an account, be it in memory or in the draft. */
export function hasUnsavedOf(email: string): boolean {
  const held = sessionStore.get(assessmentAtom) ?? readDraft();
  return held !== null && held.email === email && held.unsaved;
}

/**
 * Puts the answers of this tab aside, so that Undo can bring them back. Memory is newer than the draft; where only the
 * stored unique string is left, that is what comes back.
 */
export function putAside(reason: AsideReason): void {
  const { email, uniqueString } = storedBinding();
  const memory = sessionStore.get(assessmentAtom);
  const draft = memory && memory.reportId === null ? draftOf(memory) : readDraft();
  const own = draft !== null && draft.email === email ? draft : null;
  const changedAt = new Date().toISOString();
  const kept = own ?? { email, uniqueString, answers: {}, unsaved: false, path: '', changedAt };
  const empty = kept.uniqueString === null && Object.keys(kept.answers).length === 0;
  if (!empty) writeDraft({ ...kept, changedAt }, 'aside');
  sessionStore.set(asideReasonAtom, empty ? null : reason);
}

/** Start: every answer and the stored unique string go at once (s.4); Undo brings them back (faults D15). */
export function startAgain(): void {
  putAside('started-again');
  clearAssessment();
  clearStored('start');
  sessionStore.set(savedNotFoundAtom, false);
}

/** Forgets the assessment in memory and its draft. */
export function clearAssessment(): void {
  clearDraft();
  sessionStore.set(assessmentAtom, null);
}

/** Brings back what was put aside. False when it is too late or the account is another one. */
export function undoAside(): boolean {
  const draft = readDraft('aside');
  forgetAside();
  if (!draft || !asideFits(draft, storedBinding().email, new Date())) return false;
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
  sessionStore.set(asideReasonAtom, null);
}
