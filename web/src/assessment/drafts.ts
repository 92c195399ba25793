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

/*
 * A draft is an assessment in the form that session storage contains and other tabs receive. The functions of this file convert
 * between assessment and draft, compare the account of a draft, and put a draft aside, so that Undo can restore it.
 */

/** A newly opened assessment. Its answers are those of the gateway, or none. */
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
    unread: {},
    changedAt,
    path,
    save: { kind: 'not-attempted' },
    submitAttempt: null,
  };
}

/** The draft of an assessment. */
export function draftOf(assessment: Answering): HraDraft {
  const { email, uniqueString, answers, unsavedKeys, unread, path, changedAt, save, submitAttempt } =
    assessment;
  return {
    email,
    uniqueString,
    answers,
    unsavedKeys,
    unread,
    path,
    changedAt: changedAt.toISOString(),
    saveAttemptedAt: unansweredSince(save)?.toISOString() ?? null,
    saveWasQuiet: 'isAutomatic' in save && save.isAutomatic,
    submitAttemptedAt: submitAttempt?.toISOString() ?? null,
    aside: null,
  };
}

/** The assessment of a draft. A save or submission that had no response when the draft was stored may have arrived. */
export function answeringOf(draft: HraDraft): Answering {
  const { saveAttemptedAt, submitAttemptedAt, saveWasQuiet, unsavedKeys, unread } = draft;
  const opened = newAnswering(draft, draft.answers, draft.path, new Date(draft.changedAt));
  const save: Answering['save'] =
    saveAttemptedAt === null
      ? opened.save
      : { kind: 'unknown', attempt: new Date(saveAttemptedAt), isAutomatic: saveWasQuiet };
  const submitAttempt = submitAttemptedAt === null ? null : new Date(submitAttemptedAt);
  return { ...opened, unsavedKeys, unread, save, submitAttempt };
}

/** The normalised e-mail of an account: equal for all spellings that `sameAccount` treats as the same account. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether a question was answered, or an unreadable text was typed into a number field. */
export function hasContent({ answers, unread }: Pick<HraDraft, 'answers' | 'unread'>): boolean {
  return Object.keys(answers).length + Object.keys(unread).length > 0;
}

/** The assessment in memory as a draft, opened or not. Null after the submission, and for an opened assessment without content. */
export function draftInState({ assessment }: AssessmentState): HraDraft | null {
  if (assessment.kind === 'closed') return assessment.draft;
  const isDraft = assessment.kind === 'answering' && hasContent(assessment);
  return isDraft ? draftOf(assessment) : null;
}

/** The draft that session storage should contain; null for none. Only the editing tab stores the answers that it sends to other tabs. */
export function draftToStore(state: AssessmentState): HraDraft | null {
  const { sharing } = state;
  return sharing.kind === 'watching' && sharing.answersHere === 'received' ? null : draftInState(state);
}

/** The draft, if it belongs to the account; else null. */
export function draftIfOwnedBy(email: string, draft: HraDraft | null): HraDraft | null {
  return draft && sameAccount(draft.email, email) ? draft : null;
}

/** The assessment in memory as a draft, if it belongs to the account; else null. */
export function draftFor(state: AssessmentState, email: string): HraDraft | null {
  return draftIfOwnedBy(email, draftInState(state));
}

/** Whether the gateway lacks an answer. */
export function isUnsaved(assessment: Answering | HraDraft | null): boolean {
  return assessment !== null && assessment.unsavedKeys.length > 0;
}

/**
 * Whether something would be lost without this tab: an unsaved answer, or a text that could not be read as a number, which is never
 * sent.
 */
export function hasContentOnlyHere(assessment: Answering | HraDraft | null): boolean {
  return assessment !== null && (isUnsaved(assessment) || Object.keys(assessment.unread).length > 0);
}

/** Whether this tab has unsaved answers of the account. */
export function hasUnsavedOf(state: AssessmentState, email: string): boolean {
  return isUnsaved(draftFor(state, email));
}

/** The e-mail of the assessment in memory, if it belongs to another account than this one; else null. */
export function foreignOwner(state: AssessmentState, email: string): string | null {
  const owner = draftInState(state)?.email ?? '';
  return owner === '' || sameAccount(owner, email) ? null : owner;
}

/**
 * Closes the assessment of the signed-in account, and puts it aside, so that Undo can bring it back. If this tab has only a unique
 * string of it, Undo brings that back.
 */
export function putAside(state: AssessmentState, reason: AsideReason, { at, email }: Stamp): AssessmentState {
  const { uniqueString } = state;
  const draft = draftFor(state, email) ?? draftOf(newAnswering({ email, uniqueString }, {}, '', at));
  const closed: AssessmentState = { ...state, assessment: { kind: 'closed', draft: null } };
  if (draft.uniqueString === null && !hasContent(draft)) return closed;
  return { ...closed, aside: { ...draft, aside: { reason, at: at.toISOString() } } };
}

/** Puts the assessment of the signed-in account aside, if it would be lost when another one is opened. */
export function putUnsavedAside(state: AssessmentState, stamp: Stamp): AssessmentState {
  const draft = draftFor(state, stamp.email);
  return hasContentOnlyHere(draft) ? putAside(state, 'opened-saved', stamp) : state;
}

/** How long Undo is offered, in milliseconds: 10 minutes (docs/faults.md D15). */
export const undoMs = 10 * 60_000;

/** Why and when a draft was put aside, if Undo offers it to the account now; else null. */
export function undoOfferFor(draft: HraDraft | null, email: string, now: Date): HraDraft['aside'] {
  if (!draft?.aside || !sameAccount(draft.email, email)) return null;
  return now.getTime() - Date.parse(draft.aside.at) <= undoMs ? draft.aside : null;
}
