import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import { sameAccount } from '@/session/same-account';
import {
  answeringOf,
  draftFor,
  draftInState,
  hasContent,
  hasContentOnlyHere,
  newAnswering,
  putAside,
  putUnsavedAside,
  undoOfferFor,
} from './drafts.ts';
import type { AssessmentEvent, Stamp } from './events.ts';
import {
  type Answering,
  type AnswersHere,
  type AssessmentState,
  answeringIn,
  type HraDraft,
  initialState,
  isReportedFault,
  isWatching,
  type PendingSave,
  type Sharing,
  saveStateOfFault,
  unansweredSince,
} from './state.ts';

/*
 * The transitions of the assessment; `state.ts` has the diagrams. All transitions follow these rules, which
 * `web/test/assessment/laws.test.ts` tests with random events:
 *
 * - No unsaved answer is lost. An assessment that another one replaces is put aside, until the person clears it or `forget`
 *   removes it.
 * - An answer of this tab takes precedence over a saved one that arrives later (s.3).
 * - The end of a save changes only the assessment that was saved, not one that was opened meanwhile (docs/faults.md D12).
 * - Answers of another account are never shown.
 */

/** The state after an event. It is the same object if nothing has changed. */
export function reduce(state: AssessmentState, event: AssessmentEvent & Stamp): AssessmentState {
  // The type picks the transition of this event; TypeScript cannot express that for a union.
  const transition = transitions[event.type] as (state: AssessmentState, event: object) => AssessmentState;
  return transition(state, event);
}

