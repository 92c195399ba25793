import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useAtomValue } from 'jotai';
import { inTurn } from '../../../api/assessment/save-turn.ts';
import { assessmentMetaOf } from '../../../api/assessment/sent-answers.ts';
import { useReconcile } from '../../../api/assessment/use-reconcile.ts';
import { useWriteGuard } from '../../../api/assessment/use-write-guard.ts';
import { trpc } from '../../../api/trpc.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { faultOfCall } from '../../../feedback/call-fault.ts';
import { assessmentAtom, assessmentState, dispatch } from '../../../session/assessment/dispatch.ts';
import { type Answering, answeringIn } from '../../../session/assessment/state.ts';
import { keepUrgent, useCompleting } from './use-completing.ts';

/** The submission as review shows it. */
export interface Submission {
  readonly submit: () => Promise<void>;
  /** Looks whether an unconfirmed try has arrived, and sends nothing. */
  readonly check: () => Promise<void>;
  readonly submitting: boolean;
}

/**
 * Sends everything to be appraised, values as held (s.4, s.5). A second press while it is on its way does nothing
 * (docs/faults.md D10); a failure leaves everything, and after one that may have arrived the next try looks for the report
 * before it sends again (D8). The try is in the draft before it is sent, for the case that nobody is here to hear the
 * answer (D11).
 */
export function useSubmit(questionnaire: Questionnaire): Submission {
  const { mutateAsync } = trpc.hra.appraiseRisks.useMutation();
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;
  const reconcile = useReconcile();
  const mayWrite = useWriteGuard();
  const completeHeld = useCompleting();
  const { submitting } = useAtomValue(assessmentAtom);

  const complete = async (assessment: Answering, reportId: string) => {
    // It is a report, whatever becomes of these notes.
    await keepUrgent(questionnaire, assessment, reportId).catch(() => {});
    completeHeld(assessment.email, reportId);
  };
  const appraise = async (assessment: Answering) => {
    const { meta } = await mutateAsync({
      answers: toGroups(assessment.answers),
      assessment: assessmentMetaOf(assessment, questionnaire, clientId),
    });
    return String(meta.reportId);
  };
  /** Keeps a second press away from what is still on its way. */
  const alone = async (work: (assessment: Answering) => Promise<void>) => {
    if (assessmentState().submitting) return;
    dispatch({ type: 'submission-begun' });
    try {
      // A save on its way may be the first: what it saves under is known only then.
      await inTurn(async () => {
        const assessment = answeringIn(assessmentState());
        if (assessment !== null && assessmentState().sharing.kind !== 'watching') await work(assessment);
      });
    } catch {
      // The error policy has shown it; answers and draft stay for another try.
    } finally {
      dispatch({ type: 'submission-ended' });
    }
  };
  const found = async (assessment: Answering) =>
    assessment.submitAttempt && reconcile.submission(assessment, assessment.submitAttempt);

  const submit = () =>
    alone(async assessment => {
      if (!(await mayWrite(assessment.email))) return;
      const arrived = await found(assessment);
      if (arrived) return await complete(assessment, arrived);
      dispatch({ type: 'submission-sent' });
      try {
        await complete(assessment, await appraise(assessment));
      } catch (error) {
        if (faultOfCall(error).outcome !== 'unknown') dispatch({ type: 'submission-refused' });
      }
    });
  const check = () =>
    alone(async assessment => {
      const arrived = await found(assessment);
      if (arrived) await complete(assessment, arrived);
    });
  return { submit, check, submitting };
}
