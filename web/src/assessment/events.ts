import type { CallError } from '@choose-life/client';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { ForgetReason } from '@/session/forget';
import type { HraDraft } from './state.ts';

/** Everything that can happen to the assessment of this tab. `reduce.ts` has the transition of each event. */
export type AssessmentEvent =
  /** An assessment is opened: the saved one once its answers are loaded, or an empty one if there is no unique string. */
  | EventOf<'opened', { uniqueString: string | null; answers: Answers; path: string }>
  /** The draft of this tab is opened, if it belongs to the signed-in account. */
  | EventOf<'draft-opened'>
  /** A question was answered. Null and blank text remove the answer. */
  | EventOf<'answered', { key: string; value: AnswerValue | null }>
  /** A text that is not a number was typed. `value` is the answer from before the person began to type. */
  | EventOf<'typed-unread', { key: string; text: string; value: AnswerValue | null }>
  /** A page of the assessment was opened. */
  | EventOf<'visited', { path: string }>
  /** 'Continue Assessment' has loaded the saved answers again (s.2.4). */
  | EventOf<'saved-reloaded', { uniqueString: string; answers: Answers }>
  /** The stored unique string was removed: another tab has started again or submitted. */
  | EventOf<'unbound'>
  /** The gateway does not know the unique string. */
  | EventOf<'saved-not-found'>
  /** A save or submission begins, and the next one has to wait. */
  | EventOf<'write-begun'>
  | EventOf<'write-ended'>
  /** A save is sent; `isAutomatic` means that it is automatic. */
  | EventOf<'save-begun', { isAutomatic: boolean }>
  /** Save was pressed while an automatic save is being sent: its result is now shown like that of a pressed one. */
  | EventOf<'save-pressed'>
  | EventOf<'save-succeeded', { uniqueString: string }>
  /** `isSent` is false if the save failed before its request was sent. An earlier save may then still be without a response. */
  | EventOf<'save-failed', { fault: CallError; online: boolean; isSent: boolean }>
  /** Nothing was sent, and there is no error. */
  | EventOf<'save-withdrawn'>
  /** A pressed save has succeeded: its modal opens. */
  | EventOf<'save-confirmed'>
  /** Submit was pressed, or the app begins to look for the report of an earlier submission. */
  | EventOf<'submission-begun'>
  | EventOf<'submission-sent'>
  /** It is known that the submission has created no report. */
  | EventOf<'submission-refused'>
  | EventOf<'submission-ended'>
  /** The assessment has become a report. */
  | EventOf<'completed', { owner: string; reportId: string }>
  /** Start: removes all answers and the stored unique string (s.4). */
  | EventOf<'started-again'>
  /** Discard: removes what was not saved. The saved assessment stays at the gateway (docs/faults.md D2). */
  | EventOf<'discarded'>
  /** Undo of Start or Discard. */
  | EventOf<'undone'>
  /** A notice or modal was closed. */
  | EventOf<'dismissed', { what: 'aside' | 'isSavedModalOpen' | 'storage' }>
  /** `forget` removes the data of the person (`session/forget.ts`). */
  | EventOf<'forgotten', { reason: ForgetReason }>
  /** This tab wants to edit the assessment of an account. */
  | EventOf<'sharing-begun', { account: string }>
  | EventOf<'sharing-ended'>
  /** This tab got or lost the lock of the editing tab. */
  | EventOf<'lock-changed', { hasLock: boolean }>
  /** The person wants to edit in this tab instead of in another. */
  | EventOf<'taken-over'>
  /** The editing tab has sent its assessment; null after its submission. */
  | EventOf<'other-tab-answered', { draft: HraDraft | null }>
  /** The draft was written; `isKept` is false if storage refused it, so that it is only in memory. */
  | EventOf<'draft-stored', { isKept: boolean }>;

type EventOf<Type extends string, Fields = unknown> = Readonly<{ type: Type } & Fields>;

/** When an event happened, and the stored e-mail at that time. */
export interface Stamp {
  readonly at: Date;
  readonly email: string;
}
