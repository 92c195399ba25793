import type { AssessmentProgress } from '@choose-life/contracts/domain/hra/assessment-progress';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { unfinishedAssessment } from '@choose-life/contracts/domain/unfinished-assessment';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { pathOf } from '../../paths.ts';
import {
  savedElsewhere,
  type UnfinishedAssessment,
  useUnfinishedAssessment,
} from '../../session/assessment/unfinished-assessment.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { directCall } from '../direct-call.ts';
import { trpc } from '../trpc.ts';
import { askTokenOwner } from './token-owner.ts';

/** An assessment to go on with. */
export interface Begun extends UnfinishedAssessment {
  /** Where Continue leads. */
  readonly path: string;
  /** How far it has come; null until that is known, and where it cannot be. */
  readonly place: AssessmentProgress | null;
}

/**
 * What Continue offers: what this browser knows of, else what the person has begun on another device and the report list
 * tells. Nothing here disturbs: where a call fails, less is told.
 * @param list the report list; undefined until it is there
 */
export function useBegun(list: readonly ReportListItem[] | undefined): Begun | null {
  const here = useUnfinishedAssessment();
  const elsewhere = here === null && list ? unfinishedAssessment(list) : null;
  const begun = here ?? (elsewhere === null ? null : savedElsewhere(elsewhere));
  const place = usePlace(begun);
  return begun && { ...begun, path: begun.path ?? place?.path ?? pathOf('hraGeneral'), place };
}

/** The report list of whoever is signed in, for a page that says nothing where it cannot be had. */
export function useQuietReportList(): readonly ReportListItem[] | undefined {
  const token = useAtomValue(storedAtoms.token);
  return useQuery({
    queryKey: ['begun', token],
    enabled: token !== null,
    queryFn: () => reportsOfOwner().catch(() => []),
  }).data;
}

async function reportsOfOwner(): Promise<readonly ReportListItem[]> {
  const email = await askTokenOwner();
  const input = { risksAppraisedAuditUserId: email ?? '' };
  return (await directCall('risksAppraisedAudit', 'readByRisksAppraisedAuditUserId', input)).data;
}

/** How far an unfinished assessment has come: from the answers of this tab, else from the saved ones. */
function usePlace(begun: UnfinishedAssessment | null): AssessmentProgress | null {
  const email = useAtomValue(storedAtoms.email) ?? '';
  const questions = trpc.useUtils().hra.getQuestionnaire;
  const { changedAt = null, uniqueString = null } = begun ?? {};
  const count = async () => {
    // Counting brings along the rules of every question: it comes when there is something to count.
    const { countBegun } = await import('./count-begun.ts');
    const questionnaire = questions.getData() ?? (await directCall('hra', 'getQuestionnaire', undefined));
    questions.setData(undefined, questionnaire);
    const saved = begun?.answers
      ? null
      : await directCall('hra', 'getSavedAnswers', { uniqueString: uniqueString ?? '', userId: email });
    return countBegun(questionnaire, begun?.answers ?? null, saved);
  };
  const { data } = useQuery({
    queryKey: ['begun-place', email, uniqueString, changedAt],
    enabled: begun !== null,
    queryFn: () => count().catch(() => null),
  });
  return data ?? null;
}
