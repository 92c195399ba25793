import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { client } from '@/api/client';
import { callWithFaultHandling, faultOfCall } from '@/feedback/show-fault';
import { assessmentState } from './dispatch.ts';
import { type AssessmentRecord, noResponseSince, type OpenAssessment } from './state.ts';

/*
 * A save or submission that got no response, for example because of a timeout, may still have arrived at the gateway. If it were sent
 * again, a person would have two assessments or two reports. So the report list is searched before a retry (docs/faults.md D8, D11,
 * D14): it has an entry for each assessment, with a report id once the assessment is submitted.
 */

/**
 * The tolerated difference between the clocks of browser and gateway, in milliseconds: the attempt has the time of the
 * browser, and the entries have the time of the gateway.
 */
const clockToleranceMs = 60_000;

/**
 * The unique string of the newest unfinished entry that was created since the attempt; null if there is none.
 * @param attempt when the save was sent
 * @param excluded the unique string of the assessment that was put aside: a save must not overwrite it, because Undo brings it back
 */
export function uniqueStringSavedSince(
  list: readonly ReportListItem[],
  attempt: Date,
  excluded: string | null = null,
): string | null {
  const entry = newestSince(list, attempt).find(
    ({ risksAppraisedAuditReportId: reportId, risksAppraisedUniqueString: uniqueString }) =>
      // An empty report id or unique string counts as missing.
      !reportId && uniqueString && uniqueString !== excluded,
  );
  return entry?.risksAppraisedUniqueString ?? null;
}

/**
 * The unique string that the next save has to send, so that it updates the record of the save before it. If the first save got no
 * response, the report list is searched for its record.
 * @returns null if the gateway has no record yet: the next save then creates one
 * @throws the error of the call for the report list
 */
export async function uniqueStringForSave({
  email,
  uniqueString,
  save,
}: OpenAssessment): Promise<string | null> {
  const attempt = noResponseSince(save);
  if (uniqueString !== null || attempt === null) return uniqueString;
  return uniqueStringSavedSince(
    await reportsOf(email),
    attempt,
    assessmentState().undoDraft?.uniqueString ?? null,
  );
}

/**
 * The id of the report that a submission has created; null if it has created none.
 * @param attempt when the submission was sent; null if that is not known. Then only the unique string identifies the report
 * @throws the error of the call for the report list
 */
export async function submittedReportId(
  { email, uniqueString }: AssessmentRecord,
  attempt: Date | null,
): Promise<string | null> {
  return reportIdSubmittedSince(await reportsOf(email), attempt, uniqueString);
}

/**
 * Whether the gateway no longer has the record of an assessment, so that it refuses to return the answers. False if the call fails
 * for another reason, since the record may then still exist.
 */
export async function isMissingAtGateway({ email, uniqueString }: AssessmentRecord): Promise<boolean> {
  if (uniqueString === null) return false;
  try {
    await callWithFaultHandling(() => client.hra.getSavedAnswers.query({ uniqueString, userId: email }), {
      // Not shown, because the caller already shows the error of the save that failed.
      onFault: 'caller',
    });
    return false;
  } catch (error) {
    return faultOfCall(error).kind === 'REJECTED';
  }
}

async function reportsOf(email: string): Promise<readonly ReportListItem[]> {
  const input = { risksAppraisedAuditUserId: email };
  return (await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query(input)).data;
}

/**
 * The id of the report of an assessment; null if it has none.
 * @param attempt when the submission was sent; null if that is not known
 * @param uniqueString null for an assessment that was never saved. Its entry cannot be recognised, so the newest report since the
 * attempt counts, if the attempt is known
 */
export function reportIdSubmittedSince(
  list: readonly ReportListItem[],
  attempt: Date | null,
  uniqueString: string | null,
): string | null {
  const entriesSinceAttempt = attempt === null ? [] : newestSince(list, attempt);
  const candidates =
    uniqueString === null
      ? entriesSinceAttempt
      : list.filter(item => item.risksAppraisedUniqueString === uniqueString);
  const reportId = candidates.find(item => item.risksAppraisedAuditReportId)?.risksAppraisedAuditReportId;
  return reportId ? String(reportId) : null;
}

/** The entries since the attempt, newest first. Entries without a date are omitted, because a comparison with NaN is false. */
function newestSince(list: readonly ReportListItem[], attempt: Date): ReportListItem[] {
  const timeOf = (item: ReportListItem) => Date.parse(item.risksAppraisedAuditCreatedAt ?? '');
  return list
    .filter(item => timeOf(item) >= attempt.getTime() - clockToleranceMs)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}
