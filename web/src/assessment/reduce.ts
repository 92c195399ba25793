import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import type { ForgetReason } from '@/session/forget';
import { isSameAccount } from '@/session/same-account';
import {
  assessmentOfDraft,
  draftFor,
  draftInState,
  hasContent,
  hasContentOnlyHere,
  newAssessment,
  putAside,
  putUnsavedAside,
  undoOfferFor,
} from './drafts.ts';
import type { AssessmentEvent, EventContext } from './events.ts';
import {
  type AnswerOrigin,
  type AssessmentState,
  type HraDraft,
  initialState,
  isReportedFault,
  isWatching,
  noResponseSince,
  type OpenAssessment,
  openAssessmentIn,
  type PendingSave,
  type Sharing,
  saveStateOfFault,
} from './state.ts';

/*
 * The transitions of the assessment; `state.ts` has the diagrams. All transitions follow these rules. `reduce.test.ts` tests the third one,
 * and `web/test/assessment/invariants.test.ts` the others with random events:
 *
 * - Only the person, or `forget`, removes an unsaved answer. An assessment that another one replaces is put aside (`undoDraft`), until
 *   the next one is put aside, the person uses or closes the notice with Undo, or `forget` removes the data of the person.
 * - An answer of this tab takes precedence over a saved answer that arrives later (s.3).
 * - The end of a save changes only the assessment that was saved, and no assessment that was opened meanwhile (docs/faults.md D12).
 * - Answers of another account are never shown.
 */

/** The state after an event. It is the same object if nothing has changed. */
export function reduce(state: AssessmentState, event: AssessmentEvent & EventContext): AssessmentState {
  // `event.type` selects the transition for this event. TypeScript cannot infer that for a union, so the transition is cast.
  const transition = transitions[event.type] as (state: AssessmentState, event: object) => AssessmentState;
  return transition(state, event);
}

