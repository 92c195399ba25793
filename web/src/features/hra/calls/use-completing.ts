import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { trpc } from '../../../api/trpc.ts';
import {
  type Assessment,
  type Binding,
  openedAssessment,
  submitted,
} from '../../../session/assessment/assessment.ts';
import { assessmentAtom } from '../../../session/assessment/assessment-store.ts';
import { clearDraft } from '../../../session/assessment/draft-storage.ts';
import { clearStored } from '../../../session/log-out.ts';
import { sameAccount } from '../../../session/same-account.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { keepUrgentAtSubmit } from '../../../session/urgent-at-submit.ts';

/** What an assessment leaves behind that became a report: its id is kept, unique string and draft go (s.4). */
export function useCompleting(): (binding: Binding, reportId: string) => void {
  const utils = trpc.useUtils();
  return (binding, reportId) => {
    sessionStore.set(storedAtoms.metaReportId, reportId);
    sessionStore.set(assessmentAtom, held => {
      const own = held && sameAccount(held.email, binding.email) ? held : null;
      return submitted(own ?? openedAssessment(binding, {}, '', new Date()), reportId);
    });
    clearStored('submit');
    clearDraft();
    // Risk age, goals and the report list are new now.
    void utils.authentication.userDetails.invalidate();
    void utils.risksAppraisedAudit.invalidate();
  };
}

/** The rules of what is urgent; asked for before answers are sent, so that they are here at the end. */
export const urgentRules = () => import('@choose-life/contracts/domain/report/urgent-answers');

/** Keeps for the result what was urgent in the answers of a report. */
export async function keepUrgent(
  questionnaire: Questionnaire | null,
  { answers }: Pick<Assessment, 'answers'>,
  reportId: string,
): Promise<void> {
  if (questionnaire === null) return;
  const { urgentRowsIn } = await urgentRules();
  const rows = urgentRowsIn(questionnaire, answers);
  keepUrgentAtSubmit(
    reportId,
    rows.map(({ id }) => id),
  );
}
