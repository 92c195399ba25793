import { isSameAccount } from '@/session/same-account';
import type { EventContext } from './events.ts';
import {
  type AsideReason,
  type AssessmentRecord,
  type AssessmentState,
  type HraDraft,
  noResponseSince,
  type OpenAssessment,
} from './state.ts';

/*
 * A draft is an assessment in the form that session storage contains and other tabs receive. The functions of this file convert
 * between assessment and draft, compare the account of a draft, and put a draft aside, so that Undo can restore it.
 */

/** A newly opened assessment, which has no unsaved answers and no save yet. */
export function newAssessment(
  { email, uniqueString }: AssessmentRecord,
  answers: OpenAssessment['answers'],
  path: string,
  changedAt: Date,
): OpenAssessment {
  return {
    kind: 'open',
    email,
    uniqueString,
    answers,
    unsavedKeys: [],
    unreadableTexts: {},
    changedAt,
    path,
    save: { kind: 'not-attempted' },
    submitAttempt: null,
  };
}

/** The draft of an assessment. */
export function draftOf(assessment: OpenAssessment): HraDraft {
  const { email, uniqueString, answers, unsavedKeys, path, changedAt, save, submitAttempt } = assessment;
  return {
    email,
    uniqueString,
    answers,
    unsavedKeys,
    unread: assessment.unreadableTexts,
    path,
    changedAt: changedAt.toISOString(),
    saveAttemptedAt: noResponseSince(save)?.toISOString() ?? null,
    // A save that succeeded, or was not attempted, has no such property.
    saveWasQuiet: 'isAutomatic' in save && save.isAutomatic,
    submitAttemptedAt: submitAttempt?.toISOString() ?? null,
    aside: null,
  };
}

/**
 * The open assessment that a draft restores. A save that had no response when the draft was stored may have arrived, so its state is
 * `unknown`.
 */
export function assessmentOfDraft(draft: HraDraft): OpenAssessment {
  const { saveAttemptedAt, submitAttemptedAt, saveWasQuiet, unsavedKeys } = draft;
  const assessment = newAssessment(draft, draft.answers, draft.path, new Date(draft.changedAt));
  const save: OpenAssessment['save'] =
    saveAttemptedAt === null
      ? assessment.save
      : { kind: 'unknown', attempt: new Date(saveAttemptedAt), isAutomatic: saveWasQuiet };
  const submitAttempt = submitAttemptedAt === null ? null : new Date(submitAttemptedAt);
  return { ...assessment, unsavedKeys, unreadableTexts: draft.unread, save, submitAttempt };
}

/** The normalised e-mail of an account. It is equal for all spellings that `isSameAccount` treats as the same account. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether the draft has an answer, a removed answer, or an unreadable text of a number field. */
export function hasContent({ answers, unread }: HraDraft): boolean {
  return Object.keys(answers).length + Object.keys(unread).length > 0;
}

/** The assessment in memory as a draft, whether it is open or closed. Null for a submitted one, and for an open one without content. */
export function draftInState({ assessment }: AssessmentState): HraDraft | null {
  if (assessment.kind === 'closed') return assessment.draft;
  const draft = assessment.kind === 'open' ? draftOf(assessment) : null;
  return draft && hasContent(draft) ? draft : null;
}

/**
 * The draft that session storage should contain; null for none. A watching tab does not store answers that it has received, because the
 * editing tab stores them.
 */
export function draftToStore(state: AssessmentState): HraDraft | null {
  const { sharing } = state;
  return sharing.kind === 'watching' && sharing.answerOrigin === 'received' ? null : draftInState(state);
}

/** The draft, if it belongs to the account; else null. */
export function draftIfOwnedBy(email: string, draft: HraDraft | null): HraDraft | null {
  return draft && isSameAccount(draft.email, email) ? draft : null;
}

/** The assessment in memory as a draft, if it belongs to the account; else null. */
export function draftFor(state: AssessmentState, email: string): HraDraft | null {
  return draftIfOwnedBy(email, draftInState(state));
}

/** Whether an assessment has an answer that the gateway does not have. False for null. */
export function isUnsaved(assessment: OpenAssessment | HraDraft | null): boolean {
  return assessment !== null && assessment.unsavedKeys.length > 0;
}

/**
 * Whether a draft has something that only this tab has: an unsaved answer, or a text that could not be read as a number, which is never
 * sent. False for null.
 */
export function hasContentOnlyHere(draft: HraDraft | null): boolean {
  return draft !== null && (isUnsaved(draft) || Object.keys(draft.unread).length > 0);
}

/** Whether this tab has unsaved answers of the account. */
export function hasUnsavedAnswers(state: AssessmentState, email: string): boolean {
  return isUnsaved(draftFor(state, email));
}

/** The e-mail of the assessment in memory, if it belongs to a different account from this one; else null. */
export function foreignOwner(state: AssessmentState, email: string): string | null {
  const owner = draftInState(state)?.email ?? '';
  return owner === '' || isSameAccount(owner, email) ? null : owner;
}

/**
 * Closes the assessment of the signed-in account, and puts it aside as `undoDraft`. If this tab knows only the unique string of the
 * assessment, the draft contains only that.
 */
export function putAside(
  state: AssessmentState,
  reason: AsideReason,
  { at, email }: EventContext,
): AssessmentState {
  const { uniqueString } = state;
  const draft = draftFor(state, email) ?? draftOf(newAssessment({ email, uniqueString }, {}, '', at));
  const closedState: AssessmentState = { ...state, assessment: { kind: 'closed', draft: null } };
  // There is nothing that Undo could bring back.
  if (draft.uniqueString === null && !hasContent(draft)) return closedState;
  return { ...closedState, undoDraft: { ...draft, aside: { reason, at: at.toISOString() } } };
}

/** Puts the assessment of the signed-in account aside, if it would be lost when another one is opened. */
export function putUnsavedAside(state: AssessmentState, context: EventContext): AssessmentState {
  const draft = draftFor(state, context.email);
  return hasContentOnlyHere(draft) ? putAside(state, 'opened-saved', context) : state;
}

/** How long Undo is offered, in milliseconds: 10 minutes (docs/faults.md D15), as texts in `features/hra/copy` say. */
export const undoMs = 10 * 60_000;

/** Why and when a draft was put aside. Null if Undo does not offer it: too late, another account, or a draft that was not put aside. */
export function undoOfferFor(draft: HraDraft | null, email: string, now: Date): HraDraft['aside'] {
  if (!draft?.aside || !isSameAccount(draft.email, email)) return null;
  return now.getTime() - Date.parse(draft.aside.at) <= undoMs ? draft.aside : null;
}