const transitions: {
  readonly [Type in AssessmentEvent['type']]: (
    state: AssessmentState,
    event: Extract<AssessmentEvent, { type: Type }> & EventContext,
  ) => AssessmentState;
} = {
  opened: (state, event) => {
    const assessment = newAssessment(event, event.answers, event.path, event.at);
    return { ...putUnsavedAside(state, event), assessment };
  },
  'draft-opened': (state, { email }) => {
    const draft = draftFor(state, email);
    return draft === null || openAssessmentIn(state)
      ? state
      : { ...state, assessment: assessmentOfDraft(draft) };
  },
  // All other answers stay, also the answers to questions that this answer hides (docs/faults.md D21).
  answered: (state, { key, value, at }) =>
    changeOpenAssessment(state, assessment => {
      const next = withAnswer(assessment, key, value, at);
      if (assessment.unreadableTexts[key] === undefined) return next;
      const { [key]: _replaced, ...unreadableTexts } = assessment.unreadableTexts;
      return { ...next, unreadableTexts, changedAt: at };
    }),
  // While '176 cms' is typed, '176' becomes an answer for a moment. `value` restores the answer from before (docs/faults.md D22).
  'unreadable-text-typed': (state, { key, text, value, at }) =>
    changeOpenAssessment(state, assessment => {
      const next = withAnswer(assessment, key, value, at);
      if (assessment.unreadableTexts[key] === text) return next;
      return { ...next, unreadableTexts: { ...assessment.unreadableTexts, [key]: text }, changedAt: at };
    }),
  visited: (state, { path }) =>
    changeOpenAssessment(state, assessment =>
      assessment.path === path ? assessment : { ...assessment, path },
    ),
  // Answers of this tab, and unsaved removals of answers, take precedence over the saved ones (s.3).
  'saved-reloaded': (state, { uniqueString, answers: saved }) =>
    changeOpenAssessment(state, assessment => {
      if (assessment.uniqueString !== uniqueString) return assessment;
      const answersOfTab = Object.entries(assessment.answers).filter(
        ([key, value]) => isAnswered(value) || assessment.unsavedKeys.includes(key),
      );
      return { ...assessment, answers: { ...saved, ...Object.fromEntries(answersOfTab) } };
    }),
  'unique-string-removed': removeUniqueString,
  // The answers stay, and the next save creates a new record (docs/faults.md D14).
  'record-missing': state => ({ ...removeUniqueString(state), uniqueString: null, isRecordMissing: true }),

  // Start, Discard, and their Undo (docs/faults.md D15).
  'started-again': (state, event) => ({
    ...putAside(state, 'started-again', event),
    uniqueString: null,
    isRecordMissing: false,
  }),
  discarded: (state, event) => putAside(state, 'discarded', event),
  // The restored assessment replaces the answers that were typed since.
  undone: (state, event) => {
    const draft = state.undoDraft;
    const stateWithoutUndo = { ...state, undoDraft: null };
    if (draft === null || !undoOfferFor(draft, event.email, event.at)) return stateWithoutUndo;
    // A draft without answers is only a unique string: the page then loads the saved answers.
    const assessment = hasContent(draft)
      ? assessmentOfDraft(draft)
      : { kind: 'closed' as const, draft: null };
    return { ...stateWithoutUndo, uniqueString: draft.uniqueString, assessment };
  },

  // Saves.
  'write-begun': state => ({ ...state, isWriting: true }),
  'write-ended': state => ({ ...state, isWriting: false }),
  'save-begun': (state, { isAutomatic, at }) =>
    changeOpenAssessment(state, assessment => {
      // A save that is still pending has not ended, so the save before it is kept as the previous one.
      const previous = assessment.save.kind === 'pending' ? assessment.save.previous : assessment.save;
      // A first save without a response may have created a record. Every retry searches for it from the time of the first attempt
      // (`lost-response.ts`), until the record is found or known not to exist.
      const firstAttempt = assessment.uniqueString === null ? noResponseSince(previous) : null;
      return {
        ...assessment,
        save: {
          kind: 'pending',
          attempt: firstAttempt ?? at,
          sentAnswers: assessment.answers,
          previous,
          // After an error that the person has seen, the page also shows the result of an automatic save.
          isAutomatic: isAutomatic && !isReportedFault(previous),
        },
      };
    }),
  'save-pressed': state =>
    changePendingSave(state, (assessment, save) => ({
      ...assessment,
      save: { ...save, isAutomatic: false },
    })),
  // Kept before the save ends: if this save fails too, the next one must update the same record (docs/faults.md D8).
  'record-found': (state, { uniqueString }) => {
    const foundState = changePendingSave(state, assessment => ({ ...assessment, uniqueString }));
    return foundState === state ? state : { ...foundState, uniqueString };
  },
  'save-succeeded': (state, { uniqueString, at }) => {
    const savedState = changePendingSave(state, (assessment, { sentAnswers }) => {
      // Answers that were changed after the request was sent are still unsaved.
      const unsavedKeys = assessment.unsavedKeys.filter(key => assessment.answers[key] !== sentAnswers[key]);
      return { ...assessment, uniqueString, unsavedKeys, save: { kind: 'success', at } };
    });
    return savedState === state ? state : { ...savedState, uniqueString };
  },
  // All answers stay (docs/faults.md D7).
  'save-failed': (state, { fault, isOnline, isSent }) =>
    changePendingSave(state, (assessment, save) => {
      const hasEarlierUnansweredSave = !isSent && noResponseSince(save.previous) !== null;
      return {
        ...assessment,
        // The earlier save may have arrived, and the next save still has to search for its record.
        save: hasEarlierUnansweredSave ? save.previous : saveStateOfFault(fault, isOnline, save),
      };
    }),
  'saved-modal-opened': state => ({ ...state, isSavedModalOpen: true }),

  'submission-begun': state => ({ ...state, isSubmitting: true }),
  'submission-ended': state => ({ ...state, isSubmitting: false }),
  'submission-sent': (state, { at }) =>
    changeOpenAssessment(state, assessment => ({ ...assessment, submitAttempt: at })),
  'submission-without-report': state =>
    changeOpenAssessment(state, assessment => ({ ...assessment, submitAttempt: null })),
  completed: (state, { owner, reportId, at }) => {
    const open = openAssessmentIn(state);
    // Another account may have logged in while the submission was running. Its assessment is not the submitted one.
    const submittedAssessment = open && isSameAccount(open.email, owner) ? open : null;
    // Empty if the assessment was closed while the submission was running.
    const answers = submittedAssessment?.answers ?? {};
    const assessment = { kind: 'submitted', email: owner, answers, reportId } as const;
    const attempt = submittedAssessment?.submitAttempt ?? null;
    // Nothing was changed after the submission was sent, so all answers are in the report. `attempt` is null if `resolveMissingRecord`
    // completes the assessment, which it does only without unsaved answers.
    if (submittedAssessment && (attempt === null || submittedAssessment.changedAt <= attempt))
      return { ...state, uniqueString: null, assessment };
    // Answers that were changed after the submission was sent are not in the report. They are put aside, and Undo brings them back
    // as a new assessment: one without a unique string and without a submission.
    const withoutRecord = changeOpenAssessment(state, assessment => ({
      ...assessment,
      uniqueString: null,
      submitAttempt: null,
    }));
    const stateWithUndo = putUnsavedAside(submittedAssessment ? withoutRecord : state, { at, email: owner });
    return { ...stateWithUndo, uniqueString: null, assessment };
  },

  // Several tabs with one assessment (docs/faults.md D13; `tabs.ts`).
  'edit-lock-requested': (state, { account }) => ({ ...state, sharing: { kind: 'requesting', account } }),
  'edit-lock-released': state => ({ ...state, sharing: { kind: 'alone' } }),
  'lock-changed': (state, { hasLock }) => {
    const { sharing } = state;
    if (sharing.kind === 'alone') return state;
    const { account } = sharing;
    if (hasLock) return { ...state, sharing: { kind: 'editing', account } };
    const answerOrigin = answerOriginAfterLockLoss(sharing);
    return { ...state, sharing: { kind: 'watching', account, answerOrigin, isTakingOver: false } };
  },
  'takeover-requested': state =>
    state.sharing.kind === 'watching'
      ? { ...state, sharing: { ...state.sharing, isTakingOver: true } }
      : state,
  'other-tab-answered': (state, event) => {
    const { sharing } = state;
    if (sharing.kind !== 'watching' || !isSameAccount(event.email, sharing.account)) return state;
    if (event.draft && !isSameAccount(event.draft.email, sharing.account)) return state;
    const openAssessment = openAssessmentIn(state);
    // The answers of an unopened draft count as being only here, because this tab may never have sent them.
    const isAccountOpen = isSameAccount(openAssessment?.email ?? null, sharing.account);
    const hasUnsharedAnswers = sharing.answerOrigin === 'only-here' || !isAccountOpen;
    const draftHere = draftFor(state, event.email);
    // Answers that only this tab has are put aside before they are replaced.
    const stateWithUndo =
      hasUnsharedAnswers && lacksAnswersOf(event.draft, draftHere)
        ? putAside(state, 'opened-saved', event)
        : state;
    const assessment = event.draft
      ? { ...assessmentOfDraft(event.draft), path: openAssessment?.path ?? event.draft.path }
      : { kind: 'closed' as const, draft: null };
    return { ...stateWithUndo, sharing: { ...sharing, answerOrigin: 'received' }, assessment };
  },

  // `isWriting` and `isSubmitting` stay: a write that is being sent still blocks the next one until it ends.
  forgotten: (state, { reason, email }) => {
    const { isWriting, isSubmitting, draftStorage, uniqueString } = state;
    const draft = draftAfterForget(state, reason, email);
    return {
      ...initialState,
      isWriting,
      isSubmitting,
      draftStorage,
      assessment: { kind: 'closed', draft },
      // After a log-in in another tab, that tab may have stored the unique string of the new person already, and null would remove it.
      uniqueString: reason === 'logged-in' ? (draft?.uniqueString ?? uniqueString) : null,
    };
  },
  dismissed: (state, { notice }) => {
    if (notice === 'undo') return { ...state, undoDraft: null };
    if (notice === 'saved-modal') return { ...state, isSavedModalOpen: false };
    return { ...state, draftStorage: 'notice-dismissed' };
  },
  // A person who has dismissed the notice that drafts are not stored does not see it again.
  'draft-stored': (state, { isPersistent }) =>
    state.draftStorage === 'notice-dismissed'
      ? state
      : { ...state, draftStorage: isPersistent ? 'works' : 'fails' },
};

