import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { client, keepalive } from '@/api/client';
import { queries, queryClient } from '@/api/trpc';
import { defaultConfig } from '@/config';
import { configQuery } from '@/config-query';
import { callShowingFault, faultOfCall } from '@/feedback/show-fault';
import { sameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentState, dispatch, waitForState } from './dispatch.ts';
import { isUnsaved } from './drafts.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { type Answering, answeringIn, isWatching, unansweredSince } from './state.ts';
import { knownTokenOwner, mayWrite } from './token-owner.ts';
import { isMissingAtGateway, uniqueStringForSave } from './unanswered.ts';

/*
 * Saves at the gateway: pressed (Save) and automatic ones (docs/faults.md D27). All of them, and submissions, are sent one after
 * another through `queueWrite`.
 */

/** `superseded` means that nothing was saved: there was nothing to save, or another assessment is open now. */
type SaveResult = 'saved' | 'failed' | 'superseded';

/**
 * A pressed save. It does nothing while another pressed one is being sent (docs/faults.md D10), and waits for an automatic one. An
 * error changes no answer (D7).
 */
async function save(): Promise<SaveResult> {
  const answering = openForSave();
  if (answering === null) return 'superseded';
  if (answering.save.kind === 'pending' && !answering.save.isAutomatic) return 'superseded';
  if (assessmentState().isWriting) dispatch({ type: 'save-pressed' });
  return queueWrite(() => send(openForSave(), false));
}

/** Saves as the Save button of question pages does: a modal opens after a success (s.2.4), and an error is shown. */
export async function saveAndConfirm(): Promise<void> {
  if ((await save()) === 'saved') dispatch({ type: 'save-confirmed' });
}

/**
 * Saves automatically, if there are unsaved answers. An error changes only the line at the top of the page (docs/faults.md D27).
 */
export async function saveAutomatically(): Promise<void> {
  if (findUnsaved() !== null) await queueWrite(() => send(findUnsaved(), true));
}

/**
 * Saves automatically when the page may be closed in a moment. The request has to be sent immediately, so nothing is saved if
 * another write is being sent, if the owner of the token is not known yet, or if it has to be found out first whether an earlier
 * save arrived. The answers are in the draft in any case.
 */
export function saveBeforeGoing(): void {
  const answering = findUnsaved();
  if (answering === null || assessmentState().isWriting) return;
  if (!sameAccount(knownTokenOwner(), answering.email)) return;
  if (answering.uniqueString !== null || unansweredSince(answering.save) === null) void saveAutomatically();
}

/**
 * Sends writes one after another, so that an older one cannot arrive after a newer one. Without another write, `write` is called
 * synchronously.
 */
export async function queueWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  // Several may wait for the same write. The first of them continues, and the others wait again.
  while (assessmentState().isWriting) await waitForState(({ isWriting }) => !isWriting);
  dispatch({ type: 'write-begun' });
  try {
    return await write();
  } finally {
    dispatch({ type: 'write-ended' });
  }
}

/** Opens the draft, if it is not open yet. @returns the assessment that this tab may save; null if there is none, or another tab edits it */
function openForSave(): Answering | null {
  dispatch({ type: 'draft-opened' });
  return isWatching(assessmentState()) ? null : answeringIn(assessmentState());
}

/** The assessment that an automatic save would send; null for none. */
function findUnsaved(): Answering | null {
  const state = assessmentState();
  const answering = answeringIn(state);
  if (answering === null || !isUnsaved(answering) || isWatching(state)) return null;
  // It may have become a report. `submit.ts` finds that out before anything else is sent.
  if (answering.submitAttempt !== null) return null;
  if (readToken() === null || answering.email === '') return null;
  if (!sameAccount(answering.email, jotaiStore.get(storedAtoms.email))) return null;
  return mayStillArrive(answering) ? null : answering;
}

/** Milliseconds for a first save that was sent by a closing page to appear in the report list. */
const arrivalMs = 5_000;

/** Whether a first save without a response may still be arriving: a search for it would come too early. */
function mayStillArrive({ save, uniqueString }: Answering): boolean {
  const attempt = save.kind === 'pending' ? null : unansweredSince(save);
  return uniqueString === null && attempt !== null && Date.now() - attempt.getTime() < arrivalMs;
}

/** Sends a save, and dispatches its begin and its end. @param isAutomatic whether nobody has pressed Save */
async function send(answering: Answering | null, isAutomatic: boolean): Promise<SaveResult> {
  if (answering === null) return 'superseded';
  dispatch({ type: 'save-begun', isAutomatic });
  let isSent = false;
  /** Makes the call. @returns the unique string; null if the token belongs to another account */
  const call = async (): Promise<string | null> => {
    const token = readToken();
    if (!(await mayWrite(answering.email))) return null;
    const questionnaire = await queries.hra.getQuestionnaire.fetch();
    const binding = { email: answering.email, uniqueString: await uniqueStringForSave(answering) };
    isSent = true;
    const answers = toGroups(answersForSave(answering.answers, questionnaire));
    const assessment = assessmentMetaOf(binding, questionnaire, clientId());
    // With the token whose owner was checked above: another account may have logged in since.
    return (await client.hra.saveAnswers.mutate({ answers, assessment }, keepalive(token))).uniqueString;
  };
  try {
    const uniqueString = await (isAutomatic ? call() : callShowingFault(call));
    if (uniqueString === null) return 'superseded';
    return dispatch({ type: 'save-succeeded', uniqueString }) ? 'saved' : 'superseded';
  } catch (error) {
    const fault = faultOfCall(error);
    // Only for a pressed save, because an automatic one shows no notice (docs/faults.md D27).
    if (!isAutomatic && isSent && fault.kind === 'REJECTED' && (await isMissingAtGateway(answering)))
      dispatch({ type: 'saved-not-found' });
    dispatch({ type: 'save-failed', fault, online: navigator.onLine, isSent });
    return 'failed';
  }
}

/** The client id of saves and submissions if the questionnaire has none (s.7). */
export function clientId(): string {
  return (queryClient.getQueryData(configQuery.queryKey) ?? defaultConfig).clientIdDashboard;
}
