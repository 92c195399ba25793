import { whenForgetting } from '@/session/forget';
import { sameAccount } from '@/session/same-account';
import { jotaiStore } from '@/session/stored-atoms';
import { assessmentAtom, assessmentState, dispatch } from './dispatch.ts';
import { draftOfText, textOfDraft } from './draft-storage.ts';
import { accountKey, draftOf, heldDraft, isUnsaved } from './drafts.ts';
import type { AssessmentState } from './state.ts';

/*
 * Why this is hard: two tabs of one browser share the stored unique string, but each has its own answers. If both could
 * change them, the later save would undo the earlier one. So one tab changes them and sends them to the others, which show
 * them; any of those can take over, and has everything when it does (docs/faults.md D13).
 */

/** Without a draft: the assessment was submitted. */
type Message =
  | { readonly type: 'ask' | 'take-over' }
  | { readonly type: 'answers'; readonly draft: string | null };

/** Milliseconds that the other tab has to hand over its last answers; a frozen one never does. */
const maxWaitMs = 700;

/** This tab wants to change the assessment of an account: it does, unless another one does already. */
export function shareAssessment(account: string): void {
  if (sharedAccount(assessmentState()) === account) return;
  dispatch({ type: 'sharing-begun', account });
  openLink(account);
}

/** After a reload or another log-in, a log-out in another tab finds the unsaved answers of this one. */
export function shareUnsaved(): void {
  const held = heldDraft(assessmentState());
  if (held !== null && isUnsaved(held)) shareAssessment(accountKey(held.email));
}
whenForgetting(reason => reason === 'logged-in' && shareUnsaved());

export async function isSharedElsewhere(account: string): Promise<boolean> {
  if (assessmentState().sharing.kind === 'editing') return false;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === channelOf(account));
}

function channelOf(account: string): string {
  return `choose-life assessment of ${account}`;
}

function sharedAccount({ sharing }: AssessmentState): string | null {
  return sharing.kind === 'alone' ? null : sharing.account;
}

function isTakingOver({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching' && sharing.takingOver;
}

function openLink(account: string): void {
  const channel = new BroadcastChannel(channelOf(account));
  const post = (message: Message) => channel.postMessage(message);
  let takingOver: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    const { assessment, sharing } = assessmentState();
    const held = assessment.kind === 'closed' ? assessment.draft : assessment;
    if (sharing.kind !== 'editing' || held === null || !sameAccount(held.email, account)) return;
    const draft = assessment.kind === 'answering' ? draftOf(assessment) : heldDraft(assessmentState());
    post({ type: 'answers', draft: draft && textOfDraft(draft) });
  };
  const steal = () => {
    clearTimeout(takingOver);
    takingOver = undefined;
    lock?.steal();
  };
  const lock = takeTabLock(channel.name, held => {
    dispatch({ type: 'lock-changed', held });
    if (!held) post({ type: 'ask' });
  });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type !== 'answers') return send();
    const draft = data.draft === null ? null : draftOfText(data.draft).draft;
    if (data.draft !== null && draft === null) return;
    dispatch({ type: 'other-tab-answered', draft });
    if (takingOver !== undefined) steal();
  };
  let before = assessmentState();
  const stop = jotaiStore.sub(assessmentAtom, () => {
    const [old, now] = [before, assessmentState()];
    before = now;
    if (sharedAccount(now) !== account) return leave();
    if (now.assessment !== old.assessment || now.sharing !== old.sharing) send();
    if (!isTakingOver(now) || isTakingOver(old)) return;
    takingOver = setTimeout(steal, maxWaitMs);
    post({ type: 'take-over' });
  });
  const leave = () => {
    stop();
    clearTimeout(takingOver);
    lock?.leave();
    channel.close();
  };
}

/**
 * Takes a lock, or waits for it: `changed` hears at once whether this tab has it, and again whenever that changes. The
 * browser gives it on when the tab that has it closes or dies. Null where the browser has no such locks.
 */
function takeTabLock(name: string, changed: (held: boolean) => void) {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return null;
  let left = false;
  let giveUp = () => {};
  let waiting = new AbortController();

  const hold = () => {
    if (left) return undefined;
    changed(true);
    return new Promise<void>(resolve => {
      giveUp = resolve;
    });
  };
  const wait = () => {
    waiting = new AbortController();
    locks.request(name, { signal: waiting.signal }, hold).catch(lost);
  };
  /** Stolen by another tab, or no longer waited for. */
  const lost = (error: unknown) => {
    if (left || error === stopped) return;
    changed(false);
    wait();
  };
  const takeOrWait = (lock: Lock | null) => {
    if (lock) return hold();
    if (!left) {
      changed(false);
      wait();
    }
    return undefined;
  };

  locks.request(name, { ifAvailable: true }, takeOrWait).catch(lost);
  return {
    steal: () => {
      waiting.abort(stopped);
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    leave: () => {
      left = true;
      waiting.abort(stopped);
      giveUp();
    },
  };
}

const stopped = new Error('This tab waits no longer.');
