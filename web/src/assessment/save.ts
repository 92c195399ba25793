import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { client, keepalive } from '@/api/client';
import { queries, queryClient } from '@/api/trpc';
import { defaultConfig } from '@/config';
import { configQuery } from '@/config-query';
import { callWithFaultHandling, faultOfCall } from '@/feedback/show-fault';
import { isSameAccount } from '@/session/same-account';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { assessmentState, dispatch, waitForState } from './dispatch.ts';
import { isUnsaved } from './drafts.ts';
import { isMissingAtGateway, uniqueStringForSave } from './lost-response.ts';
import { answersForSave, assessmentMetaOf } from './sent-answers.ts';
import { isWatching, noResponseSince, type OpenAssessment, openAssessmentIn } from './state.ts';
import { checkOwner, knownTokenOwner } from './token-owner.ts';

/*
 * Saves at the gateway. The Save button causes a manual save. An automatic save needs no action of the person (docs/faults.md D27). Saves
 * and submissions are sent one after another through `queueWrite`.
 */

/**
 * The result of a save. `superseded`: there was nothing to save, another tab edits the assessment, a manual save was already being sent,
 * or the answers belong to another account or to an assessment that is no longer open.
 */
type SaveResult = 'saved' | 'failed' | 'superseded';

/**
 * A manual save. It does nothing while another manual save is being sent (docs/faults.md D10), and waits for an automatic save. An
 * error changes no answer (D7).
 */
async function saveManually(): Promise<SaveResult> {
  const assessment = openForSave();
  if (assessment === null) return 'superseded';
  if (assessment.save.kind === 'pending' && !assessment.save.isAutomatic) return 'superseded';
  // If the running write is an automatic save, that save now reports its result like a manual save.
  if (assessmentState().isWriting) dispatch({ type: 'save-pressed' });
  // Opened again when the save is sent, because the write that it waits for may have changed the assessment.
  return queueWrite(() => sendSave(openForSave(), { isAutomatic: false }));
}

/** Saves for a press of the Save button of a question page. A modal opens after a success (s.2.4), and an error is shown (s.8). */
export async function saveAndConfirm(): Promise<void> {
  if ((await saveManually()) === 'saved') dispatch({ type: 'saved-modal-opened' });
}

/**
 * Saves automatically, if there are unsaved answers. An error changes only the line at the top of the page (docs/faults.md D27).
 */
export async function saveAutomatically(): Promise<void> {
  // Read again when the save is sent, because the write that it waits for may have changed the assessment.
  if (findUnsaved() !== null) await queueWrite(() => sendSave(findUnsaved(), { isAutomatic: true }));
}

/**
 * Saves automatically when the page may be closed in a moment. Such a page cannot wait for a response before it sends the save. So nothing
 * is saved if another call has to come first: while another write is being sent, before the owner of the token is known, and after a first
 * save without a response, whose record has to be searched for. The answers are in the draft in any case.
 */
export function saveBeforeClose(): void {
  const assessment = findUnsaved();
  if (assessment === null || assessmentState().isWriting) return;
  if (!isSameAccount(knownTokenOwner(), assessment.email)) return;
  const mustSearchRecord = assessment.uniqueString === null && noResponseSince(assessment.save) !== null;
  if (!mustSearchRecord) void saveAutomatically();
}

/**
 * Sends writes one after another, so that an older write cannot arrive after a newer one. If no other write is being sent, `write` is called
 * synchronously. `saveBeforeClose` relies on that: its save needs no other call, so its request is sent before the page is closed.
 */
export async function queueWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  // Several calls may wait for the same write. The first of them continues, and the others wait again.
  while (assessmentState().isWriting) await waitForState(({ isWriting }) => !isWriting);
  dispatch({ type: 'write-begun' });
  try {
    return await write();
  } finally {
    dispatch({ type: 'write-ended' });
  }
}

/**
 * Opens the draft, if it is not open yet.
 * @returns the assessment that this tab may save; null if there is none, or if another tab edits it
 */