const transitions: {
  readonly [Type in AssessmentEvent['type']]: (
    state: AssessmentState,
    event: Extract<AssessmentEvent, { type: Type }> & Stamp,
  ) => AssessmentState;
} = {
  opened: (state, event) => {
    const assessment = newAnswering(event, event.answers, event.path, event.at);
    return { ...putUnsavedAside(state, event), assessment };
  },
  'draft-opened': (state, { email }) => {
    const draft = draftFor(state, email);
    return draft === null || answeringIn(state) ? state : { ...state, assessment: answeringOf(draft) };
  },
  // Other answers stay, also those of questions that are hidden from now on (docs/faults.md D21).
  answered: (state, { key, value, at }) =>
    changeAnswering(state, answering => {
      const next = withAnswer(answering, key, value, at);
      if (answering.unread[key] === undefined) return next;
      const { [key]: _, ...unread } = answering.unread;
      return { ...next, unread, changedAt: at };
    }),
  // The answer from before the typing still counts (docs/faults.md D22).
  'typed-unread': (state, { key, text, value, at }) =>
    changeAnswering(state, answering => {
      const next = withAnswer(answering, key, value, at);
      if (answering.unread[key] === text) return next;
      return { ...next, unread: { ...answering.unread, [key]: text }, changedAt: at };
    }),
  visited: (state, { path }) =>
    changeAnswering(state, answering => (answering.path === path ? answering : { ...answering, path })),
  // Answers of this tab take precedence over the saved ones (s.3).
  'saved-reloaded': (state, { uniqueString, answers: saved }) =>
    changeAnswering(state, answering => {
      if (answering.uniqueString !== uniqueString) return answering;
      const answersOfTab = Object.entries(answering.answers).filter(([, value]) => isAnswered(value));
      return { ...answering, answers: { ...saved, ...Object.fromEntries(answersOfTab) } };
    }),
  unbound: unbind,
  // The answers stay, and the next save creates a new record (docs/faults.md D14).
  'saved-not-found': state => ({ ...unbind(state), uniqueString: null, savedNotFound: true }),

  // Start, Discard, and their Undo (docs/faults.md D15).
  'started-again': (state, event) => ({
    ...putAside(state, 'started-again', event),
    uniqueString: null,
    savedNotFound: false,
  }),
  discarded: (state, event) => putAside(state, 'discarded', event),
  // The restored assessment replaces the answers that were typed since.
  undone: (state, event) => {
    const draft = state.aside;
    const rest = { ...state, aside: null };
    if (draft === null || !undoOfferFor(draft, event.email, event.at)) return rest;
    // A draft without answers is only a unique string: the page then loads the saved answers.
    const assessment = hasContent(draft) ? answeringOf(draft) : { kind: 'closed' as const, draft: null };
    return { ...rest, uniqueString: draft.uniqueString, assessment };
  },

  // Saves.
  'write-begun': state => ({ ...state, isWriting: true }),
  'write-ended': state => ({ ...state, isWriting: false }),
  'save-begun': (state, { isAutomatic, at }) =>
    changeAnswering(state, answering => {
      const before = answering.save.kind === 'pending' ? answering.save.before : answering.save;
      // A first save without a response may have created a record. It is searched for from the time of the first try
      // (`unanswered.ts`), until it is found or known not to exist.
      const firstAttempt = answering.uniqueString === null ? unansweredSince(before) : null;
      return {
        ...answering,
        save: {
          kind: 'pending',
          attempt: firstAttempt ?? at,
          sent: answering.answers,
          before,
          // After an error that the person has seen, the page also shows the result of an automatic save.
          isAutomatic: isAutomatic && !isReportedFault(before),
        },
      };
    }),
  'save-pressed': state =>
    changePending(state, (answering, save) => ({ ...answering, save: { ...save, isAutomatic: false } })),
  'save-succeeded': (state, { uniqueString, at }) => {
    const saved = changePending(state, (answering, { sent }) => {
      // Answers that were typed since the request was sent are still unsaved.
      const unsavedKeys = answering.unsavedKeys.filter(key => answering.answers[key] !== sent[key]);
      return { ...answering, uniqueString, unsavedKeys, save: { kind: 'success', at } };
    });
    return saved === state ? state : { ...saved, uniqueString };
  },
  // All answers stay (docs/faults.md D7).
  'save-failed': (state, { fault, online, isSent }) =>
    changePending(state, (answering, save) => {
      const isEarlierUnanswered = !isSent && unansweredSince(save.before) !== null;
      return {
        ...answering,
        save: isEarlierUnanswered ? save.before : saveStateOfFault(fault, online, save),
      };
    }),
  'save-withdrawn': state =>
    changePending(state, (answering, { before }) => ({ ...answering, save: before })),
  'save-confirmed': state => ({ ...state, isSavedModalOpen: true }),

  'submission-begun': state => ({ ...state, isSubmitting: true }),
  'submission-ended': state => ({ ...state, isSubmitting: false }),
  'submission-sent': (state, { at }) =>
    changeAnswering(state, answering => ({ ...answering, submitAttempt: at })),
  'submission-refused': state => changeAnswering(state, answering => ({ ...answering, submitAttempt: null })),
  completed: (state, { owner, reportId, at }) => {
    const open = answeringIn(state);
    const submitted = open && sameAccount(open.email, owner) ? open : null;
    const answers = submitted?.answers ?? {};
    const assessment = { kind: 'submitted', email: owner, answers, reportId } as const;
    const attempt = submitted?.submitAttempt ?? null;
    // Nothing was typed since the submission was sent, so all answers are in the report.
    if (submitted && (attempt === null || submitted.changedAt <= attempt))
      return { ...state, uniqueString: null, assessment };
    // Answers that were typed after the submission was sent are not in the report. They are put aside, and Undo brings them back
    // as a new assessment.
    const unbound = changeAnswering(state, answering => ({
      ...answering,
      uniqueString: null,
      submitAttempt: null,
    }));
    const rest = putUnsavedAside(submitted ? unbound : state, { at, email: owner });
    return { ...rest, uniqueString: null, assessment };
  },

  // Several tabs with one assessment (docs/faults.md D13; `tabs.ts`).
  'sharing-begun': (state, { account }) => ({ ...state, sharing: { kind: 'asking', account } }),
  'sharing-ended': state => ({ ...state, sharing: { kind: 'alone' } }),
  'lock-changed': (state, { hasLock }) => {
    const { sharing } = state;
    if (sharing.kind === 'alone') return state;
    const { account } = sharing;
    if (hasLock) return { ...state, sharing: { kind: 'editing', account } };
    const answersHere = answersAfterLockLoss(sharing);
    return { ...state, sharing: { kind: 'watching', account, answersHere, isTakingOver: false } };
  },
  'taken-over': state =>
    state.sharing.kind === 'watching'
      ? { ...state, sharing: { ...state.sharing, isTakingOver: true } }
      : state,
  'other-tab-answered': (state, event) => {
    const { sharing } = state;
    if (sharing.kind !== 'watching' || !sameAccount(event.email, sharing.account)) return state;
    if (event.draft && !sameAccount(event.draft.email, sharing.account)) return state;
    const openAssessment = answeringIn(state);
    // Answers that only this tab has are put aside before they are replaced. They are also only here if the draft was not opened: an
    // assessment is shared only while it is open.
    const isOpen = sameAccount(openAssessment?.email ?? null, sharing.account);
    const isOnlyHere = sharing.answersHere === 'only-here' || !isOpen;
    const draftHere = draftFor(state, event.email);
    const rest =
      isOnlyHere && lacksAnswersOf(event.draft, draftHere) ? putAside(state, 'opened-saved', event) : state;
    const assessment = event.draft
      ? { ...answeringOf(event.draft), path: openAssessment?.path ?? event.draft.path }
      : { kind: 'closed' as const, draft: null };
    return { ...rest, sharing: { ...sharing, answersHere: 'received' }, assessment };
  },

  // `isWriting` and `isSubmitting` stay: a write that is being sent still blocks the next one until it ends.
  forgotten: (state, { reason, email }) => {
    const { isWriting, isSubmitting, storage, uniqueString } = state;
    const draft = draftAfterForget(state, reason, email);
    return {
      ...initialState,
      isWriting,
      isSubmitting,
      storage,
      assessment: { kind: 'closed', draft },
      uniqueString: reason === 'logged-in' ? (draft?.uniqueString ?? uniqueString) : null,
    };
  },
  dismissed: (state, { what }) => {
    if (what === 'storage') return { ...state, storage: 'dismissed' };
    return { ...state, [what]: initialState[what] };
  },
  // The notice that storage refuses drafts is shown once: after it was dismissed, it does not return.
  'draft-stored': (state, { isKept }) =>
    state.storage === 'dismissed' ? state : { ...state, storage: isKept ? 'keeps' : 'refuses' },
};

