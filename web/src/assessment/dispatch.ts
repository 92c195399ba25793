import { atom } from 'jotai';
import { queryClient } from '@/api/trpc';
import { defaultConfig } from '@/config';
import { configQuery } from '@/config-query';
import { draftStrings } from '@/session/browser-storage';
import { whenForgetting } from '@/session/forget';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { readDraft, writeDraft } from './draft-storage.ts';
import { currentDraft, heldDraft, isUnsaved } from './drafts.ts';
import type { AssessmentEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { type AssessmentState, answeringIn, initialState, isWatching } from './state.ts';

/** The assessment in this tab (s.3, hra). A reload finds the drafts again; only `dispatch` changes it. */
export const assessmentAtom = atom<AssessmentState>(readState());

/** True while another tab of this browser changes the assessment and this one only shows it (docs/faults.md D13). */
export const watchingAtom = atom(get => isWatching(get(assessmentAtom)));

/** The state now, the stored unique string included. */
export function assessmentState(): AssessmentState {
  const state = jotaiStore.get(assessmentAtom);
  const uniqueString = jotaiStore.get(storedAtoms.uniqueString);
  return state.uniqueString === uniqueString ? state : { ...state, uniqueString };
}

/** Changes state, unique string and drafts (typed answers by the next `keepDraft`). Returns whether anything changed. */
export function dispatch(event: AssessmentEvent): boolean {
  const before = assessmentState();
  const email = jotaiStore.get(storedAtoms.email) ?? '';
  const after = reduce(before, { ...event, at: new Date(), email });
  if (after === before) return false;
  if (after.uniqueString !== before.uniqueString)
    jotaiStore.set(storedAtoms.uniqueString, after.uniqueString);
  jotaiStore.set(assessmentAtom, after);
  if (after.aside !== before.aside) writeDraft(after.aside, 'aside');
  const isTyping = event.type === 'answered' || event.type === 'typed-unread' || event.type === 'visited';
  if (!isTyping && (after.assessment !== before.assessment || after.sharing !== before.sharing)) keepDraft();
  return true;
}

export function stateWhere(
  isSo: (state: AssessmentState) => boolean,
  maxWaitMs: number = Number.POSITIVE_INFINITY,
): Promise<void> {
  return new Promise(resolve => {
    const look = () => isSo(assessmentState()) && end();
    const timer = Number.isFinite(maxWaitMs) ? setTimeout(() => end(), maxWaitMs) : undefined;
    const stop = jotaiStore.sub(assessmentAtom, look);
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    look();
  });
}

/** Writes the draft of what is held in memory (docs/faults.md D2). After the end of a session memory alone has it (D5). */
export function keepDraft(): void {
  writeDraft(readToken() === null ? null : currentDraft(assessmentState()));
  const kept = draftStrings.keepsValues();
  if (kept !== (assessmentState().storage === 'keeps')) dispatch({ type: 'draft-stored', kept });
}

/** A tab that was away has not heard of a log-out or of another log-in: it finds only what belongs to the stored e-mail. */
function readState(): AssessmentState {
  const email = jotaiStore.get(storedAtoms.email);
  const [draft = null, aside = null] = (['current', 'aside'] as const).map(slot => {
    const found = readDraft(slot);
    if (found === null || sameAccount(found.email, email)) return found;
    writeDraft(null, slot);
    return null;
  });
  return { ...initialState, assessment: { kind: 'closed', draft }, aside };
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** What a session has left waits no longer for its account than a page may lie idle, but until there is a network. */
whenForgetting(reason => {
  dispatch({ type: 'forgotten', reason });
  clearTimeout(waiting);
  const { idleMinutes } = queryClient.getQueryData(configQuery.queryKey) ?? defaultConfig;
  const wait = () => {
    waiting = setTimeout(() => {
      if (navigator.onLine === false) wait();
      else dispatch({ type: 'forgotten', reason: 'logged-out' });
    }, idleMinutes * 60_000);
  };
  if (reason === 'session-ended' && idleMinutes > 0 && heldDraft(assessmentState()) !== null) wait();
});

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the tab closes with unsaved answers (docs/faults.md D1). Browsers keep no page for Back that always listens. */
jotaiStore.sub(assessmentAtom, () => {
  const state = jotaiStore.get(assessmentAtom);
  const isOnlyHere = answeringIn(state) !== null || readToken() === null;
  const asks = isUnsaved(heldDraft(state)) && isOnlyHere && !isWatching(state);
  // Not there in tests without a browser.
  if (asks) globalThis.addEventListener?.('beforeunload', ask);
  else globalThis.removeEventListener?.('beforeunload', ask);
});