/** Changes the open assessment. Without one, or if `change` returns the same object, the state stays the same. */
function changeOpenAssessment(
  state: AssessmentState,
  change: (assessment: OpenAssessment) => OpenAssessment,
): AssessmentState {
  const assessment = openAssessmentIn(state);
  if (assessment === null) return state;
  const next = change(assessment);
  return next === assessment ? state : { ...state, assessment: next };
}

/** Changes the assessment that is being saved. The state stays the same if another assessment was opened meanwhile (D12). */
function changePendingSave(
  state: AssessmentState,
  change: (assessment: OpenAssessment, save: PendingSave) => OpenAssessment,
): AssessmentState {
  return changeOpenAssessment(state, assessment =>
    assessment.save.kind === 'pending' ? change(assessment, assessment.save) : assessment,
  );
}

function withAnswer(
  assessment: OpenAssessment,
  key: string,
  value: AnswerValue | null,
  at: Date,
): OpenAssessment {
  const answer = isAnswered(value) ? value : null;
  // A missing answer equals a removed one, so that an untouched field does not count as a change.
  if ((assessment.answers[key] ?? null) === answer) return assessment;
  const unsavedKeys = [...new Set([...assessment.unsavedKeys, key])];
  return { ...assessment, answers: { ...assessment.answers, [key]: answer }, unsavedKeys, changedAt: at };
}

