import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { client } from '@/api/client';
import { callShowingFault, faultOfCall } from '@/feedback/show-fault';
import { assessmentState } from './dispatch.ts';
import { type Answering, type Binding, unansweredSince } from './state.ts';

/*
 * Finds out whether a save or submission without a response has arrived, before it is sent again (docs/faults.md D8, D11, D14).
 * Otherwise a person would have two assessments or two reports. The report list answers that: it has an entry for each assessment,
 * with a report id once it is submitted.
 */

/** The clocks of browser and gateway may differ by this much, in milliseconds. */
const clockToleranceMs = 60_000;

/**
 * The unique string of the newest unfinished entry that was created since the attempt; null if there is none.
 * @param except the unique string of the assessment that was put aside, which must not be overwritten
 */
export function savedSince(
  list: readonly ReportListItem[],
  attempt: Date,
  except: string | null = null,
): string | null {
  const entry = newestSince(list, attempt).find(
    ({ risksAppraisedAuditReportId: reportId, risksAppraisedUniqueString: uniqueString }) =>
      !reportId && uniqueString && uniqueString !== except,
  );
  return entry?.risksAppraisedUniqueString ?? null;
}

/**
 * The unique string that the next save has to send, so that it updates the record of an earlier one. If the first save got no
 * response, the report list is searched for its record.
 * @returns null if nothing was saved before: the next save then creates a record
 * @throws the error of the call for the report list
 */
export async function uniqueStringForSave({ email, uniqueString, save }: Answering): Promise<string | null> {
  const attempt = unansweredSince(save);
  if (uniqueString !== null || attempt === null) return uniqueString;
  return savedSince(await reportsOf(email), attempt, assessmentState().aside?.uniqueString ?? null);
}

/**
 * The id of the report that a submission without a response has created; null if it has created none.
 * @param attempt when the submission was sent
 * @throws the error of the call for the report list
 */
export async function submittedReportId(
  { email, uniqueString }: Binding,
  attempt: Date,
): Promise<string | null> {
  return submittedSince(await reportsOf(email), attempt, uniqueString);
}

/**
 * Whether the gateway no longer has a saved assessment: it refuses to return the answers. False if the call fails for another reason.
 * The error is not shown, because the caller shows the error of its save.
 */
export async function isMissingAtGateway({ email, uniqueString }: Binding): Promise<boolean> {
  if (uniqueString === null) return false;
  try {
    await callShowingFault(() => client.hra.getSavedAnswers.query({ uniqueString, userId: email }), {
      onFault: 'screen',
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
 * The id of the report of this unique string; null if there is none. An assessment that was never saved has no unique string: then
 * the newest report since the attempt counts.
 */
export function submittedSince(
  list: readonly ReportListItem[],
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

/** The entries since the attempt, newest first. Entries without a date are omitted, because a comparison with NaN is false. */
function newestSince(list: readonly ReportListItem[], attempt: Date): ReportListItem[] {
  const timeOf = (item: ReportListItem) => Date.parse(item.risksAppraisedAuditCreatedAt ?? '');
  return list
    .filter(item => timeOf(item) >= attempt.getTime() - clockToleranceMs)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}