/** Changes the assessment that is being answered. Without one, or if `change` returns the same object, the state stays the same. */
function changeAnswering(
  state: AssessmentState,
  change: (answering: Answering) => Answering,
): AssessmentState {
  const answering = answeringIn(state);
  const next = answering && change(answering);
  return next === null || next === answering ? state : { ...state, assessment: next };
}

/** Changes the assessment that is being saved. The state stays the same if another one was opened meanwhile. */
function changePending(
  state: AssessmentState,
  change: (answering: Answering, save: PendingSave) => Answering,
): AssessmentState {
  return changeAnswering(state, answering =>
    answering.save.kind === 'pending' ? change(answering, answering.save) : answering,
  );
}

function withAnswer(answering: Answering, key: string, value: AnswerValue | null, at: Date): Answering {
  const answer = isAnswered(value) ? value : null;
  if ((answering.answers[key] ?? null) === answer) return answering;
  const unsavedKeys = [...new Set([...answering.unsavedKeys, key])];
  return { ...answering, answers: { ...answering.answers, [key]: answer }, unsavedKeys, changedAt: at };
}

/** Separates the assessment from its record at the gateway: all its answers are unsaved then. */
function unbind(state: AssessmentState): AssessmentState {
  return changeAnswering(state, answering =>
    answering.uniqueString === null
      ? answering
      : { ...answering, uniqueString: null, unsavedKeys: Object.keys(answering.answers) },
  );
}

/** The answers of a tab that does not get the lock, or loses it. A tab that was editing has sent them to the other tabs. */
function answersAfterLockLoss(sharing: Sharing): AnswersHere {
  if (sharing.kind === 'editing') return 'shared';
  return sharing.kind === 'watching' ? sharing.answersHere : 'only-here';
}

/** Whether a draft of another tab lacks an answer or a text that only this tab has. */
function lacksAnswersOf(draft: HraDraft | null, draftHere: HraDraft | null): boolean {
  if (!draftHere || !hasContentOnlyHere(draftHere)) return false;
  const { answers, unread } = draftHere;
  if (Object.entries(unread).some(([key, text]) => draft?.unread[key] !== text)) return true;
  return Object.entries(answers).some(([key, value]) => value !== null && draft?.answers[key] !== value);
}

/**
 * The draft that stays in memory when a person is forgotten; null for none. After the end of a session it is a draft with content
 * that only this tab has (docs/faults.md D5), after a log-in the draft of the account that has logged in, after a log-out none.
 * Answers that another tab edits stay in that tab.
 */
function draftAfterForget(
  state: AssessmentState,
  reason: Extract<AssessmentEvent, { type: 'forgotten' }>['reason'],
  email: string,
): HraDraft | null {
  if (reason === 'logged-out' || isWatching(state)) return null;
  if (reason === 'logged-in') return draftFor(state, email);
  const draft = draftInState(state);
  return hasContentOnlyHere(draft) ? draft : null;
}
