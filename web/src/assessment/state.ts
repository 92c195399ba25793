import type { CallError } from '@choose-life/client';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

export interface Binding {
  /** Empty when nobody is signed in. */
  readonly email: string;
  /** Null before the first save. */
  readonly uniqueString: string | null;
}

export const asideReasons = ['started-again', 'discarded', 'opened-saved'] as const;
export type AsideReason = (typeof asideReasons)[number];

/**
 * Texts in the fields of numbers that could not be read, as they were typed, by answer key. The answers of these keys stay as they were
 * before (docs/faults.md D22).
 */
export type UnreadTexts = Readonly<Record<string, string>>;

/** A draft as it lies in session storage, beside its version. Times are ISO texts. */
export interface HraDraft extends Binding {
  readonly answers: Answers;
  /** The keys of the answers that the server lacks. */
  readonly unsavedKeys: readonly string[];
  readonly unread: UnreadTexts;
  readonly changedAt: string;
  readonly path: string;
  /** When it was sent to be saved and no answer came: it may have arrived. */
  readonly saveAttemptedAt: string | null;
  readonly saveWasQuiet: boolean;
  readonly submitAttemptedAt: string | null;
  readonly aside: { readonly reason: AsideReason; readonly at: string } | null;
}

/** Whether nobody pressed Save: then only the line at the top says how it went (docs/faults.md D27). */
interface Quiet {
  readonly quiet: boolean;
}

export interface PendingSave extends Quiet {
  readonly kind: 'pending';
  readonly attempt: Date;
  readonly sent: Answers;
  readonly before: EndedSave;
}

export type SaveState = PendingSave | EndedSave;

type EndedSave =
  | { readonly kind: 'not-attempted' }
  | { readonly kind: 'success'; readonly at: Date }
  | ({ readonly kind: 'failure' | 'no-auth' } & Quiet)
  /** It may have been saved all the same (docs/faults.md D8); offline, cut off before or after it arrived (D23). */
  | ({ readonly kind: 'unknown' | 'client-failure'; readonly attempt: Date } & Quiet);

export interface Answering extends Binding {
  readonly kind: 'answering';
  readonly answers: Answers;
  readonly unsavedKeys: readonly string[];
  readonly unread: UnreadTexts;
  readonly changedAt: Date;
  readonly path: string;
  readonly save: SaveState;
  /** When it was submitted without an answer: it may have become a report (docs/faults.md D8, D11). */
  readonly submitAttempt: Date | null;
}

/** An assessment that became a report: no draft any more, and nothing is left to continue (s.4). */
interface Submitted {
  readonly kind: 'submitted';
  readonly email: string;
  readonly answers: Answers;
  readonly reportId: string;
}

export type Opened = Answering | Submitted;

/** Which tab of this browser changes the assessment of an account (docs/faults.md D13). */
type Sharing =
  | { readonly kind: 'alone' }
  | { readonly kind: 'asking'; readonly account: string }
  | { readonly kind: 'editing'; readonly account: string }
  | {
      readonly kind: 'watching';
      readonly account: string;
      /** What this tab had of its own: only here, with the others too, or replaced by what another tab has. */
      readonly own: 'held' | 'shared' | 'replaced';
      readonly takingOver: boolean;
    };

export interface AssessmentState {
  readonly assessment: { readonly kind: 'closed'; readonly draft: HraDraft | null } | Opened;
  readonly aside: HraDraft | null;
  readonly uniqueString: string | null;
  readonly sharing: Sharing;
  /** True while a save or submission is under way: there is one at a time, so that an older one never arrives last. */
  readonly busy: boolean;
  readonly submitting: boolean;
  readonly savedNotFound: boolean;
  readonly savedModal: boolean;
  /** Whether the browser keeps drafts, or the person has dismissed the notice that it does not (docs/faults.md D16, D17). */
  readonly storage: 'keeps' | 'refuses' | 'dismissed';
}

export const initialState: AssessmentState = {
  assessment: { kind: 'closed', draft: null },
  aside: null,
  uniqueString: null,
  sharing: { kind: 'alone' },
  busy: false,
  submitting: false,
  savedNotFound: false,
  savedModal: false,
  storage: 'keeps',
};

export function answeringIn({ assessment }: AssessmentState): Answering | null {
  return assessment.kind === 'answering' ? assessment : null;
}

const noTexts: UnreadTexts = {};

/** The texts that could not be read; none once it is submitted. */
export function unreadTextsOf(opened: Opened): UnreadTexts {
  return opened.kind === 'answering' ? opened.unread : noTexts;
}

export function isWatching({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching';
}

/** The state after a save, begun at `attempt`, that failed. A `not-sent` or `refused` save is known not to be there. */
export function saveStateOfFault(
  fault: CallError,
  online: boolean,
  { attempt, quiet }: { readonly attempt: Date; readonly quiet: boolean },
): EndedSave {
  if (fault.kind === 'SESSION_EXPIRED') return { kind: 'no-auth', quiet };
  if (!online) return { kind: 'client-failure', attempt, quiet };
  return fault.outcome === 'unknown' ? { kind: 'unknown', attempt, quiet } : { kind: 'failure', quiet };
}

/** Whether a save failed that somebody had pressed for: shown until one succeeds. */
export function isReportedFault(save: SaveState): boolean {
  return 'quiet' in save && save.kind !== 'pending' && !save.quiet;
}

/** Whether a save failed, or got no answer, that nobody had pressed for: it is tried again by itself. */
export function isQuietFault(save: SaveState): boolean {
  return 'quiet' in save && save.kind !== 'pending' && save.quiet;
}

export function unansweredSince(save: SaveState): Date | null {
  return 'attempt' in save ? save.attempt : null;
}