/** Separates the open assessment from its record at the gateway. The next save creates a new record, so all answers count as unsaved. */
function removeUniqueString(state: AssessmentState): AssessmentState {
  return changeOpenAssessment(state, assessment =>
    assessment.uniqueString === null
      ? assessment
      : { ...assessment, uniqueString: null, unsavedKeys: Object.keys(assessment.answers) },
  );
}

/** The `answerOrigin` of a tab that does not get the lock, or loses it. A tab that was editing has sent its answers to the other tabs. */
function answerOriginAfterLockLoss(sharing: Sharing): AnswerOrigin {
  if (sharing.kind === 'editing') return 'shared';
  return sharing.kind === 'watching' ? sharing.answerOrigin : 'only-here';
}

/**
 * Whether this tab has something that the gateway does not have, and the draft of the editing tab lacks an answer or an unreadable text of
 * this tab.
 */
function lacksAnswersOf(draft: HraDraft | null, draftHere: HraDraft | null): boolean {
  if (!draftHere || !hasContentOnlyHere(draftHere)) return false;
  const { answers, unread } = draftHere;
  if (Object.entries(unread).some(([key, text]) => draft?.unread[key] !== text)) return true;
  return Object.entries(answers).some(([key, value]) => value !== null && draft?.answers[key] !== value);
}

/**
 * The draft that stays in memory when a person is forgotten; null for none (docs/faults.md D5):
 * - `logged-out`: none.
 * - `session-ended`: a draft with something that is only in this tab.
 * - `logged-in`: the draft of the account that has logged in.
 *
 * A watching tab keeps none, because the editing tab keeps the answers.
 */
function draftAfterForget(state: AssessmentState, reason: ForgetReason, email: string): HraDraft | null {
  if (reason === 'logged-out' || isWatching(state)) return null;
  if (reason === 'logged-in') return draftFor(state, email);
  const draft = draftInState(state);
  return hasContentOnlyHere(draft) ? draft : null;
}
