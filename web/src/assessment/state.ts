import type { CallError } from '@choose-life/client';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

/*
 * The state of the assessment in this tab. `reduce.ts` has the transitions, `events.ts` the events.
 *
 * The assessment (`AssessmentState.assessment`):
 *
 *   closed ────── opened, draft-opened ──────▶   open   ─────── completed ──────▶ submitted
 *     ▲                                            │                                  │
 *     └── started-again, discarded, forgotten ─────┴──────────────────────────────────┘
 *
 *   `opened` also replaces an open or submitted assessment, and `completed` a closed one. `undone` and `other-tab-answered` may lead from any
 *   state to `open` or `closed`.
 *
 * The last save of an open assessment (`OpenAssessment.save`):
 *
 *   not-attempted ─ save-begun ─▶ pending ─ save-succeeded ─▶ success ─ save-begun ─▶ pending
 *                                    │ ▲
 *                        save-failed │ │ save-begun
 *                                    ▼ │
 *     failure         it is known that the gateway has not saved
 *     no-auth         the session has expired
 *     unknown         no response arrived: the gateway may have saved (docs/faults.md D8)
 *     client-failure  the browser was offline: the gateway may have saved before the connection was lost (D23)
 *
 * `tabs.ts` has the diagram of several tabs with one assessment (`AssessmentState.sharing`).
 */

/** What identifies the record of an assessment at the gateway: the account and the unique string. */
export interface AssessmentRecord {
  /** Empty when nobody is signed in. */
  readonly email: string;
  /** Null before the first save. */
  readonly uniqueString: string | null;
}

/**
 * Why an assessment was put aside, so that Undo can bring it back. Stored in drafts.
 * - `started-again`: the person has pressed Start.
 * - `discarded`: the person has pressed Discard.
 * - `opened-saved`: another assessment or a report has replaced it.
 */
export const asideReasons = ['started-again', 'discarded', 'opened-saved'] as const;

/** The reason for which an assessment was put aside. */
export type AsideReason = (typeof asideReasons)[number];

/**
 * The texts in number fields that could not be read as a number, by answer key. The answers of these keys stay unchanged
 * (docs/faults.md D22).
 */
export type UnreadableTexts = Readonly<Record<string, string>>;

/**
 * An assessment as it is stored in session storage, without the version. Times are ISO strings. A renamed property needs a migration
 * (`draft-storage.ts`), so two properties have older names than in the state: `unread` is `unreadableTexts` there, and `saveWasQuiet` is
 * `isAutomatic`.
 */
export interface HraDraft extends AssessmentRecord {
  readonly answers: Answers;
  /** The keys of the answers that the gateway does not have. */
  readonly unsavedKeys: readonly string[];
  /** The texts that could not be read as a number. */
  readonly unread: UnreadableTexts;
  /** The time of the last change. */
  readonly changedAt: string;
  /** The path of the page that was visited last. */
  readonly path: string;
  /** The `attempt` of the last save if it got no response: the gateway may have the answers. Null after a response, and without a save. */
  readonly saveAttemptedAt: string | null;
  /** Whether the save of `saveAttemptedAt` was automatic. */
  readonly saveWasQuiet: boolean;
  /** When a submission was sent that got no response. Null without such a submission, and if it is known that it created no report. */
  readonly submitAttemptedAt: string | null;
  /** Why and when the assessment was put aside; null if it was not. */
  readonly aside: { readonly reason: AsideReason; readonly at: string } | null;
}

interface SaveOrigin {
  /**
   * Whether the save was automatic: nobody pressed Save, so only the line at the top of the page shows the result (docs/faults.md
   * D27).
   */
  readonly isAutomatic: boolean;
}

/** A save that has begun and not ended. */
export interface PendingSave extends SaveOrigin {
  readonly kind: 'pending';
  /** When the save began. If a first save is repeated because it got no response, this is the time of the first attempt. */
  readonly attempt: Date;
  /** The answers that the request contains. */
  readonly sentAnswers: Answers;
  /** The state of the save before this one. It is restored if that save got no response, and this one fails before its request is sent. */
  readonly previous: EndedSave;
}

/** The state of the last save. The diagram above explains the kinds. */
export type SaveState = PendingSave | EndedSave;

type EndedSave =
  | { readonly kind: 'not-attempted' }
  | { readonly kind: 'success'; readonly at: Date }
  | ({ readonly kind: 'failure' | 'no-auth' } & SaveOrigin)
  | ({ readonly kind: 'unknown' | 'client-failure'; readonly attempt: Date } & SaveOrigin);

/** An assessment that this tab shows, and that a person can answer unless another tab edits it. It may be saved or not. */
export interface OpenAssessment extends AssessmentRecord {
  readonly kind: 'open';
  /** All answers by key, also of questions that are hidden now. Null is an answer that was removed. */
  readonly answers: Answers;
  /** The keys of the answers that the gateway does not have. */
  readonly unsavedKeys: readonly string[];
  readonly unreadableTexts: UnreadableTexts;
  /** The time of the last change. */
  readonly changedAt: Date;
  /** The path of the page that was visited last: a reload or Continue opens it. */
  readonly path: string;
  readonly save: SaveState;
  /** When a submission was sent that got no response: a report may exist (docs/faults.md D8, D11). Null without such a submission. */
  readonly submitAttempt: Date | null;
}

