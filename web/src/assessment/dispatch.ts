import { atom } from 'jotai';
import { queryClient } from '@/api/trpc';
import { defaultConfig } from '@/config';
import { configQuery } from '@/config-query';
import { sessionStrings } from '@/session/browser-storage';
import { onForget } from '@/session/forget';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { readDraft, writeDraft } from './draft-storage.ts';
import { draftIfOwnedBy, draftInState, draftToStore, isUnsaved } from './drafts.ts';
import type { AssessmentEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { type AssessmentState, initialState, isWatching, openAssessmentIn } from './state.ts';

/*
 * Contains the state of the assessment. After each change this file updates the unique string in local storage, the drafts in session
 * storage, and the listener that makes the browser ask before a tab with unsaved answers is closed.
 */

/**
 * The state of the assessment in this tab (s.3, hra). Only `dispatch` changes it. After a reload it starts with the stored drafts.
 */
export const assessmentAtom = atom<AssessmentState>(readState());

/** Whether another tab edits the assessment, and this one only shows it (docs/faults.md D13). */
export const watchingAtom = atom(get => isWatching(get(assessmentAtom)));

/** The current state, with the unique string that is stored now: another tab may have changed it. */
export function assessmentState(): AssessmentState {
  const state = jotaiStore.get(assessmentAtom);
  const uniqueString = jotaiStore.get(storedAtoms.uniqueString);
  return state.uniqueString === uniqueString ? state : { ...state, uniqueString };
}

/**
 * Applies an event to the state, and stores the unique string and the drafts. Answers that are being typed are stored by the next
 * call of `storeDraft`.
 * @returns whether the event has changed the state
 */
export function dispatch(event: AssessmentEvent): boolean {
  const before = assessmentState();
  const email = jotaiStore.get(storedAtoms.email) ?? '';
  const after = reduce(before, { ...event, at: new Date(), email });
  if (after === before) return false;
  // Stored before the state, because subscribers of the state call `assessmentState`, which prefers the stored unique string.
  if (after.uniqueString !== before.uniqueString)
    jotaiStore.set(storedAtoms.uniqueString, after.uniqueString);
  jotaiStore.set(assessmentAtom, after);
  if (after.undoDraft !== before.undoDraft) writeDraft(after.undoDraft, 'undo');
  // These events are frequent: `use-assessment-effects.ts` stores the draft shortly afterwards.
  const isStoredLater =
    event.type === 'answered' || event.type === 'unreadable-text-typed' || event.type === 'visited';
  if (!isStoredLater && (after.assessment !== before.assessment || after.sharing !== before.sharing))
    storeDraft();
  return true;
}

/** Resolves when the state meets a condition, or after `maxWaitMs` milliseconds. By default it waits without a limit. */
export function waitForState(
  condition: (state: AssessmentState) => boolean,
  maxWaitMs: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  return new Promise(resolve => {
    // `setTimeout` treats Infinity as 0.
    const timer = Number.isFinite(maxWaitMs) ? setTimeout(finish, maxWaitMs) : undefined;
    const unsubscribe = jotaiStore.sub(assessmentAtom, check);
    // The state may meet the condition already.
    check();

    function check(): void {
      if (condition(assessmentState())) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}

/**
 * Stores the draft of the assessment (docs/faults.md D2). Without a session the stored draft is removed: the answers of an ended
 * session are kept in memory only, where the next person at this computer cannot read them (D5).
 */
export function storeDraft(): void {
  writeDraft(readToken() === null ? null : draftToStore(assessmentState()));
  const isPersistent = sessionStrings.isPersistent();
  // Dispatched only if the result has changed. `use-assessment-effects.ts` stores the draft again after each new state, so without this
  // condition the draft would be stored endlessly.
  if (isPersistent !== (assessmentState().draftStorage === 'works'))
    dispatch({ type: 'draft-stored', isPersistent });
}

/**
 * Reads the stored drafts. Drafts of another account are removed. Such drafts exist because a browser can restore a closed tab with its
 * session storage, and the closed tab missed a log-out or log-in.
 */
function readState(): AssessmentState {
  const email = jotaiStore.get(storedAtoms.email) ?? '';
  const readDraftOfAccount = (slot: 'current' | 'undo') => {
    const storedDraft = readDraft(slot);
    const draft = draftIfOwnedBy(email, storedDraft);
    if (storedDraft !== draft) writeDraft(null, slot);
    return draft;
  };
  return {
    ...initialState,
    assessment: { kind: 'closed', draft: readDraftOfAccount('current') },
    undoDraft: readDraftOfAccount('undo'),
  };
}

let removalTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Removes the assessment when a person is forgotten. Unsaved answers of an ended session are kept in memory for the idle time
 * (docs/faults.md D5), and longer while the browser is offline, because their account cannot log in then.
 */
onForget(reason => {
  dispatch({ type: 'forgotten', reason });
  // Another session may have ended or begun, and its answers must not be removed by the old timer.
  clearTimeout(removalTimer);
  const { idleMinutes } = queryClient.getQueryData(configQuery.queryKey) ?? defaultConfig;
  // If the browser is offline when the idle time is over, the time starts again.
  const removeLater = () => {
    removalTimer = setTimeout(() => {
      // Compared with false, because `navigator.onLine` is undefined in tests that run in Node.
      if (navigator.onLine === false) removeLater();
      else dispatch({ type: 'forgotten', reason: 'logged-out' });
    }, idleMinutes * 60_000);
  };
  const isDraftKept = reason === 'session-ended' && draftInState(assessmentState()) !== null;
  // An idle time of 0 means that sessions, and these answers, do not expire.
  if (isDraftKept && idleMinutes > 0) removeLater();
});

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before a tab with unsaved answers is closed (docs/faults.md D1). The listener is added only while there
 * are unsaved answers: pages with a `beforeunload` listener do not enter the back/forward cache.
 */
jotaiStore.sub(assessmentAtom, () => {
  const state = jotaiStore.get(assessmentAtom);
  // A draft that was not opened is also in session storage while there is a session, and a reload restores it from there.
  const isOpenOrInMemoryOnly = openAssessmentIn(state) !== null || readToken() === null;
  const shouldAsk = isUnsaved(draftInState(state)) && isOpenOrInMemoryOnly && !isWatching(state);
  // `addEventListener` does not exist in tests that run in Node.
  if (shouldAsk) globalThis.addEventListener?.('beforeunload', askBeforeClosing);
  else globalThis.removeEventListener?.('beforeunload', askBeforeClosing);
});
