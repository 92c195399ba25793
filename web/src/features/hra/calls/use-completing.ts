import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { trpc } from '../../../api/trpc.ts';
import { dispatch } from '../../../session/assessment/dispatch.ts';
import type { Answering } from '../../../session/assessment/state.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { keepUrgentAtSubmit } from '../../../session/urgent-at-submit.ts';

/** What an assessment leaves behind that became a report: its id is kept, unique string and draft go (s.4). */
export function useCompleting(): (owner: string, reportId: string) => void {
  const utils = trpc.useUtils();
  return (owner, reportId) => {
    sessionStore.set(storedAtoms.metaReportId, reportId);
    dispatch({ type: 'completed', owner, reportId });
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
  { answers }: Pick<Answering, 'answers'>,
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
