import { onForget } from '@/session/forget';
import { isSameAccount } from '@/session/same-account';
import { jotaiStore } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch } from './dispatch.ts';
import { draftOfText, textOfDraft } from './draft-storage.ts';
import { accountKey, draftInState, draftOf, isUnsaved } from './drafts.ts';
import type { AssessmentState } from './state.ts';

/*
 * One assessment in several tabs (docs/faults.md D13).
 *
 * The tabs share the stored unique string, but each has its own answers in memory. If two tabs edited the same assessment, the
 * later save would overwrite the earlier one. So only one tab edits. A Web Lock decides which. The editing tab sends its
 * assessment through a BroadcastChannel after every change, and the other tabs show it. `AssessmentState.sharing` of a tab:
 *
 *   alone ── edit-lock-requested ──▶ requesting ── gets the lock ──────▶ editing
 *                                       │                               │   ▲
 *                   another tab has it  │    another tab steals the lock│   │ gets the lock: it has stolen it,
 *                                       ▼                               │   │ or the editing tab was closed
 *                                     watching ◀────────────────────────┘   │
 *                                       └───────────────────────────────────┘
 *
 * `edit-lock-released` and `forgotten` lead from every state to `alone`. In a browser without Web Locks a tab stays in `requesting`, and
 * every tab can edit.
 *
 * To take over, a watching tab sends `request-answers`, waits for the latest answers of the editing tab, and steals the lock. A tab that the
 * browser has frozen sends no answers, so the lock is stolen after `maxAnswerWaitMs` in any case.
 */

/** A message between tabs. `request-answers` makes the editing tab send `answers`. `draft` is a draft as text, and null after a submission. */
type Message =
  | { readonly type: 'request-answers' }
  | { readonly type: 'answers'; readonly draft: string | null };

/** How long a tab that takes over waits for the answers of the editing tab, in milliseconds. */
export const maxAnswerWaitMs = 700;

/** Connects this tab with the other tabs of an account. This tab then edits the assessment, unless another tab already edits it. */
export function joinOtherTabs(account: string): void {
  if (sharedAccount(assessmentState()) === account) return;
  dispatch({ type: 'edit-lock-requested', account });
  openChannel(account);
}

/**
 * Connects this tab with the other tabs if it has unsaved answers. Called after a reload and after a log-in, even if no page of the
 * assessment is open, so that a log-out in another tab finds these answers and saves them first (docs/faults.md D26).
 */
export function shareUnsaved(): void {
  const draft = draftInState(assessmentState());
  if (draft !== null && isUnsaved(draft)) joinOtherTabs(accountKey(draft.email));
}
onForget(reason => {
  if (reason === 'logged-in') shareUnsaved();
});

/** Whether another tab edits the assessment of the account. False in a browser without Web Locks. */
export async function isEditedElsewhere(account: string): Promise<boolean> {
  if (assessmentState().sharing.kind === 'editing') return false;
  const locks = (await navigator.locks?.query())?.held ?? [];
  return locks.some(({ name }) => name === channelNameOf(account));
}

/** The name of the BroadcastChannel and of the Web Lock of an account. */
function channelNameOf(account: string): string {
  return `choose-life assessment of ${account}`;
}

function sharedAccount({ sharing }: AssessmentState): string | null {
  return sharing.kind === 'alone' ? null : sharing.account;
}

