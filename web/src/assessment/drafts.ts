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
    saveWasQuiet: 'quiet' in save && save.quiet,
    submitAttemptedAt: submitAttempt?.toISOString() ?? null,
    aside: null,
  };
}

/** A write that nobody had answered when the draft was kept may have arrived. */
export function answeringOf(draft: HraDraft): Answering {
  const { saveAttemptedAt, submitAttemptedAt, saveWasQuiet: quiet, unsavedKeys, unread } = draft;
  const opened = newAnswering(draft, draft.answers, draft.path, new Date(draft.changedAt));
  return {
    ...opened,
    unsavedKeys,
    unread,
    submitAttempt: submitAttemptedAt === null ? null : new Date(submitAttemptedAt),
    ...(saveAttemptedAt && { save: { kind: 'unknown', attempt: new Date(saveAttemptedAt), quiet } }),
  };
}

/** The account of an e-mail, for names that must be the same however it was typed. */
export function accountKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether anything was answered or typed. */
export function hasContent({ answers, unread }: Pick<HraDraft, 'answers' | 'unread'>): boolean {
  return Object.keys(answers).length + Object.keys(unread).length > 0;
}

/** Null where there is nothing to keep: an untouched assessment. */
export function heldDraft({ assessment }: AssessmentState): HraDraft | null {
  if (assessment.kind === 'closed') return assessment.draft;
  const isDraft = assessment.kind === 'answering' && hasContent(assessment);
  return isDraft ? draftOf(assessment) : null;
}

/** Answers that another tab changes are kept in that tab's storage. */
export function currentDraft(state: AssessmentState): HraDraft | null {
  const { sharing } = state;
  return sharing.kind === 'watching' && sharing.own === 'replaced' ? null : heldDraft(state);
}

export function draftFor(
  state: AssessmentState,
  email: string,
  held: HraDraft | null = heldDraft(state),
): HraDraft | null {
  return held && sameAccount(held.email, email) ? held : null;
}

export function isUnsaved(held: Answering | HraDraft | null): boolean {
  return held !== null && held.unsavedKeys.length > 0;
}

/** Whether anything would be lost without this tab: unsaved answers, or texts that could not be read, which are never sent. */
export function isOnlyHere(held: Answering | HraDraft | null): boolean {
  return held !== null && (isUnsaved(held) || Object.keys(held.unread).length > 0);
}

export function hasUnsavedOf(state: AssessmentState, email: string): boolean {
  return isUnsaved(draftFor(state, email));
}

export function foreignOwner(state: AssessmentState, email: string): string | null {
  const owner = heldDraft(state)?.email ?? '';
  return owner === '' || sameAccount(owner, email) ? null : owner;
}

/** Undo can bring them back. If only the stored unique string is left, Undo brings that back. */
export function putAside(state: AssessmentState, reason: AsideReason, { at, email }: Stamp): AssessmentState {
  const { uniqueString } = state;
  const draft = draftFor(state, email) ?? draftOf(newAnswering({ email, uniqueString }, {}, '', at));
  const closed: AssessmentState = { ...state, assessment: { kind: 'closed', draft: null } };
  if (draft.uniqueString === null && !hasContent(draft)) return closed;
  return { ...closed, aside: { ...draft, aside: { reason, at: at.toISOString() } } };
}

export function putUnsavedAside(state: AssessmentState, stamp: Stamp): AssessmentState {
  return isOnlyHere(draftFor(state, stamp.email)) ? putAside(state, 'opened-saved', stamp) : state;
}

/** How long Undo is offered, in milliseconds: 10 minutes (docs/faults.md D15). */
export const undoMs = 10 * 60_000;

export function undoFor(draft: HraDraft | null, email: string, now: Date): HraDraft['aside'] {
  if (!draft?.aside || !sameAccount(draft.email, email)) return null;
  return now.getTime() - Date.parse(draft.aside.at) <= undoMs ? draft.aside : null;
}
