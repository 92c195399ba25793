import { whenLoggingOut } from '../log-out.ts';
import { sameAccount } from '../same-account.ts';
import { sessionStore } from '../store.ts';
import { type Assessment, draftOf, ofDraft } from './assessment.ts';
import { assessmentAtom, keepDraft, storedBinding, watchingAtom } from './assessment-store.ts';
import { clearDraft, draftOfText, textOfDraft } from './draft-storage.ts';
import { putAside } from './set-aside.ts';
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

interface TabLink {
  readonly account: string;
  readonly takeOver: () => void;
  readonly leave: () => void;
}

/** Milliseconds that the other tab has to hand over its last answers; a frozen one never does. */
const maxWaitMs = 700;

let link: TabLink | null = null;

/** This tab wants to change the assessment of an account: it does, unless another one does already. */
export function shareAssessment(account: string): void {
  if (link?.account === account) return;
  stopSharing();
  link = openLink(account);
}

/** This tab has nothing more to change. */
export function stopSharing(): void {
  link?.leave();
  link = null;
}

/** 'Use it here': from now on this tab changes the assessment, and the other one shows it. */
export function takeOver(): void {
  link?.takeOver();
}

whenLoggingOut(stopSharing);

function openLink(account: string): TabLink {
  const channel = new BroadcastChannel(`choose-life assessment of ${account}`);
  const post = (message: Message) => channel.postMessage(message);
  let editing = false;
  /** True once this tab has shown what another one sends: from then on it has nothing of its own. */
  let follows = false;
  let takingOver: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    const held = sessionStore.get(assessmentAtom);
    if (editing && held && sameAccount(held.email, account))
      post({ type: 'answers', draft: sentDraft(held) });
  };
  const steal = () => {
    clearTimeout(takingOver);
    takingOver = undefined;
    lock?.steal();
  };
  const lock = takeTabLock(channel.name, held => {
    const had = editing;
    editing = held;
    sessionStore.set(watchingAtom, !held);
    if (held) {
      keepDraft();
      send();
    } else {
      follows ||= had;
      post({ type: 'ask' });
    }
  });
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (editing) return data.type === 'answers' ? undefined : send();
    if (data.type !== 'answers') return;
    show(data.draft, account, follows);
    follows = true;
    if (takingOver !== undefined) steal();
  };
  const stop = sessionStore.sub(assessmentAtom, send);

  return {
    account,
    takeOver: () => {
      if (editing || takingOver !== undefined) return;
      takingOver = setTimeout(steal, maxWaitMs);
      post({ type: 'take-over' });
    },
    leave: () => {
      stop();
      clearTimeout(takingOver);
      lock?.leave();
      channel.close();
      sessionStore.set(watchingAtom, false);
    },
  };
}

function sentDraft(held: Assessment): string | null {
  return held.reportId === null ? textOfDraft(draftOf(held)) : null;
}

/** Shows what the other tab sends. What this one held of its own and the other does not have is put aside first. */
function show(sent: string | null, account: string, follows: boolean): void {
  if (!sameAccount(storedBinding().email, account)) return;
  const held = sessionStore.get(assessmentAtom);
  const draft = sent === null ? null : draftOfText(sent).draft;
  if (sent !== null && draft === null) return;
  if (!follows && held?.unsaved && !has(draft?.answers ?? {}, held)) putAside('opened-saved');
  clearDraft();
  const path = held?.path ?? draft?.path ?? '';
  sessionStore.set(assessmentAtom, draft && { ...ofDraft(draft), path });
}

/** Whether these answers hold all that are held. */
function has(answers: Assessment['answers'], held: Assessment): boolean {
  return Object.entries(held.answers).every(([key, value]) => value === null || answers[key] === value);
}