function isTakingOver({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching' && sharing.isTakingOver;
}

/** Opens the channel and requests the lock. When the account in the state (`sharing`) changes, closes the channel and releases the lock. */
function openChannel(account: string): void {
  const channel = new BroadcastChannel(channelNameOf(account));
  const post = (message: Message) => channel.postMessage(message);
  let stealTimer: ReturnType<typeof setTimeout> | undefined;

  const sendAnswers = () => {
    const { assessment, sharing } = assessmentState();
    const owner = assessment.kind === 'closed' ? assessment.draft?.email : assessment.email;
    if (sharing.kind !== 'editing' || owner === undefined || !isSameAccount(owner, account)) return;
    // `draftInState` returns null for an open assessment without content. The other tabs must get a draft, or they would close theirs.
    const draft = assessment.kind === 'open' ? draftOf(assessment) : draftInState(assessmentState());
    post({ type: 'answers', draft: draft && textOfDraft(draft) });
  };
  const stealLock = () => {
    clearTimeout(stealTimer);
    stealTimer = undefined;
    lock?.steal();
  };
  const lock = requestTabLock(channel.name, hasLock => {
    dispatch({ type: 'lock-changed', hasLock });
    // The editing tab sends its answers only after a change or a request.
    if (!hasLock) post({ type: 'request-answers' });
  });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'answers') {
      sendAnswers();
      return;
    }
    const draft = data.draft === null ? null : draftOfText(data.draft).draft;
    // A tab with a newer version of the app may send a draft that this tab cannot read.
    if (data.draft !== null && draft === null) return;
    dispatch({ type: 'other-tab-answered', draft });
    // While the timer runs, this tab is taking over. It has the latest answers now.
    if (stealTimer !== undefined) stealLock();
  };
  let latest = assessmentState();
  const unsubscribe = jotaiStore.sub(assessmentAtom, () => {
    const previous = latest;
    const current = assessmentState();
    latest = current;
    if (sharedAccount(current) !== account) {
      close();
      return;
    }
    if (current.assessment !== previous.assessment || current.sharing !== previous.sharing) sendAnswers();
    // A takeover begins when `takeover-requested` sets `isTakingOver`.
    if (!isTakingOver(current) || isTakingOver(previous)) return;
    stealTimer = setTimeout(stealLock, maxAnswerWaitMs);
    post({ type: 'request-answers' });
  });
  const close = () => {
    unsubscribe();
    clearTimeout(stealTimer);
    lock?.release();
    channel.close();
  };
}

/** The lock of the editing tab, which this tab has or waits for. */
interface TabLock {
  /** Takes the lock from the tab that has it. */
  readonly steal: () => void;
  /** Releases the lock, or stops waiting for it. */
  readonly release: () => void;
}

/**
 * Requests a lock, and waits for it if another tab has it. The browser gives the lock to the next waiting tab when the tab with the lock
 * is closed or crashes.
 * @param onChange called when it is known for the first time whether this tab has the lock, and after each change
 * @returns null in a browser without Web Locks
 */
function requestTabLock(name: string, onChange: (hasLock: boolean) => void): TabLock | null {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return null;
  let isReleased = false;
  // Replaced while this tab has the lock.
  let releaseHeldLock = () => {};
  let waitController = new AbortController();

  /** The callback of a request that got the lock. The browser releases the lock when the returned promise resolves. */
  const holdLock = () => {
    // Without a promise the browser releases the lock immediately.
    if (isReleased) return undefined;
    onChange(true);
    return new Promise<void>(resolve => {
      releaseHeldLock = resolve;
    });
  };
  const waitForLock = () => {
    waitController = new AbortController();
    locks.request(name, { signal: waitController.signal }, holdLock).catch(onRejected);
  };
  /** A request is rejected when another tab has stolen the lock, or when this tab has stopped waiting. */
  const onRejected = (error: unknown) => {
    if (isReleased || error === stoppedWaiting) return;
    onChange(false);
    waitForLock();
  };
  /** The callback of the first request. `lock` is null if another tab has the lock. */
  const holdOrWait = (lock: Lock | null) => {
    if (lock) return holdLock();
    if (!isReleased) {
      onChange(false);
      waitForLock();
    }
    return undefined;
  };

  // The first request uses `ifAvailable`, so that this tab learns immediately whether another tab has the lock.
  locks.request(name, { ifAvailable: true }, holdOrWait).catch(onRejected);
  return {
    steal: () => {
      // Otherwise this tab would get the lock a second time later, when it has released the stolen one.
      waitController.abort(stoppedWaiting);
      locks.request(name, { steal: true }, holdLock).catch(onRejected);
    },
    release: () => {
      isReleased = true;
      waitController.abort(stoppedWaiting);
      releaseHeldLock();
    },
  };
}

/** The abort reason of a request whose tab no longer waits, by which `onRejected` recognises it. */
const stoppedWaiting = new Error('This tab no longer waits for the lock.');
