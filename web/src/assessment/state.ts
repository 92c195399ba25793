import type { CallError } from '@choose-life/client';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

/*
 * The state of the assessment in this tab. `reduce.ts` has the transitions, `events.ts` the events.
 *
 * The assessment (`AssessmentState.assessment`):
 *
 *   closed ────── opened, draft-opened ──────▶ answering ────── completed ──────▶ submitted
 *     ▲                                            │                                  │
 *     └── started-again, discarded, forgotten ─────┴──────────────────────────────────┘
 *
 * A save of an answering assessment (`Answering.save`):
 *
 *   not-attempted ─ save-begun ─▶ pending ─ save-succeeded ─▶ success ─ save-begun ─▶ pending
 *                                    │ ▲
 *                        save-failed │ │ save-begun
 *                                    ▼ │
 *     failure         it is known that the gateway has not saved
 *     no-auth         the session has expired
 *     unknown         no response arrived: the gateway may have saved (docs/faults.md D8)
 *     client-failure  the same, because the browser was offline (D23)
 *
 * Several tabs with the same assessment (`AssessmentState.sharing`): `tabs.ts`.
 */

/** An account, and the record at the gateway that its assessment is saved as. */
export interface Binding {
  /** Empty when nobody is signed in. */
  readonly email: string;
  /** Null before the first save. */
  readonly uniqueString: string | null;
}

/** Why an assessment was put aside: Start, Discard, or a saved assessment was opened over it. Stored in drafts. */
export const asideReasons = ['started-again', 'discarded', 'opened-saved'] as const;

/** One of these reasons. */
export type AsideReason = (typeof asideReasons)[number];

/**
 * Texts in number fields that could not be read as a number, by answer key. The answers of these keys keep their values from before
 * (docs/faults.md D22).
 */
export type UnreadTexts = Readonly<Record<string, string>>;

/** An assessment as it is stored in session storage, without the version. Times are ISO strings. */
export interface HraDraft extends Binding {
  readonly answers: Answers;
  /** The keys of the answers that the gateway does not have. */
  readonly unsavedKeys: readonly string[];
  readonly unread: UnreadTexts;
  /** The time of the last change. */
  readonly changedAt: string;
  /** The path of the page that was visited last. */
  readonly path: string;
  /** When a save was sent that got no response: the gateway may have it. Null if there is none. */
  readonly saveAttemptedAt: string | null;
  /** Whether that save was automatic. */
  readonly saveWasQuiet: boolean;
  /** When a submission was sent that got no response. Null if there is none. */
  readonly submitAttemptedAt: string | null;
  /** Why and when the assessment was put aside; null for the current one. */
  readonly aside: { readonly reason: AsideReason; readonly at: string } | null;
}

/**
 * Whether a save is automatic: nobody pressed Save, so only the line at the top of the page shows the result (docs/faults.md D27).
 */
interface Automatic {
  readonly isAutomatic: boolean;
}

/** A save that is being sent. */
export interface PendingSave extends Automatic {
  readonly kind: 'pending';
  /** When it was sent; for a repeated first save, when the first try was sent. */
  readonly attempt: Date;
  /** The answers that the request contains. */
  readonly sent: Answers;
  /** The state before it, which is restored if nothing was sent. */
  readonly before: EndedSave;
}

/** The state of the last save. The diagram above explains the kinds. */
export type SaveState = PendingSave | EndedSave;

type EndedSave =
  | { readonly kind: 'not-attempted' }
  | { readonly kind: 'success'; readonly at: Date }
  | ({ readonly kind: 'failure' | 'no-auth' } & Automatic)
  | ({ readonly kind: 'unknown' | 'client-failure'; readonly attempt: Date } & Automatic);

/** An assessment that a person is answering in this tab, saved or not. */
export interface Answering extends Binding {
  readonly kind: 'answering';
  /** All answers by key, also of questions that are hidden now. Null is an answer that was removed. */
  readonly answers: Answers;
  /** The keys of the answers that the gateway does not have. */
  readonly unsavedKeys: readonly string[];
  readonly unread: UnreadTexts;
  /** The time of the last change. */
  readonly changedAt: Date;
  /** The path of the page that was visited last: a reload or Continue opens it. */
  readonly path: string;
  readonly save: SaveState;
  /**
   * When a submission was sent that got no response, so that a report may exist (docs/faults.md D8, D11). Null if there is none.
   */
  readonly submitAttempt: Date | null;
}

