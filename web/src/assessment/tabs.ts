import { whenForgetting } from '@/session/forget';
import { sameAccount } from '@/session/same-account';
import { jotaiStore } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch } from './dispatch.ts';
import { draftOfText, textOfDraft } from './draft-storage.ts';
import { accountKey, draftInState, draftOf, isUnsaved } from './drafts.ts';
import type { AssessmentState } from './state.ts';

/*
 * One assessment in several tabs (docs/faults.md D13). What ends a session in all tabs: `session/forget.ts`.
 *
 * The tabs share the stored unique string, but each has its own answers in memory. If two tabs edited the same assessment, the
 * later save would overwrite the earlier one. So only one tab edits. A Web Lock decides which. The editing tab sends its
 * assessment through a BroadcastChannel after every change, and the other tabs show it. `AssessmentState.sharing` of a tab:
 *
 *   alone ── sharing-begun ──▶ asking ── gets the lock ─────────▶ editing
 *                                │                               │   ▲
 *            another tab has it  │    another tab steals the lock│   │ gets the lock: it has stolen it,
 *                                ▼                               │   │ or the editing tab was closed
 *                              watching ◀────────────────────────┘   │
 *                                └───────────────────────────────────┘
 *
 * `sharing-ended` and `forgotten` lead from every state to `alone`.
 *
 * To take over, a watching tab sends `take-over`, waits for the latest answers of the editing tab, and steals the lock. A frozen
 * tab does not send any: then the lock is stolen after `maxWaitMs`.
 */

/** `ask` and `take-over` make the editing tab send its answers. `draft` is null after a submission. */
type Message =
  | { readonly type: 'ask' | 'take-over' }
  | { readonly type: 'answers'; readonly draft: string | null };

/** Milliseconds that a tab which takes over waits for the answers of the editing tab. */
const maxWaitMs = 700;

/** Starts to share the assessment of an account. This tab edits it, unless another tab already does. */
export function shareAssessment(account: string): void {
  if (sharedAccount(assessmentState()) === account) return;
  dispatch({ type: 'sharing-begun', account });
  openChannel(account);
}

/**
 * Shares the assessment if this tab has unsaved answers. Called after a reload and after a log-in, so that a log-out in another
 * tab finds these answers and saves them first (docs/faults.md D26).
 */
export function shareUnsaved(): void {
  const draft = draftInState(assessmentState());
  if (draft !== null && isUnsaved(draft)) shareAssessment(accountKey(draft.email));
}
whenForgetting(reason => reason === 'logged-in' && shareUnsaved());

/** Whether another tab edits the assessment of the account. False in a browser without Web Locks. */
export async function isSharedElsewhere(account: string): Promise<boolean> {
  if (assessmentState().sharing.kind === 'editing') return false;
  const locks = (await navigator.locks?.query())?.held ?? [];
  return locks.some(({ name }) => name === channelOf(account));
}

/** The name of the channel and of the lock. */
function channelOf(account: string): string {
  return `choose-life assessment of ${account}`;
}

function sharedAccount({ sharing }: AssessmentState): string | null {
  return sharing.kind === 'alone' ? null : sharing.account;
}

function isTakingOver({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching' && sharing.isTakingOver;
}

/** Connects this tab with the others, until the state shares another account or none. */
function openChannel(account: string): void {
  const channel = new BroadcastChannel(channelOf(account));
  const post = (message: Message) => channel.postMessage(message);
  let stealTimer: ReturnType<typeof setTimeout> | undefined;

  const sendAnswers = () => {
    const { assessment, sharing } = assessmentState();
    const owner = assessment.kind === 'closed' ? assessment.draft?.email : assessment.email;
    if (sharing.kind !== 'editing' || owner === undefined || !sameAccount(owner, account)) return;
    // An opened assessment without content has a draft too: the other tabs must know that it is empty.
    const draft = assessment.kind === 'answering' ? draftOf(assessment) : draftInState(assessmentState());
    post({ type: 'answers', draft: draft && textOfDraft(draft) });
  };
  /** Takes the lock from the editing tab. */
  const stealLock = () => {
    clearTimeout(stealTimer);
    stealTimer = undefined;
    lock?.steal();
  };
  const lock = requestTabLock(channel.name, hasLock => {
    dispatch({ type: 'lock-changed', hasLock });
    if (!hasLock) post({ type: 'ask' });
  });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'answers') {
      sendAnswers();
      return;
    }
    const draft = data.draft === null ? null : draftOfText(data.draft).draft;
    // A tab with another version of the app may send a draft that this one cannot read.
    if (data.draft !== null && draft === null) return;
    dispatch({ type: 'other-tab-answered', draft });
    // This tab is taking over, and has received the latest answers.
    if (stealTimer !== undefined) stealLock();
  };
  let before = assessmentState();
  const unsubscribe = jotaiStore.sub(assessmentAtom, () => {
    const old = before;
    const now = assessmentState();
    before = now;
    if (sharedAccount(now) !== account) {
      close();
      return;
    }
    if (now.assessment !== old.assessment || now.sharing !== old.sharing) sendAnswers();
    if (!isTakingOver(now) || isTakingOver(old)) return;
    stealTimer = setTimeout(stealLock, maxWaitMs);
    post({ type: 'take-over' });
  });
  const close = () => {
    unsubscribe();
    clearTimeout(stealTimer);
    lock?.release();
    channel.close();
  };
}

/** The lock of the editing tab, from the view of one tab. */
interface TabLock {
  readonly steal: () => void;
  /** Releases the lock, or stops waiting for it. */
  readonly release: () => void;
}

/**
 * Requests a lock, and waits for it if another tab has it. The browser gives the lock to the next tab when its owner is closed or
 * crashes.
 * @param onChange called once at the start and after each change; `hasLock` is whether this tab has the lock
 * @returns null in a browser without Web Locks
 */
function requestTabLock(name: string, onChange: (hasLock: boolean) => void): TabLock | null {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return null;
  let isReleased = false;
  let endHold = () => {};
  let waiting = new AbortController();

  /** The lock is held until the returned promise resolves. */
  const hold = () => {
    // Without a promise the browser releases the lock immediately.
    if (isReleased) return undefined;
    onChange(true);
    return new Promise<void>(resolve => {
      endHold = resolve;
    });
  };
  const wait = () => {
    waiting = new AbortController();
    locks.request(name, { signal: waiting.signal }, hold).catch(onRejected);
  };
  /** A request is rejected when another tab has stolen the lock, or when this tab has stopped waiting. */
  const onRejected = (error: unknown) => {
    if (isReleased || error === stoppedWaiting) return;
    onChange(false);
    wait();
  };
  const holdOrWait = (lock: Lock | null) => {
    if (lock) return hold();
    if (!isReleased) {
      onChange(false);
      wait();
    }
    return undefined;
  };

  // The first request uses `ifAvailable`, so that this tab learns immediately whether another tab has the lock.
  locks.request(name, { ifAvailable: true }, holdOrWait).catch(onRejected);
  return {
    steal: () => {
      waiting.abort(stoppedWaiting);
      locks.request(name, { steal: true }, hold).catch(onRejected);
    },
    release: () => {
      isReleased = true;
      waiting.abort(stoppedWaiting);
      endHold();
    },
  };
}

const stoppedWaiting = new Error('This tab no longer waits for the lock.');