/** An assessment that became a report: it has no draft, and cannot be continued (s.4). */
interface SubmittedAssessment {
  readonly kind: 'submitted';
  readonly email: string;
  readonly answers: Answers;
  readonly reportId: string;
}

/** An assessment that pages can show: open, or submitted in this tab. */
export type ShownAssessment = OpenAssessment | SubmittedAssessment;

/** What this tab does with an assessment that several tabs may have open (docs/faults.md D13). `tabs.ts` has the diagram. */
export type Sharing =
  | { readonly kind: 'alone' }
  | { readonly kind: 'requesting'; readonly account: string }
  | { readonly kind: 'editing'; readonly account: string }
  | {
      readonly kind: 'watching';
      readonly account: string;
      readonly answerOrigin: AnswerOrigin;
      /** Whether the person wants to edit in this tab. */
      readonly isTakingOver: boolean;
    };

/**
 * Where the answers of a watching tab come from, and who else has them: typed here and not sent to other tabs (`only-here`), typed
 * here and sent to the other tabs (`shared`), or received from the editing tab (`received`).
 */
export type AnswerOrigin = 'only-here' | 'shared' | 'received';

/** Everything that this tab knows of the assessment. */
export interface AssessmentState {
  /** A closed assessment is not shown. It may have a draft, which was read from storage or is left from an ended session. */
  readonly assessment: { readonly kind: 'closed'; readonly draft: HraDraft | null } | ShownAssessment;
  /** The assessment that was put aside, which Undo brings back; null if there is none. */
  readonly undoDraft: HraDraft | null;
  /** The unique string in local storage, which all tabs share. Null without a saved assessment. */
  readonly uniqueString: string | null;
  readonly sharing: Sharing;
  /**
   * Whether a save or submission is being sent. Only one is sent at a time, so that an older one cannot arrive after a newer one.
   */
  readonly isWriting: boolean;
  /** Whether a submission runs, or the report of an earlier one is searched for. */
  readonly isSubmitting: boolean;
  /** Whether the gateway had no record with the stored unique string. A notice informs the person (docs/faults.md D14). */
  readonly isRecordMissing: boolean;
  /** Whether the modal of a successful save is open. */
  readonly isSavedModalOpen: boolean;
  /** Whether the browser stores drafts, or the person has dismissed the notice that it does not (docs/faults.md D16, D17). */
  readonly draftStorage: 'works' | 'fails' | 'notice-dismissed';
}

/** The state of a new tab without a draft. */
export const initialState: AssessmentState = {
  assessment: { kind: 'closed', draft: null },
  undoDraft: null,
  uniqueString: null,
  sharing: { kind: 'alone' },
  isWriting: false,
  isSubmitting: false,
  isRecordMissing: false,
  isSavedModalOpen: false,
  draftStorage: 'works',
};

/** The open assessment; null if it is closed or submitted. */
export function openAssessmentIn({ assessment }: AssessmentState): OpenAssessment | null {
  return assessment.kind === 'open' ? assessment : null;
}

/** A constant, so that React hooks which depend on it do not run again. */
const noTexts: UnreadableTexts = {};

/** The texts that could not be read as numbers. A submitted assessment has none, because they are never sent. */
export function unreadableTextsOf(assessment: ShownAssessment): UnreadableTexts {
  return assessment.kind === 'open' ? assessment.unreadableTexts : noTexts;
}

/** Whether another tab edits the assessment, so that this one only shows it. */
export function isWatching({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching';
}

/**
 * The state of a save after it has failed. An error with the outcome `not-sent` or `refused` means that the gateway has not saved.
 * @param isOnline whether the browser was online when the save failed
 * @param save when the save was sent, and whether it was automatic
 */
export function saveStateOfFault(
  fault: CallError,
  isOnline: boolean,
  save: { readonly attempt: Date; readonly isAutomatic: boolean },
): EndedSave {
  const { attempt, isAutomatic } = save;
  // Checked first: the gateway has responded that the session expired, so the outcome is known even if the browser is offline now.
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth', isAutomatic };
  if (!isOnline) return { kind: 'client-failure', attempt, isAutomatic };
  return fault.outcome === 'unknown'
    ? { kind: 'unknown', attempt, isAutomatic }
    : { kind: 'failure', isAutomatic };
}

/** Whether a manual save failed or got no response. The page shows this until a save succeeds. */
export function isReportedFault(save: SaveState): boolean {
  return 'isAutomatic' in save && save.kind !== 'pending' && !save.isAutomatic;
}

/** Whether an automatic save failed or got no response. Such a save is repeated automatically. */
export function isAutomaticFault(save: SaveState): boolean {
  return 'isAutomatic' in save && save.kind !== 'pending' && save.isAutomatic;
}

/** When the last save began, if it has no response yet or will get none; null if it got one, or if there was no save. */
export function noResponseSince(save: SaveState): Date | null {
  return 'attempt' in save ? save.attempt : null;
}
