import { type Answers, toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { UrgentNotice } from '@choose-life/contracts/domain/report/urgent-rows';
import { client } from '@/api/client';
import { queries } from '@/api/trpc';
import { callWithFaultHandling, faultOfCall } from '@/feedback/show-fault';
import { jotaiStore, storedAtoms } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { keepUrgentAtSubmit } from '@/session/urgent-at-submit';
import { assessmentState, dispatch } from './dispatch.ts';
import { hasUnsavedAnswers } from './drafts.ts';
import { submittedReportId } from './lost-response.ts';
import { clientId, queueWrite } from './save.ts';
import { assessmentMetaOf } from './sent-answers.ts';
import { type AssessmentRecord, isWatching, type OpenAssessment, openAssessmentIn } from './state.ts';
import { checkOwner } from './token-owner.ts';

/**
 * Submits the assessment with all answers, as they are in memory (s.4, s.5). An error is shown, and the answers stay.
 *
 * - A second press of Submit does nothing while a submission is being sent (docs/faults.md D10).
 * - The time of the attempt is in the draft before the request is sent, in case the page is closed before the response arrives (D11).
 * - After an attempt without a response, the report of that attempt is searched for before anything is sent again (D8).
 */
export async function submit(): Promise<void> {
  await runSubmission(async submission => {
    if (await completeIfArrived(submission)) return;
    dispatch({ type: 'submission-sent' });
    try {
      const reportId = await appraise(submission.assessment);
      await completeAssessment(submission, reportId);
    } catch (error) {
      // With an unknown outcome a report may exist, so the time of the attempt stays stored.
      if (faultOfCall(error).outcome !== 'unknown') dispatch({ type: 'submission-without-report' });
      // `runSubmission` shows the error.
      throw error;
    }
  });
}

/**
 * Searches for the report of an earlier attempt without a response, and completes the assessment if there is one. Does not submit.
 * @returns whether there is a report
 */
export async function checkSubmission(): Promise<boolean> {
  let hasArrived = false;
  await runSubmission(async submission => {
    hasArrived = await completeIfArrived(submission);
  });
  return hasArrived;
}

/**
 * Handles a stored unique string for which the gateway returns no answers. The assessment may have become a report, on another device
 * or in this browser before it crashed: the assessment is then completed (docs/faults.md D11). Otherwise the unique string is removed
 * (D14).
 * @returns whether the assessment has become a report
 */
export async function resolveMissingRecord(record: AssessmentRecord): Promise<boolean> {
  const isUnsaved = hasUnsavedAnswers(assessmentState(), record.email);
  // Unsaved answers would not be in that report, so the assessment stays open. It also stays open after an error, which has been shown.
  const reportId = isUnsaved
    ? null
    : await callWithFaultHandling(() => submittedReportId(record, null)).catch(() => null);
  if (reportId === null) dispatch({ type: 'record-missing' });
  else storeAsReport(record.email, reportId);
  return reportId !== null;
}

interface Submission {
  readonly assessment: OpenAssessment;
  /** The token when the submission began, which is a token of the assessment's account; null without a session. */
  readonly token: string | null;
}

/**
 * Calls `action` with the open assessment. Does nothing while another submission runs, or if the token belongs to another account. An error of
 * `action` is shown, and not thrown.
 */
async function runSubmission(action: (submission: Submission) => Promise<unknown>): Promise<void> {
  if (assessmentState().isSubmitting) return;
  dispatch({ type: 'submission-begun' });
  // Waits for a save that is being sent: a first save returns the unique string that the submission needs.
  const writing = queueWrite(async () => {
    const assessment = openAssessmentIn(assessmentState());
    if (assessment === null || isWatching(assessmentState())) return;
    await callWithFaultHandling(async () => {
      // The search for a report also needs a token of this account.
      if (await checkOwner(assessment.email)) await action({ assessment, token: readToken() });
    });
  });
  // `callWithFaultHandling` has shown the error.
  await writing.catch(() => {}).finally(() => dispatch({ type: 'submission-ended' }));
}

/** Completes the assessment if an earlier attempt has created a report. @returns whether there is a report */
async function completeIfArrived(submission: Submission): Promise<boolean> {
  const { assessment } = submission;
  const { submitAttempt } = assessment;
  if (submitAttempt === null) return false;
  const reportId = await submittedReportId(assessment, submitAttempt);
  if (reportId === null) return false;
  await completeAssessment(submission, reportId);
  return true;
}

/** Sends the answers with unchanged values, in groups (s.5). @returns the id of their report */
async function appraise({ answers, ...assessment }: OpenAssessment): Promise<string> {
  const { meta } = await client.hra.appraiseRisks.mutate({
    answers: toGroups(answers),
    assessment: assessmentMetaOf(assessment, await queries.hra.getQuestionnaire.fetch(), clientId()),
  });
  // The contract allows a string or a number.
  return String(meta.reportId);
}

/** Turns the assessment into the report with this id. */
async function completeAssessment({ assessment, token }: Submission, reportId: string): Promise<void> {
  const { email, answers } = assessment;
  // An error is ignored: the report exists, even if its urgent notices cannot be stored.
  const notices = await noticesOfAnswers(answers).catch(() => null);
  // If the session has ended meanwhile, nothing is stored, because the next person would see it (docs/faults.md D9).
  if (token !== readToken()) return;
  if (notices !== null) keepUrgentAtSubmit(reportId, notices);
  // After the notices are stored, because the event opens the modal that leads to the report.
  storeAsReport(email, reportId);
}

/** Stores the id of the report, and removes the unique string and the draft (s.4). */
function storeAsReport(owner: string, reportId: string): void {
  // In the order of s.4.
  jotaiStore.set(storedAtoms.metaReportId, reportId);
  dispatch({ type: 'completed', owner, reportId });
  // The report changes the risk age, the goals and the report list.
  void queries.authentication.userDetails.invalidate();
  void queries.risksAppraisedAudit.invalidate();
}

/** Loads the rules of urgent answers. Review loads them in advance, so that `noticesOfAnswers` does not depend on the network. */
export const loadUrgentRules = () => import('@choose-life/contracts/domain/report/urgent-answers');

/** The urgent notices of the submitted answers, for gateways whose reports have none (`urgent-at-submit.ts`). */
async function noticesOfAnswers(answers: Answers): Promise<readonly UrgentNotice[]> {
  const { urgentNoticesIn } = await loadUrgentRules();
  return urgentNoticesIn(await queries.hra.getQuestionnaire.fetch(), answers);
}