/** An assessment that became a report: it has no draft, and cannot be continued (s.4). */
interface Submitted {
  readonly kind: 'submitted';
  readonly email: string;
  readonly answers: Answers;
  readonly reportId: string;
}

/** An assessment that pages can show. */
export type Opened = Answering | Submitted;

/** What this tab does with an assessment that several tabs may have open (docs/faults.md D13). `tabs.ts` has the diagram. */
export type Sharing =
  | { readonly kind: 'alone' }
  | { readonly kind: 'asking'; readonly account: string }
  | { readonly kind: 'editing'; readonly account: string }
  | {
      readonly kind: 'watching';
      readonly account: string;
      readonly answersHere: AnswersHere;
      /** Whether the person wants to edit in this tab. */
      readonly isTakingOver: boolean;
    };

/**
 * The answers of a watching tab: typed in this tab and unknown to the others (`only-here`), typed in this tab and sent to the
 * others (`shared`), or received from the editing tab (`received`).
 */
export type AnswersHere = 'only-here' | 'shared' | 'received';

/** Everything that this tab knows of the assessment. */
export interface AssessmentState {
  /** A closed assessment is not shown. It may have a draft, from storage or of an ended session. */
  readonly assessment: { readonly kind: 'closed'; readonly draft: HraDraft | null } | Opened;
  /** What Undo brings back; null for nothing. */
  readonly aside: HraDraft | null;
  /** The unique string in local storage, which all tabs share. Null without a saved assessment. */
  readonly uniqueString: string | null;
  readonly sharing: Sharing;
  /**
   * Whether a save or submission is being sent. Only one is sent at a time, so that an older one cannot arrive after a newer one.
   */
  readonly isWriting: boolean;
  /** Whether a submission runs, or the report of an earlier one is searched for. */
  readonly isSubmitting: boolean;
  /** Whether the gateway does not know the stored unique string. A notice informs the person. */
  readonly savedNotFound: boolean;
  /** Whether the modal of a successful save is open. */
  readonly isSavedModalOpen: boolean;
  /** Whether the browser stores drafts, or the person has dismissed the notice that it does not (docs/faults.md D16, D17). */
  readonly storage: 'keeps' | 'refuses' | 'dismissed';
}

/** The state of a new tab without a draft. */
export const initialState: AssessmentState = {
  assessment: { kind: 'closed', draft: null },
  aside: null,
  uniqueString: null,
  sharing: { kind: 'alone' },
  isWriting: false,
  isSubmitting: false,
  savedNotFound: false,
  isSavedModalOpen: false,
  storage: 'keeps',
};

/** The assessment that is being answered; null if none is. */
export function answeringIn({ assessment }: AssessmentState): Answering | null {
  return assessment.kind === 'answering' ? assessment : null;
}

/** The same object for each call, so that values which are memoised by it do not change. */
const noTexts: UnreadTexts = {};

/** The texts that could not be read as numbers; none after the submission. */
export function unreadTextsOf(opened: Opened): UnreadTexts {
  return opened.kind === 'answering' ? opened.unread : noTexts;
}

/** Whether another tab edits the assessment, and this one only shows it. */
export function isWatching({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching';
}

/**
 * The state of a save after it has failed. An error with the outcome `not-sent` or `refused` means that the gateway has not saved.
 * @param online whether the browser was online when the save failed
 * @param save when the save was sent, and whether it was automatic
 */
export function saveStateOfFault(
  fault: CallError,
  online: boolean,
  save: { readonly attempt: Date; readonly isAutomatic: boolean },
): EndedSave {
  const { attempt, isAutomatic } = save;
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth', isAutomatic };
  if (!online) return { kind: 'client-failure', attempt, isAutomatic };
  return fault.outcome === 'unknown'
    ? { kind: 'unknown', attempt, isAutomatic }
    : { kind: 'failure', isAutomatic };
}

/** Whether a save failed after the person had pressed Save. The page shows this until a save succeeds. */
export function isReportedFault(save: SaveState): boolean {
  return 'isAutomatic' in save && save.kind !== 'pending' && !save.isAutomatic;
}

/** Whether an automatic save failed or got no response. It is repeated automatically. */
export function isAutomaticFault(save: SaveState): boolean {
  return 'isAutomatic' in save && save.kind !== 'pending' && save.isAutomatic;
}

/** When a save was sent that has no response yet, or will have none; null if there is none. */
export function unansweredSince(save: SaveState): Date | null {
  return 'attempt' in save ? save.attempt : null;
}
