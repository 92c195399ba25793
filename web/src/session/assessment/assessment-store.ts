import { atom } from 'jotai';
import { whenLoggingOut } from '../log-out.ts';
import { sameAccount } from '../same-account.ts';
import { sessionStore } from '../store.ts';
import { storedAtoms } from '../stored-atoms.ts';
import { type Assessment, type Binding, draftOf, unbound } from './assessment.ts';
import type { HraDraft } from './draft-shape.ts';
import { clearDraft, readDraft, slotOf, writeDraft } from './draft-storage.ts';

/** The assessment held in memory (s.3, hra); null until one is opened. */
export const assessmentAtom = atom<Assessment | null>(null);

/** False once the browser refused to keep a draft (docs/faults.md D16, D17). */
export const draftKeptAtom = atom(true);

/** True when the stored unique string named nothing the server knows (docs/faults.md D14). */
export const savedNotFoundAtom = atom(false);

/** True while another tab of this browser changes the assessment and this one only shows it (docs/faults.md D13). */
export const watchingAtom = atom(false);

whenLoggingOut(() => {
  sessionStore.set(assessmentAtom, null);
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

/**
 * Writes the draft of what is in memory. A submitted assessment is none any more, an untouched one none yet, and what
 * another tab changes is kept there.
 */
export function keepDraft(): void {
  const assessment = sessionStore.get(assessmentAtom);
  if (!assessment || !isDraft(assessment) || sessionStore.get(watchingAtom)) return;
  sessionStore.set(draftKeptAtom, writeDraft(draftOf(assessment)));
}

/** Whether there is something to keep. */
export function isDraft({ reportId, answers }: Assessment): boolean {
  return reportId === null && Object.keys(answers).length > 0;
}

/** The draft of an account in this tab: the current one, or the one that has waited for it (docs/faults.md D9). */
export function draftFor(email: string): HraDraft | null {
  const current = readDraft();
  if (current && sameAccount(current.email, email)) return current;
  const waiting = readDraft(slotOf(email));
  return waiting && sameAccount(waiting.email, email) ? waiting : null;
}

/** The server does not know the stored unique string: it goes, what was typed stays (docs/faults.md D14). */
export function forgetSaved(): void {
  changeAssessment(unbound);
  sessionStore.set(storedAtoms.uniqueString, null);
  sessionStore.set(savedNotFoundAtom, true);
}

/** Whether this tab holds unsaved answers of an account, be it in memory or in the draft. */
export function hasUnsavedOf(email: string): boolean {
  const held = sessionStore.get(assessmentAtom) ?? readDraft();
  return held !== null && sameAccount(held.email, email) && held.unsaved;
}

/** Forgets the assessment in memory and its draft. */
export function clearAssessment(): void {
  clearDraft();
  sessionStore.set(assessmentAtom, null);
}
