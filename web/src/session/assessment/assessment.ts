import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import type { HraDraft } from './draft-shape.ts';
import { type SaveState, unansweredSince } from './save-state.ts';

/** The assessment being answered: one slot per answer key (s.3), and what is known of its saving. */
export interface Assessment {
  /** Who types; empty when nobody is signed in. */
  readonly email: string;
  /** The saved assessment this continues; null before the first save. */
  readonly uniqueString: string | null;
  readonly answers: Answers;
  /** True when the server lacks something. */
  readonly unsaved: boolean;
  readonly changedAt: Date;
  /** The page last open, for Continue. */
  readonly path: string;
  readonly save: SaveState;
  /** The number of the save on its way or last made: answers to older ones are dropped (docs/faults.md D12). */
  readonly saveNo: number;
  /** When it was submitted without an answer: it may have become a report (docs/faults.md D8, D11). */
  readonly submitAttempt: Date | null;
  /** The report it became; it is no longer a draft then. */
  readonly reportId: string | null;
}

/** The account and the saved assessment that answers belong to. */
export type Binding = Pick<Assessment, 'email' | 'uniqueString'>;

/** An assessment with answers the server has, or with none. */
export function openedAssessment(binding: Binding, answers: Answers, path: string, now: Date): Assessment {
  return {
    email: binding.email,
    uniqueString: binding.uniqueString,
    answers,
    unsaved: false,
    changedAt: now,
    path,
    save: { kind: 'not-attempted' },
    saveNo: 0,
    submitAttempt: null,
    reportId: null,
  };
}

/** One answer given, changed or taken back (null or blank text). The others stay, hidden ones too (docs/faults.md D21). */
export function withAnswer(
  assessment: Assessment,
  key: string,
  value: AnswerValue | null,
  now: Date,
): Assessment {
  const slot = isAnswered(value) ? value : null;
  if ((assessment.answers[key] ?? null) === slot) return assessment;
  return { ...assessment, answers: { ...assessment.answers, [key]: slot }, unsaved: true, changedAt: now };
}

/** A save, begun at `attempt`, is on its way; a quiet one is none that somebody pressed for. */
export function savePending(
  assessment: Assessment,
  saveNo: number,
  { attempt, quiet }: { readonly attempt: Date; readonly quiet: boolean },
): Assessment {
  return { ...assessment, save: { kind: 'pending', attempt, quiet }, saveNo };
}

/**
 * A save arrived. Answers typed meanwhile stay unsaved.
 * @param sent the very answers that were sent
 */
export function saveSucceeded(
  assessment: Assessment,
  { saveNo, sent, uniqueString, now }: { saveNo: number; sent: Answers; uniqueString: string; now: Date },
): Assessment {
  if (saveNo !== assessment.saveNo) return assessment;
  const unsaved = assessment.answers !== sent;
  return { ...assessment, uniqueString, unsaved, save: { kind: 'success', at: now } };
}

/** A save did not arrive, or nobody knows: everything stays (docs/faults.md D7). */
export function saveFailed(assessment: Assessment, saveNo: number, save: SaveState): Assessment {
  return saveNo === assessment.saveNo ? { ...assessment, save } : assessment;
}

/** It became a report: no saved assessment is left to continue (s.4). */
export function submitted(assessment: Assessment, reportId: string): Assessment {
  return { ...assessment, uniqueString: null, unsaved: false, submitAttempt: null, reportId };
}

/** The saved assessment it continued is gone: the next save makes a new one (docs/faults.md D14). */
export function unbound(assessment: Assessment): Assessment {
  if (assessment.uniqueString === null) return assessment;
  return { ...assessment, uniqueString: null, unsaved: assessment.reportId === null };
}

/** Saved answers that arrived later: what is held here wins (s.3). */
export function withSavedAnswers(assessment: Assessment, saved: Answers): Assessment {
  const held = Object.entries(assessment.answers).filter(([, value]) => isAnswered(value));
  return { ...assessment, answers: { ...saved, ...Object.fromEntries(held) } };
}

/** The assessment as a draft. */
export function draftOf(assessment: Assessment): Omit<HraDraft, 'version'> {
  const { email, uniqueString, answers, unsaved, path } = assessment;
  return {
    email,
    uniqueString,
    answers: { ...answers },
    unsaved,
    path,
    changedAt: assessment.changedAt.toISOString(),
    saveAttemptedAt: unansweredSince(assessment.save)?.toISOString() ?? null,
    saveWasQuiet: 'quiet' in assessment.save && assessment.save.quiet,
    submitAttemptedAt: assessment.submitAttempt?.toISOString() ?? null,
    aside: null,
  };
}

/** The assessment a draft holds. A write that nobody had answered when it was kept may have arrived. */
export function ofDraft(draft: Omit<HraDraft, 'version'>): Assessment {
  const opened = openedAssessment(draft, draft.answers, draft.path, new Date(draft.changedAt));
  const saveAttempt = dateOf(draft.saveAttemptedAt);
  return {
    ...opened,
    unsaved: draft.unsaved,
    save: saveAttempt ? { kind: 'unknown', attempt: saveAttempt, quiet: draft.saveWasQuiet } : opened.save,
    submitAttempt: dateOf(draft.submitAttemptedAt),
  };
}

function dateOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
