import { sameAccount } from '../same-account.ts';
import { sessionStore } from '../store.ts';
import { assessmentAtom, assessmentState, dispatch } from './dispatch.ts';
import { draftOfText, textOfDraft } from './draft-storage.ts';
import { draftOf } from './drafts.ts';
import type { AssessmentState } from './state.ts';
import { takeTabLock } from './tab-lock.ts';

/*
 * Why this is hard: two tabs of one browser share the stored unique string, but each has its own answers. If both could
 * change them, the later save would undo the earlier one. So one tab changes them and sends them to the others, which show
 * them; any of those can take over, and has everything when it does (docs/faults.md D13).
 */

/** What tabs send each other: a question for the answers, the wish to take over, and the answers (null: submitted). */
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

function sharedAccount({ sharing }: AssessmentState): string | null {
  return sharing.kind === 'alone' ? null : sharing.account;
}

function isTakingOver({ sharing }: AssessmentState): boolean {
  return sharing.kind === 'watching' && sharing.takingOver;
}

/** Links this tab with the others until the state says that it shares this account's assessment no longer. */
function openLink(account: string): void {
  const channel = new BroadcastChannel(`choose-life assessment of ${account}`);
  const post = (message: Message) => channel.postMessage(message);
  let takingOver: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    const { assessment, sharing } = assessmentState();
    if (sharing.kind !== 'editing' || assessment.kind === 'closed') return;
    if (!sameAccount(assessment.email, account)) return;
    const draft = assessment.kind === 'answering' ? textOfDraft(draftOf(assessment)) : null;
    post({ type: 'answers', draft });
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
  const stop = sessionStore.sub(assessmentAtom, () => {
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
