import { atom } from 'jotai';
import { draftStrings } from '../session/browser-storage.ts';
import { whenLoggingOut } from '../session/log-out.ts';
import { sessionStore, storedAtoms } from '../session/stored-atoms.ts';
import { readDraft, readWaitingDrafts, writeDraft } from './draft-storage.ts';
import { accountKey, currentDraft } from './drafts.ts';
import type { AssessmentEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { type AssessmentState, answeringIn, initialState, isWatching } from './state.ts';

/** What this tab knows of the assessment (s.3, hra). A reload finds the drafts again; only `dispatch` changes it. */
export const assessmentAtom = atom<AssessmentState>(readState());

/** True while another tab of this browser changes the assessment and this one only shows it (docs/faults.md D13). */
export const watchingAtom = atom(get => isWatching(get(assessmentAtom)));

/** The state now, the stored unique string included. */
export function assessmentState(): AssessmentState {
  const state = sessionStore.get(assessmentAtom);
  const uniqueString = sessionStore.get(storedAtoms.uniqueString);
  return state.uniqueString === uniqueString ? state : { ...state, uniqueString };
}

/**
 * Tells what happened. When it returns, the stored unique string and the drafts are those after the event; what is typed
 * and visited is in its draft with the next `keepDraft`.
 * @returns whether the event changed anything
 */
export function dispatch(event: AssessmentEvent): boolean {
  const before = assessmentState();
  const email = sessionStore.get(storedAtoms.email) ?? '';
  const after = reduce(before, { ...event, at: new Date(), email });
  if (after === before) return false;
  if (after.uniqueString !== before.uniqueString)
    sessionStore.set(storedAtoms.uniqueString, after.uniqueString);
  sessionStore.set(assessmentAtom, after);
  if (after.aside !== before.aside) writeDraft(after.aside, 'aside');
  for (const owner of Object.keys({ ...before.waiting, ...after.waiting })) {
    const draft = after.waiting[owner] ?? null;
    if (draft !== (before.waiting[owner] ?? null)) writeDraft(draft, `of:${owner}`);
  }
  const isTyping = event.type === 'answered' || event.type === 'visited';
  if (!isTyping && (after.assessment !== before.assessment || after.sharing !== before.sharing)) keepDraft();
  return true;
}

/** Writes the draft of what is held in memory (docs/faults.md D2). */
export function keepDraft(): void {
  writeDraft(currentDraft(assessmentState()));
  const kept = draftStrings.keepsValues();
  if (kept !== (assessmentState().storage === 'keeps')) dispatch({ type: 'draft-stored', kept });
}

function readState(): AssessmentState {
  const draft = readDraft();
  const waiting = readWaitingDrafts();
  if (draft) delete waiting[accountKey(draft.email)];
  return { ...initialState, assessment: { kind: 'closed', draft }, aside: readDraft('aside'), waiting };
}

whenLoggingOut(() => dispatch({ type: 'logged-out' }));

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * The browser asks before this tab closes with unsaved answers, on whatever page (docs/faults.md D1). It listens only while
 * there are some: browsers keep no page for Back that always listens.
 */
sessionStore.sub(assessmentAtom, () => {
  const state = sessionStore.get(assessmentAtom);
  const asks = answeringIn(state)?.unsaved === true && !isWatching(state);
  // Not there in tests without a browser.
  if (asks) globalThis.addEventListener?.('beforeunload', ask);
  else globalThis.removeEventListener?.('beforeunload', ask);
});
