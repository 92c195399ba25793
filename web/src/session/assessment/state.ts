import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraDraft } from './draft-shape.ts';
import type { SaveState } from './save-state.ts';

/** The account and the saved assessment that answers belong to. */
export interface Binding {
  /** Who types; empty when nobody is signed in. */
  readonly email: string;
  /** The saved assessment this continues; null before the first save. */
  readonly uniqueString: string | null;
}

/** Nothing is open. */
interface Closed {
  readonly kind: 'closed';
  /** The draft of an earlier visit, until it is opened. */
  readonly draft: HraDraft | null;
}

/** An assessment being answered: one slot per answer key (s.3), and what is known of its saving. */
export interface Answering extends Binding {
  readonly kind: 'answering';
  readonly answers: Answers;
  /** True when the server lacks something. */
  readonly unsaved: boolean;
  readonly changedAt: Date;
  /** The page last open, for Continue. */
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

/** An assessment with answers to show. */
export type Opened = Answering | Submitted;

/** Which tab of this browser changes the assessment of an account (docs/faults.md D13). */
export type Sharing =
  | { readonly kind: 'alone' }
  /** The browser has not said yet which tab it is. */
  | { readonly kind: 'asking'; readonly account: string }
  /** This one: the others show what it sends them. */
  | { readonly kind: 'editing'; readonly account: string }
  | {
      readonly kind: 'watching';
      readonly account: string;
      /** What this tab had of its own: only here, with the others too, or replaced by what another tab has. */
      readonly own: 'held' | 'shared' | 'replaced';
      /** True once somebody wants to change the answers here. */
      readonly takingOver: boolean;
    };

/** Answers that were typed under one account while the browser is signed in under another, or under none. */
export interface OtherAccount {
  readonly typedBy: string;
  readonly signedInAs: string | null;
}

/** What this tab knows of the assessment and does about it. */
export interface AssessmentState {
  readonly assessment: Closed | Opened;
  /** What Start, Discard or another saved assessment replaced (docs/faults.md D15). */
  readonly aside: HraDraft | null;
  /** Drafts that wait for their accounts, by `accountKey` (docs/faults.md D9). Whoever has one open has none here. */
  readonly waiting: Readonly<Record<string, HraDraft>>;
  /** The stored unique string. */
  readonly uniqueString: string | null;
  readonly sharing: Sharing;
  /** True while a save or submission is under way: there is one at a time, so that an older one never arrives last. */
  readonly busy: boolean;
  /** True while a submission, or the look for one, waits or is under way. */
  readonly submitting: boolean;
  /** Set while a person is told that the answers of this tab are somebody else's (docs/faults.md D9). */
  readonly otherAccount: OtherAccount | null;
  /** True when the stored unique string named nothing the server knows (docs/faults.md D14). */
  readonly savedNotFound: boolean;
  /** True while the 'Health Assessment Saved' modal is open. */
  readonly savedModal: boolean;
  /** Whether the browser keeps drafts, or the person has dismissed the notice that it does not (docs/faults.md D16, D17). */
  readonly storage: 'keeps' | 'refuses' | 'dismissed';
}

/** A tab that has done nothing yet. */
export const initialState: AssessmentState = {
  assessment: { kind: 'closed', draft: null },
  aside: null,
  waiting: {},
  uniqueString: null,
  sharing: { kind: 'alone' },
  busy: false,
  submitting: false,
  otherAccount: null,
  savedNotFound: false,
  savedModal: false,
  storage: 'keeps',
};

/** What is being answered; null when nothing is. */
export function answeringIn({ assessment }: AssessmentState): Answering | null {
  return assessment.kind === 'answering' ? assessment : null;
}

/** Changes what is being answered; nothing where nothing is. */
export function changed(state: AssessmentState, change: (held: Answering) => Answering): AssessmentState {
  const held = answeringIn(state);
  const next = held && change(held);
  return next === null || next === held ? state : { ...state, assessment: next };
}
