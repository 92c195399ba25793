import type { CallError } from '@choose-life/client';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { ForgetReason } from '@/session/forget';
import type { HraDraft } from './state.ts';

/** Everything that can happen to the assessment of this tab, with what each event tells. */
export type AssessmentEvent =
  /** An assessment was opened: the saved answers have come, or without a unique string nothing was begun. */
  | EventOf<'opened', { uniqueString: string | null; answers: Answers; path: string }>
  | EventOf<'draft-opened'>
  /** One answer was given, changed or taken back (null or blank text). */
  | EventOf<'answered', { key: string; value: AnswerValue | null }>
  | EventOf<'visited', { path: string }>
  /** The saved answers were read once more. */
  | EventOf<'saved-reloaded', { uniqueString: string; answers: Answers }>
  /** The stored unique string is gone: another tab started again or submitted. */
  | EventOf<'unbound'>
  /** The server does not know the stored unique string. */
  | EventOf<'saved-not-found'>
  | EventOf<'write-begun'>
  | EventOf<'write-ended'>
  /** A quiet save is one that nobody pressed for. */
  | EventOf<'save-begun', { quiet: boolean }>
  /** Somebody pressed Save while a quiet save is under way. */
  | EventOf<'save-pressed'>
  | EventOf<'save-succeeded', { uniqueString: string }>
  /** Not sent: an earlier save may still be the open question. */
  | EventOf<'save-failed', { fault: CallError; online: boolean; isSent: boolean }>
  /** Nothing was sent after all. */
  | EventOf<'save-withdrawn'>
  /** A save succeeded that is told of in a modal. */
  | EventOf<'save-confirmed'>
  /** Submit was pressed, or a look for the report of an earlier submission begins. */
  | EventOf<'submission-begun'>
  | EventOf<'submission-sent'>
  /** It is known that it made no report. */
  | EventOf<'submission-refused'>
  | EventOf<'submission-ended'>
  /** It became a report. */
  | EventOf<'completed', { owner: string; reportId: string }>
  /** Start: every answer and the stored unique string go at once (s.4). */
  | EventOf<'started-again'>
  /** Discard: what was not saved goes, what the server has stays (docs/faults.md D2). */
  | EventOf<'discarded'>
  | EventOf<'undone'>
  | EventOf<'dismissed', { what: 'aside' | 'savedModal' | 'storage' }>
  /** The person is forgotten. */
  | EventOf<'forgotten', { reason: ForgetReason }>
  | EventOf<'sharing-begun', { account: string }>
  | EventOf<'sharing-ended'>
  /** Whether this tab is the one that changes the answers. */
  | EventOf<'lock-changed', { held: boolean }>
  /** Somebody wants to change the answers in this tab. */
  | EventOf<'taken-over'>
  /** The answers of the tab that changes them; null once it has submitted. */
  | EventOf<'other-tab-answered', { draft: HraDraft | null }>
  | EventOf<'draft-stored', { kept: boolean }>;

type EventOf<Type extends string, Fields = unknown> = Readonly<{ type: Type } & Fields>;

/** When an event happened, and the stored e-mail. */
export interface Stamp {
  readonly at: Date;
  readonly email: string;
}
