import type { CallError } from '@choose-life/client';
import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { End } from '@/session/forget';
import type { HraDraft } from './state.ts';

/** Everything that can happen to the assessment of this tab, with what each event tells. */
export type AssessmentEvent =
  /** An assessment was opened: the saved answers have come, or without a unique string nothing was begun. */
  | Told<'opened', { uniqueString: string | null; answers: Answers; path: string }>
  | Told<'draft-opened'>
  /** One answer was given, changed or taken back (null or blank text). */
  | Told<'answered', { key: string; value: AnswerValue | null }>
  | Told<'visited', { path: string }>
  /** The saved answers were read once more. */
  | Told<'saved-reloaded', { uniqueString: string; answers: Answers }>
  /** The stored unique string is gone: another tab started again or submitted. */
  | Told<'unbound'>
  /** The server does not know the stored unique string. */
  | Told<'saved-not-found'>
  | Told<'turn-begun'>
  | Told<'turn-ended'>
  /** A quiet save is one that nobody pressed for. */
  | Told<'save-begun', { quiet: boolean }>
  /** Somebody pressed Save while a quiet save is under way. */
  | Told<'save-pressed'>
  | Told<'save-succeeded', { uniqueString: string }>
  /** Not sent: an earlier save may still be the open question. */
  | Told<'save-failed', { fault: CallError; online: boolean; isSent: boolean }>
  /** Nothing was sent after all. */
  | Told<'save-withdrawn'>
  /** A save succeeded that is told of in a modal. */
  | Told<'saved-told'>
  /** Submit was pressed, or a look for the report of an earlier submission begins. */
  | Told<'submission-begun'>
  | Told<'submission-sent'>
  /** It is known that it made no report. */
  | Told<'submission-refused'>
  | Told<'submission-ended'>
  /** It became a report. */
  | Told<'completed', { owner: string; reportId: string }>
  /** Start: every answer and the stored unique string go at once (s.4). */
  | Told<'started-again'>
  /** Discard: what was not saved goes, what the server has stays (docs/faults.md D2). */
  | Told<'discarded'>
  | Told<'undone'>
  | Told<'dismissed', { what: 'aside' | 'savedModal' | 'storage' }>
  /** The person is forgotten. */
  | Told<'forgotten', { end: End }>
  | Told<'sharing-begun', { account: string }>
  | Told<'sharing-ended'>
  /** Whether this tab is the one that changes the answers. */
  | Told<'lock-changed', { held: boolean }>
  /** Somebody wants to change the answers in this tab. */
  | Told<'taken-over'>
  /** The answers of the tab that changes them; null once it has submitted. */
  | Told<'other-tab-answered', { draft: HraDraft | null }>
  | Told<'draft-stored', { kept: boolean }>;

type Told<Type extends string, Fields = unknown> = Readonly<{ type: Type } & Fields>;

/** When an event happened, and the stored e-mail. */
export interface Stamp {
  readonly at: Date;
  readonly email: string;
}
