import { sameAccount } from '@/session/same-account';
import type { Stamp } from './events.ts';
import {
  type Answering,
  type AsideReason,
  type AssessmentState,
  type Binding,
  type HraDraft,
  unansweredSince,
} from './state.ts';

/** An assessment with answers the server has, or with none. */
export function newAnswering(
  { email, uniqueString }: Binding,
  answers: Answering['answers'],
  path: string,
  changedAt: Date,
): Answering {
  return {
    kind: 'answering',
    email,
    uniqueString,
    answers,
    unsavedKeys: [],
    changedAt,
    path,
    save: { kind: 'not-attempted' },
    submitAttempt: null,
  };
}

/** The assessment as a draft. */
export function draftOf(assessment: Answering): HraDraft {
  const { email, uniqueString, answers, unsavedKeys, path, changedAt, save, submitAttempt } = assessment;
  return {
    email,
    uniqueString,
    answers,
    unsavedKeys,
    path,
    changedAt: changedAt.toISOString(),
    saveAttemptedAt: unansweredSince(save)?.toISOString() ?? null,
    saveWasQuiet: 'quiet' in save && save.quiet,
    submitAttemptedAt: submitAttempt?.toISOString() ?? null,
    aside: null,
  };
}

/** The assessment a draft holds. A write that nobody had answered when it was kept may have arrived. */
export function answeringOf(draft: HraDraft): Answering {
  const { saveAttemptedAt, submitAttemptedAt, saveWasQuiet: quiet, unsavedKeys } = draft;
  const opened = newAnswering(draft, draft.answers, draft.path, new Date(draft.changedAt));
  return {
    ...opened,
    unsavedKeys,
    submitAttempt: submitAttemptedAt === null ? null : new Date(submitAttemptedAt),
    ...(saveAttemptedAt && { save: { kind: 'unknown', attempt: new Date(saveAttemptedAt), quiet } }),
  };
}

/** The account of an e-mail, for names that must be the same however it was typed. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The answers of this tab, opened or not; null where there are none. An untouched assessment has none yet. */
export function heldDraft({ assessment }: AssessmentState): HraDraft | null {
  if (assessment.kind === 'closed') return assessment.draft;
  const isDraft = assessment.kind === 'answering' && Object.keys(assessment.answers).length > 0;
  return isDraft ? draftOf(assessment) : null;
}

/** What the tab's storage keeps of them: answers that another tab changes are kept there. */
export function currentDraft(state: AssessmentState): HraDraft | null {
  const { sharing } = state;
  return sharing.kind === 'watching' && sharing.own === 'replaced' ? null : heldDraft(state);
}

/** The answers of this tab where they are an account's own; else null. */
export function draftFor(
  state: AssessmentState,
  email: string,
  held: HraDraft | null = heldDraft(state),
): HraDraft | null {
  return held && sameAccount(held.email, email) ? held : null;
}

/** Whether the server lacks an answer of these. */
export function isUnsaved(held: Answering | HraDraft | null): boolean {
  return held !== null && held.unsavedKeys.length > 0;
}

/** Whether this tab holds unsaved answers of an account. */
export function hasUnsavedOf(state: AssessmentState, email: string): boolean {
  return isUnsaved(draftFor(state, email));
}

/** Whose answers this tab holds when they are not this account's; else null. */
export function foreignOwner(state: AssessmentState, email: string): string | null {
  const owner = heldDraft(state)?.email ?? '';
  return owner === '' || sameAccount(owner, email) ? null : owner;
}

/**
 * Puts the answers of the signed-in person aside, so that Undo can bring them back. If only the stored unique string is left,
 * Undo brings that back.
 */
export function putAside(state: AssessmentState, reason: AsideReason, { at, email }: Stamp): AssessmentState {
  const { uniqueString } = state;
  const draft = draftFor(state, email) ?? draftOf(newAnswering({ email, uniqueString }, {}, '', at));
  const closed: AssessmentState = { ...state, assessment: { kind: 'closed', draft: null } };
  if (draft.uniqueString === null && Object.keys(draft.answers).length === 0) return closed;
  return { ...closed, aside: { ...draft, aside: { reason, at: at.toISOString() } } };
}

/** Replaces the assessment of the signed-in person with another one: answers that the server does not have are put aside. */
export function putUnsavedAside(state: AssessmentState, stamp: Stamp): AssessmentState {
  return hasUnsavedOf(state, stamp.email) ? putAside(state, 'opened-saved', stamp) : state;
}

/** How long Undo is offered, in milliseconds: 10 minutes (docs/faults.md D15). */
export const undoMs = 10 * 60_000;

/** What an account may have back at a time: its own, for ten minutes. */
export function undoFor(draft: HraDraft | null, email: string, now: Date): HraDraft['aside'] {
  if (!draft?.aside || !sameAccount(draft.email, email)) return null;
  return now.getTime() - Date.parse(draft.aside.at) <= undoMs ? draft.aside : null;
}
