import type { CallError } from '@choose-life/client';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { ForgetReason } from '@/session/forget';
import type { HraDraft } from './state.ts';

/** Everything that can happen to the assessment of this tab. `reduce.ts` has the transition of each event. */
export type AssessmentEvent =
  /** An assessment is opened: the saved one once its answers are loaded, or an empty one if there is no unique string. */
  | EventOf<'opened', { uniqueString: string | null; answers: Answers; path: string }>
  /** The draft of this tab is opened. Nothing changes if it belongs to another account, or if an assessment is already open. */
  | EventOf<'draft-opened'>
  /** A question was answered. Null and blank text remove the answer. */
  | EventOf<'answered', { key: string; value: AnswerValue | null }>
  /**
   * A text that is not a number was typed into a number field. `value` is the answer from before the person began to type: it stays
   * the answer (docs/faults.md D22).
   */
  | EventOf<'unreadable-text-typed', { key: string; text: string; value: AnswerValue | null }>
  /** A page of the assessment was opened. */
  | EventOf<'visited', { path: string }>
  /** 'Continue Assessment' has loaded the saved answers again (s.2.4). */
  | EventOf<'saved-reloaded', { uniqueString: string; answers: Answers }>
  /** Another tab has removed the unique string from local storage, by Start or by a submission. */
  | EventOf<'unique-string-removed'>
  /** The gateway has no record with the unique string. */
  | EventOf<'record-missing'>
  /** A save or submission begins. The next one has to wait until `write-ended`. */
  | EventOf<'write-begun'>
  | EventOf<'write-ended'>
  /** A save begins. `isAutomatic`: nobody has pressed Save (docs/faults.md D27). */
  | EventOf<'save-begun', { isAutomatic: boolean }>
  /** Save was pressed during an automatic save. That save now reports its result like a manual save. */
  | EventOf<'save-pressed'>
  /** The record of an earlier save without a response was found at the gateway. */
  | EventOf<'record-found', { uniqueString: string }>
  | EventOf<'save-succeeded', { uniqueString: string }>
  /**
   * `isOnline`: whether the browser was online. `isSent`: whether the request was sent. If it was not, and an earlier save is still
   * without a response, the time of that save is kept, so that its record can be searched for.
   */
  | EventOf<'save-failed', { fault: CallError; isOnline: boolean; isSent: boolean }>
  /** A manual save has succeeded: its modal opens (s.2.4). */
  | EventOf<'saved-modal-opened'>
  /** Submit was pressed, or the app begins to search for the report of an earlier submission. */
  | EventOf<'submission-begun'>
  /** The request of a submission is sent. */
  | EventOf<'submission-sent'>
  /** It is known that the submission has created no report. */
  | EventOf<'submission-without-report'>
  | EventOf<'submission-ended'>
  /** The assessment has become a report. `owner` is the e-mail of its account. */
  | EventOf<'completed', { owner: string; reportId: string }>
  /** Start: removes all answers and the stored unique string (s.4). */
  | EventOf<'started-again'>
  /** Discard: removes what was not saved. The saved assessment stays at the gateway (docs/faults.md D2). */
  | EventOf<'discarded'>
  /** Undo: the assessment that was put aside (`undoDraft`) is opened again. */
  | EventOf<'undone'>
  /** A person has closed the notice with Undo, the modal of a save, or the notice that the browser stores no drafts. */
  | EventOf<'dismissed', { notice: 'undo' | 'saved-modal' | 'draft-storage' }>
  /** `forget` removes the data of the person (`session/forget.ts`). */
  | EventOf<'forgotten', { reason: ForgetReason }>
  /** This tab requests the lock that lets one tab edit the assessment of an account (`tabs.ts`). */
  | EventOf<'edit-lock-requested', { account: string }>
  /** This tab releases the lock, or no longer waits for it. */
  | EventOf<'edit-lock-released'>
  /** This tab got the lock, or learnt that another tab has it. */
  | EventOf<'lock-changed', { hasLock: boolean }>
  /** The person wants to edit in this tab, and not in the tab that has the lock. */
  | EventOf<'takeover-requested'>
  /** The tab with the lock has sent its assessment; null after its submission. */
  | EventOf<'other-tab-answered', { draft: HraDraft | null }>
  /** The draft was written. `isPersistent` is false if storage refused it, so that it is only in memory. */
  | EventOf<'draft-stored', { isPersistent: boolean }>;

type EventOf<Type extends string, Fields = unknown> = Readonly<{ type: Type } & Fields>;

/** The time of an event, and the stored e-mail at that time; empty without one. */
export interface EventContext {
  readonly at: Date;
  readonly email: string;
}
