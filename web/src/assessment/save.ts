import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { atOnce, client } from '@/api/client';
import { queries, queryClient } from '@/api/trpc';
import { defaultConfig } from '@/config';
import { configQuery } from '@/config-query';
import { callShowingFault, faultOfCall } from '@/feedback/show-fault';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentState, dispatch, stateWhere } from './dispatch.ts';
import { isUnsaved } from './drafts.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { type Answering, answeringIn, isWatching, unansweredSince } from './state.ts';
import { knownTokenOwner, mayWrite } from './token-owner.ts';
import { firstSave, isGone } from './unanswered.ts';

/** `superseded`: nothing was to be saved, or something else is open by now. */
type Saved = 'saved' | 'failed' | 'superseded';

/** A second press does nothing (docs/faults.md D10), a quiet save on its way is waited for; a failure changes nothing (D7). */
async function save(): Promise<Saved> {
  const held = heldToSave();
  if (held === null || (held.save.kind === 'pending' && !held.save.quiet)) return 'superseded';
  if (assessmentState().busy) dispatch({ type: 'save-pressed' });
  return queueWrite(() => saveHeld(heldToSave(), false));
}

/** Save as the question pages have it: a modal says that it worked (s.2.4). */
export async function saveAndConfirm(): Promise<void> {
  if ((await save()) === 'saved') dispatch({ type: 'save-confirmed' });
}

/** Saves without a word about it: a fault changes nothing but the line at the top (docs/faults.md D27). */
export async function saveQuietly(): Promise<void> {
  if (unsavedHere() !== null) await queueWrite(() => saveHeld(unsavedHere(), true));
}

/**
 * The same for a page that may be gone in a moment: the request leaves at once, or not at all. Where a save is on its way,
 * where nobody knows yet whose token it is, or what became of a first save, the draft has to do.
 */
export function saveBeforeGoing(): void {
  const held = unsavedHere();
  if (held === null || assessmentState().busy || !sameAccount(knownTokenOwner(), held.email)) return;
  if (held.uniqueString !== null || unansweredSince(held.save) === null) void saveQuietly();
}

/** Writes are made one after another, so that an older one never arrives last. Begins at once where none is under way. */
export async function queueWrite<Result>(work: () => Promise<Result>): Promise<Result> {
  // More than one may wait: the first of them goes on.
  while (assessmentState().busy) await stateWhere(({ busy }) => !busy);
  dispatch({ type: 'write-begun' });
  try {
    return await work();
  } finally {
    dispatch({ type: 'write-ended' });
  }
}

function heldToSave(): Answering | null {
  dispatch({ type: 'draft-opened' });
  return isWatching(assessmentState()) ? null : answeringIn(assessmentState());
}

function unsavedHere(): Answering | null {
  const held = answeringIn(assessmentState());
  if (held === null || !isUnsaved(held) || held.submitAttempt !== null || isWatching(assessmentState()))
    return null;
  const isOwn = held.email !== '' && sameAccount(held.email, jotaiStore.get(storedAtoms.email));
  return isOwn && readToken() !== null && !isSettling(held) ? held : null;
}

/** A first save that a page sent as it went may arrive a little later than the next page asks for it. */
const settleMs = 5_000;

function isSettling({ save, uniqueString }: Answering): boolean {
  const attempt = save.kind === 'pending' ? null : unansweredSince(save);
  return uniqueString === null && attempt !== null && Date.now() - attempt.getTime() < settleMs;
}

async function saveHeld(held: Answering | null, quiet: boolean): Promise<Saved> {
  if (held === null) return 'superseded';
  dispatch({ type: 'save-begun', quiet });
  let isSent = false;
  const send = async (): Promise<string | null> => {
    const token = readToken();
    if (!(await mayWrite(held.email))) return null;
    const questionnaire = await queries.hra.getQuestionnaire.fetch();
    const binding = { email: held.email, uniqueString: await firstSave(held) };
    isSent = true;
    const answers = toGroups(answersForSave(held.answers, questionnaire));
    const assessment = assessmentMetaOf(binding, questionnaire, clientId());
    // With the token whose owner was asked for: another person may have logged in since.
    return (await client.hra.saveAnswers.mutate({ answers, assessment }, atOnce(token))).uniqueString;
  };
  try {
    const uniqueString = await (quiet ? send() : callShowingFault(send));
    if (uniqueString === null) return 'superseded';
    return dispatch({ type: 'save-succeeded', uniqueString }) ? 'saved' : 'superseded';
  } catch (error) {
    const fault = faultOfCall(error);
    if (!quiet && isSent && fault.kind === 'REJECTED' && (await isGone(held)))
      dispatch({ type: 'saved-not-found' });
    dispatch({ type: 'save-failed', fault, online: navigator.onLine, isSent });
    return 'failed';
  }
}

/** The client id to save and submit under where the questionnaire names none. */
export function clientId(): string {
  return (queryClient.getQueryData(configQuery.queryKey) ?? defaultConfig).clientIdDashboard;
}
