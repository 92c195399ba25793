import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { client } from '@/api/client';
import { queries } from '@/api/trpc';
import { callShowingFault, faultOfCall } from '@/feedback/show-fault';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { keepUrgentAtSubmit } from '@/session/urgent-at-submit';
import { assessmentState, dispatch } from './dispatch.ts';
import { hasUnsavedOf } from './drafts.ts';
import { clientId, queueWrite } from './save.ts';
import { assessmentMetaOf } from './sent-answers.ts';
import { type Answering, answeringIn, type Binding, isWatching } from './state.ts';
import { mayWrite } from './token-owner.ts';
import { submittedReportId } from './unanswered.ts';

/**
 * Submits the assessment: all answers, as they are in memory (s.4, s.5). An error is shown, and the answers stay.
 *
 * - A second press does nothing while a submission is being sent (docs/faults.md D10).
 * - The time of the attempt is in the draft before the request is sent, in case the page is closed before the response arrives (D11).
 * - After an attempt without a response, the report of that attempt is searched for before anything is sent again (D8).
 */
export async function submit(): Promise<void> {
  await runSubmission(async assessment => {
    if (!(await mayWrite(assessment.email)) || (await completeIfArrived(assessment))) return;
    dispatch({ type: 'submission-sent' });
    try {
      await complete(assessment, await appraise(assessment));
    } catch (error) {
      if (faultOfCall(error).outcome !== 'unknown') dispatch({ type: 'submission-refused' });
      throw error;
    }
  });
}

/**
 * Finds out whether an earlier attempt without a response has created a report. If so, the assessment is completed. Nothing is sent.
 * @returns whether there is a report
 */
export async function checkSubmission(): Promise<boolean> {
  let hasArrived = false;
  await runSubmission(async assessment => {
    hasArrived = await completeIfArrived(assessment);
  });
  return hasArrived;
}

/**
 * Handles a stored unique string that the gateway does not know. The assessment may have become a report on another device, or in
 * this browser if it crashed before the response arrived: the assessment is then completed (docs/faults.md D11). Otherwise the
 * unique string is removed (D14).
 * @returns whether the assessment has become a report
 */
export async function resolveMissing(binding: Binding): Promise<boolean> {
  const isUnsaved = hasUnsavedOf(assessmentState(), binding.email);
  // Unsaved answers would not be in that report, so the assessment stays open. It also stays open after an error, which has been shown.
  const reportId = isUnsaved
    ? null
    : await callShowingFault(() => submittedReportId(binding, new Date())).catch(() => null);
  if (reportId === null) dispatch({ type: 'saved-not-found' });
  else storeAsReport(binding.email, reportId);
  return reportId !== null;
}

/** Runs one submission at a time: does nothing while another one runs. An error of `work` is shown, and not thrown. */
async function runSubmission(work: (assessment: Answering) => Promise<unknown>): Promise<void> {
  if (assessmentState().isSubmitting) return;
  dispatch({ type: 'submission-begun' });
  // Waits for a save that is being sent: a first save returns the unique string that the submission needs.
  const writing = queueWrite(async () => {
    const assessment = answeringIn(assessmentState());
    if (assessment !== null && !isWatching(assessmentState())) await callShowingFault(() => work(assessment));
  });
  // `callShowingFault` has shown the error.
  await writing.catch(() => {}).finally(() => dispatch({ type: 'submission-ended' }));
}

async function completeIfArrived(assessment: Answering): Promise<boolean> {
  const { submitAttempt } = assessment;
  const reportId = submitAttempt && (await submittedReportId(assessment, submitAttempt));
  if (reportId) await complete(assessment, reportId);
  return Boolean(reportId);
}

/** Sends the answers as they are in memory (s.5), and returns the id of their report. */
async function appraise({ answers, ...assessment }: Answering): Promise<string> {
  const { meta } = await client.hra.appraiseRisks.mutate({
    answers: toGroups(answers),
    assessment: assessmentMetaOf(assessment, await queries.hra.getQuestionnaire.fetch(), clientId()),
  });
  return String(meta.reportId);
}

async function complete({ email, answers }: Answering, reportId: string): Promise<void> {
  // An error is ignored: the report exists, even if its urgent notices cannot be stored.
  await keepUrgent(answers, reportId).catch(() => {});
  storeAsReport(email, reportId);
}

/** Stores the id of the report, and removes unique string and draft (s.4). */
function storeAsReport(owner: string, reportId: string): void {
  jotaiStore.set(storedAtoms.metaReportId, reportId);
  dispatch({ type: 'completed', owner, reportId });
  // The report changes the risk age, the goals and the report list.
  void queries.authentication.userDetails.invalidate();
  void queries.risksAppraisedAudit.invalidate();
}

/** Loads the rules of urgent answers. Review loads them before the answers are sent, so that they are available afterwards. */
export const loadUrgentRules = () => import('@choose-life/contracts/domain/report/urgent-answers');

async function keepUrgent(answers: Answers, reportId: string): Promise<void> {
  const { urgentNoticesIn } = await loadUrgentRules();
  const notices = urgentNoticesIn(await queries.hra.getQuestionnaire.fetch(), answers);
  keepUrgentAtSubmit(reportId, notices);
}
