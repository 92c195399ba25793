import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useRef, useState } from 'react';
import { trpc } from '../../../api/trpc.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { clearDraft } from '../../../session/hra-draft.ts';
import { clearStored } from '../../../session/log-out.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { submitted } from '../state/assessment.ts';
import { assessmentAtom, changeAssessment } from '../state/assessment-store.ts';
import { assessmentMetaOf } from '../state/sent-answers.ts';

/**
 * Sends everything to be appraised, values as held (s.4, s.5): keeps the report's id, and forgets the unique string and the
 * draft. A second press while it is on its way does nothing (faults D10); a failure leaves everything.
 */
export function useSubmit(questionnaire: Questionnaire): {
  submit: () => Promise<void>;
  submitting: boolean;
} {
  const { mutateAsync } = trpc.hra.appraiseRisks.useMutation();
  const utils = trpc.useUtils();
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;
  const inFlight = useRef(false);
  const [submitting, setSubmitting] = useState(false);

  const submit = async () => {
    const assessment = sessionStore.get(assessmentAtom);
    if (!assessment || assessment.reportId !== null || inFlight.current) return;
    inFlight.current = true;
    setSubmitting(true);
    try {
      const { meta } = await mutateAsync({
        answers: toGroups(assessment.answers),
        assessment: assessmentMetaOf(assessment, questionnaire, clientId),
      });
      const reportId = String(meta.reportId);
      sessionStore.set(storedAtoms.metaReportId, reportId);
      changeAssessment(held => submitted(held, reportId));
      clearStored('submit');
      clearDraft();
      // Risk age, goals and the report list are new now.
      void utils.authentication.userDetails.invalidate();
      void utils.risksAppraisedAudit.invalidate();
    } catch {
      // The error policy has shown it; answers and draft stay for another try.
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  };
  return { submit, submitting };
}
