import type { CallError } from '@choose-life/client';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { ForgetReason } from '@/session/forget';
import type { HraDraft } from './state.ts';

export type AssessmentEvent =
  /** An assessment was opened: the saved answers have come, or without a unique string nothing was begun. */
  | EventOf<'opened', { uniqueString: string | null; answers: Answers; path: string }>
  | EventOf<'draft-opened'>
  /** Null and blank text take the answer back. */
  | EventOf<'answered', { key: string; value: AnswerValue | null }>
  /** A text was typed that cannot be read; `value` is the answer that was there before somebody began to type. */
  | EventOf<'typed-unread', { key: string; text: string; value: AnswerValue | null }>
  | EventOf<'visited', { path: string }>
  | EventOf<'saved-reloaded', { uniqueString: string; answers: Answers }>
  /** The stored unique string is gone: another tab started again or submitted. */
  | EventOf<'unbound'>
  | EventOf<'saved-not-found'>
  | EventOf<'write-begun'>
  | EventOf<'write-ended'>
  | EventOf<'save-begun', { quiet: boolean }>
  /** Somebody pressed Save while a quiet save is under way. */
  | EventOf<'save-pressed'>
  | EventOf<'save-succeeded', { uniqueString: string }>
  /** Not sent: an earlier save may still be the open question. */
  | EventOf<'save-failed', { fault: CallError; online: boolean; isSent: boolean }>
  | EventOf<'save-withdrawn'>
  | EventOf<'save-confirmed'>
  /** Submit was pressed, or a look for the report of an earlier submission begins. */
  | EventOf<'submission-begun'>
  | EventOf<'submission-sent'>
  /** It is known that it made no report. */
  | EventOf<'submission-refused'>
  | EventOf<'submission-ended'>
  | EventOf<'completed', { owner: string; reportId: string }>
  /** Start: every answer and the stored unique string go at once (s.4). */
  | EventOf<'started-again'>
  /** Discard: what was not saved goes, what the server has stays (docs/faults.md D2). */
  | EventOf<'discarded'>
  | EventOf<'undone'>
  | EventOf<'dismissed', { what: 'aside' | 'savedModal' | 'storage' }>
  | EventOf<'forgotten', { reason: ForgetReason }>
  | EventOf<'sharing-begun', { account: string }>
  | EventOf<'sharing-ended'>
  | EventOf<'lock-changed', { held: boolean }>
  | EventOf<'taken-over'>
  /** The answers of the tab that changes them; null once it has submitted. */
  | EventOf<'other-tab-answered', { draft: HraDraft | null }>
  | EventOf<'draft-stored', { kept: boolean }>;

type EventOf<Type extends string, Fields = unknown> = Readonly<{ type: Type } & Fields>;

export interface Stamp {
  readonly at: Date;
  readonly email: string;
}