function openForSave(): OpenAssessment | null {
  dispatch({ type: 'draft-opened' });
  return isWatching(assessmentState()) ? null : openAssessmentIn(assessmentState());
}

/** The assessment that an automatic save may send now; null if there is none. */
function findUnsaved(): OpenAssessment | null {
  const state = assessmentState();
  const assessment = openAssessmentIn(state);
  if (assessment === null || !isUnsaved(assessment) || isWatching(state)) return null;
  // The assessment may have become a report. `submit.ts` searches for it when the assessment is opened, and before the next submission.
  if (assessment.submitAttempt !== null) return null;
  // Without a session the gateway would refuse the save.
  if (readToken() === null || assessment.email === '') return null;
  if (!isSameAccount(assessment.email, jotaiStore.get(storedAtoms.email))) return null;
  return mayStillArrive(assessment) ? null : assessment;
}

/**
 * How long a first save without a response, such as that of a closing page, may take to appear in the report list, in milliseconds. A search
 * that begins earlier could miss its record, and the next save would create a second one.
 */
const maxArrivalMs = 5_000;

/** Whether a first save without a response may still be on its way, so that it is too early to search for its record. */
function mayStillArrive({ save, uniqueString }: OpenAssessment): boolean {
  // The response of a pending save is still expected, and `queueWrite` waits for it.
  const attempt = save.kind === 'pending' ? null : noResponseSince(save);
  return uniqueString === null && attempt !== null && Date.now() - attempt.getTime() < maxArrivalMs;
}

/** Sends a save, and dispatches its begin and its end. `isAutomatic`: nobody has pressed Save, so an error is not shown. */
async function sendSave(
  assessment: OpenAssessment | null,
  { isAutomatic }: { readonly isAutomatic: boolean },
): Promise<SaveResult> {
  if (assessment === null) return 'superseded';
  dispatch({ type: 'save-begun', isAutomatic });
  let isSent = false;
  /** @returns the unique string; null if the token belongs to another account */
  const sendAnswers = async (): Promise<string | null> => {
    const token = readToken();
    if (!(await checkOwner(assessment.email))) return null;
    // From the cache once a page of the assessment has loaded it, so `saveBeforeClose` sends no other call first.
    const questionnaire = await queries.hra.getQuestionnaire.fetch();
    const uniqueString = await uniqueStringForSave(assessment);
    if (assessment.uniqueString === null && uniqueString !== null)
      dispatch({ type: 'record-found', uniqueString });
    const record = { email: assessment.email, uniqueString };
    // Set before the call: its request may arrive even if no response does.
    isSent = true;
    const input = {
      answers: toGroups(answersForSave(assessment.answers, questionnaire)),
      assessment: assessmentMetaOf(record, questionnaire, clientId()),
    };
    // Uses the token that was checked above, because another account may have logged in since.
    return (await client.hra.saveAnswers.mutate(input, keepalive(token))).uniqueString;
  };
  try {
    const uniqueString = await (isAutomatic ? sendAnswers() : callWithFaultHandling(sendAnswers));
    // `checkOwner` has removed the assessment, and with it the pending save.
    if (uniqueString === null) return 'superseded';
    // The event changes nothing if the assessment is no longer open.
    return dispatch({ type: 'save-succeeded', uniqueString }) ? 'saved' : 'superseded';
  } catch (error) {
    const fault = faultOfCall(error);
    // Only for a manual save, because an automatic save shows no notice (docs/faults.md D27).
    if (!isAutomatic && isSent && fault.kind === 'REJECTED' && (await isMissingAtGateway(assessment)))
      dispatch({ type: 'record-missing' });
    dispatch({ type: 'save-failed', fault, isOnline: navigator.onLine, isSent });
    return 'failed';
  }
}

/**
 * The client id of saves and submissions if the questionnaire has none (s.7). It is the default client id if the configuration is not
 * loaded, because the save of a page that is being closed cannot wait for the configuration.
 */
export function clientId(): string {
  return (queryClient.getQueryData(configQuery.queryKey) ?? defaultConfig).clientIdDashboard;
}
