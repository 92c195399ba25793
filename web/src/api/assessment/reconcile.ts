import { assessmentState } from '../../session/assessment/dispatch.ts';
import { unansweredSince } from '../../session/assessment/save-state.ts';
import type { Answering } from '../../session/assessment/state.ts';

/** The members of a report list item that reconciling reads (s.3). */
export interface ListedAssessment {
  readonly risksAppraisedAuditReportId?: string | number | null | undefined;
  readonly risksAppraisedAuditCreatedAt?: string | null | undefined;
  readonly risksAppraisedUniqueString?: string | null | undefined;
}

/** The clocks of browser and gateway may differ by this much, in milliseconds. */
const tolerance = 60_000;

/**
 * The unique string of a first save nobody answered (docs/faults.md D8): an unfinished entry made since the attempt, or null.
 * @param except the assessment that was put aside to begin this one: never written over
 */
export function savedSince(
  list: readonly ListedAssessment[],
  attempt: Date,
  except: string | null = null,
): string | null {
  const found = newestSince(list, attempt).find(
    ({ risksAppraisedAuditReportId: reportId, risksAppraisedUniqueString: uniqueString }) =>
      !reportId && uniqueString && uniqueString !== except,
  );
  return found?.risksAppraisedUniqueString ?? null;
}

/** The unique string to save under: after a first save nobody answered, that of the entry it may have made (D8). */
export async function firstSave(
  { email, uniqueString, save }: Answering,
  listOf: (email: string) => Promise<readonly ListedAssessment[]>,
): Promise<string | null> {
  const attempt = unansweredSince(save);
  if (uniqueString !== null || attempt === null) return uniqueString;
  return savedSince(await listOf(email), attempt, assessmentState().aside?.uniqueString ?? null);
}

/**
 * The report of a submission nobody answered (docs/faults.md D8, D11): that of its unique string, or without one a report made since
 * the attempt, or null.
 */
export function submittedSince(
  list: readonly ListedAssessment[],
  attempt: Date,
  uniqueString: string | null,
): string | null {
  const candidates =
    uniqueString === null
      ? newestSince(list, attempt)
      : list.filter(item => item.risksAppraisedUniqueString === uniqueString);
  const reportId = candidates.find(item => item.risksAppraisedAuditReportId)?.risksAppraisedAuditReportId;
  return reportId ? String(reportId) : null;
}

function newestSince(list: readonly ListedAssessment[], attempt: Date): ListedAssessment[] {
  const timeOf = (item: ListedAssessment) => Date.parse(item.risksAppraisedAuditCreatedAt ?? '');
  return list
    .filter(item => timeOf(item) >= attempt.getTime() - tolerance)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}
