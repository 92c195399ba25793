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
import { reportOf } from './unanswered.ts';

/**
 * Sends everything to be appraised, values as held (s.4, s.5). A second press while it is on its way does nothing
 * (docs/faults.md D10); a failure leaves everything, and after one that may have arrived the next try looks for the report
 * before it sends again (D8). The try is in the draft before it is sent, for the case that nobody is here to hear the
 * answer (D11).
 */
export async function submit(): Promise<void> {
  await alone(async assessment => {
    if (!(await mayWrite(assessment.email)) || (await hasArrived(assessment))) return;
    dispatch({ type: 'submission-sent' });
    try {
      await complete(assessment, await appraise(assessment));
    } catch (error) {
      if (faultOfCall(error).outcome !== 'unknown') dispatch({ type: 'submission-refused' });
      throw error;
    }
  });
}

/** Looks whether an unconfirmed try has become a report, and sends nothing. */
export async function checkSubmission(): Promise<boolean> {
  let arrived = false;
  await alone(async assessment => {
    arrived = await hasArrived(assessment);
  });
  return arrived;
}

/**
 * The server knows a stored unique string no more: it became a report, in a browser that died before it heard so or on another
 * device, and review shows the completion modal (docs/faults.md D11); else it is forgotten (D14). Returns which.
 */
export async function resolveMissing(binding: Binding): Promise<boolean> {
  const isUnsaved = hasUnsavedOf(assessmentState(), binding.email);
  const reportId = isUnsaved
    ? null
    : await callShowingFault(() => reportOf(binding, new Date())).catch(() => null);
  if (reportId === null) dispatch({ type: 'saved-not-found' });
  else becameReport(binding.email, reportId);
  return reportId !== null;
}

/** Keeps a second press away from what is still on its way. A fault is shown; answers and draft stay for another try. */
async function alone(work: (assessment: Answering) => Promise<unknown>): Promise<void> {
  if (assessmentState().submitting) return;
  dispatch({ type: 'submission-begun' });
  // A save on its way may be the first: what it saves under is known only then.
  const wait = queueWrite(async () => {
    const assessment = answeringIn(assessmentState());
    if (assessment !== null && !isWatching(assessmentState())) await callShowingFault(() => work(assessment));
  });
  await wait.catch(() => {}).finally(() => dispatch({ type: 'submission-ended' }));
}

async function hasArrived(assessment: Answering): Promise<boolean> {
  const { submitAttempt } = assessment;
  const reportId = submitAttempt && (await reportOf(assessment, submitAttempt));
  if (reportId) await complete(assessment, reportId);
  return Boolean(reportId);
}

async function appraise({ answers, ...assessment }: Answering): Promise<string> {
  const { meta } = await client.hra.appraiseRisks.mutate({
    answers: toGroups(answers),
    assessment: assessmentMetaOf(assessment, await queries.hra.getQuestionnaire.fetch(), clientId()),
  });
  return String(meta.reportId);
}

async function complete({ email, answers }: Answering, reportId: string): Promise<void> {
  // It is a report, whatever becomes of these notes.
  await keepUrgent(answers, reportId).catch(() => {});
  becameReport(email, reportId);
}

/** The id of the report is kept, unique string and draft go (s.4). */
function becameReport(owner: string, reportId: string): void {
  jotaiStore.set(storedAtoms.metaReportId, reportId);
  dispatch({ type: 'completed', owner, reportId });
  // Risk age, goals and the report list are new now.
  void queries.authentication.userDetails.invalidate();
  void queries.risksAppraisedAudit.invalidate();
}

/** The rules of what is urgent; asked for before answers are sent, so that they are here at the end. */
export const urgentRules = () => import('@choose-life/contracts/domain/report/urgent-answers');

async function keepUrgent(answers: Answers, reportId: string): Promise<void> {
  const { urgentNoticesIn } = await urgentRules();
  const notices = urgentNoticesIn(await queries.hra.getQuestionnaire.fetch(), answers);
  keepUrgentAtSubmit(reportId, notices);
}
