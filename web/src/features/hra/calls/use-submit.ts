import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useRef, useState } from 'react';
import { assessmentMetaOf } from '../../../api/assessment/sent-answers.ts';
import { useReconcile } from '../../../api/assessment/use-reconcile.ts';
import { faultOfCall } from '../../../api/fault.ts';
import { trpc } from '../../../api/trpc.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { type Assessment, submitted } from '../../../session/assessment/assessment.ts';
import { assessmentAtom, changeAssessment } from '../../../session/assessment/assessment-store.ts';
import { clearDraft } from '../../../session/assessment/hra-draft.ts';
import { clearStored } from '../../../session/log-out.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** The submission as review shows it. */
export interface Submission {
  readonly submit: () => Promise<void>;
  readonly submitting: boolean;
  /** True after a try that may have arrived all the same. */
  readonly unconfirmed: boolean;
}

/**
 * Sends everything to be appraised, values as held (s.4, s.5): keeps the report's id, and forgets the unique string and the
 * draft. A second press while it is on its way does nothing (faults D10); a failure leaves everything, and after
 * one that may have arrived the next try looks for the report before it sends again (faults D8).
 */
export function useSubmit(questionnaire: Questionnaire): Submission {
  const { mutateAsync } = trpc.hra.appraiseRisks.useMutation();
  const utils = trpc.useUtils();
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;
  const reconcile = useReconcile();
  const inFlight = useRef(false);
  /** When a submission was made that may have arrived all the same (faults D8). */
  const [unconfirmed, setUnconfirmed] = useState<Date | null>(null);
  const [submitting, setSubmitting] = useState(false);

  const appraise = async (assessment: Assessment) => {
    const { meta } = await mutateAsync({
      answers: toGroups(assessment.answers),
      assessment: assessmentMetaOf(assessment, questionnaire, clientId),
    });
    return String(meta.reportId);
  };

  const submit = async () => {
    const assessment = sessionStore.get(assessmentAtom);
    if (!assessment || assessment.reportId !== null || inFlight.current) return;
    inFlight.current = true;
    setSubmitting(true);
    const attempt = new Date();
    try {
      const found = unconfirmed && (await reconcile.submission(assessment, unconfirmed));
      const reportId = found || (await appraise(assessment));
      sessionStore.set(storedAtoms.metaReportId, reportId);
      changeAssessment(held => submitted(held, reportId));
      clearStored('submit');
      clearDraft();
      // Risk age, goals and the report list are new now.
      void utils.authentication.userDetails.invalidate();
      void utils.risksAppraisedAudit.invalidate();
    } catch (error) {
      // The error policy has shown it; answers and draft stay for another try, which first looks for this one.
      if (faultOfCall(error).outcome === 'unknown') setUnconfirmed(held => held ?? attempt);
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  };
  return { submit, submitting, unconfirmed: unconfirmed !== null };
}
