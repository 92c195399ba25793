import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { client } from '@/api/client';
import { callShowingFault, faultOfCall } from '@/feedback/show-fault';
import { assessmentState } from './dispatch.ts';
import { type Answering, type Binding, unansweredSince } from './state.ts';

/* Finds out what became of writes nobody answered, so that none is made twice (docs/faults.md D8, D11, D14). */

/** The clocks of browser and gateway may differ by this much, in milliseconds. */
const tolerance = 60_000;

/** An unfinished entry made since the attempt (docs/faults.md D8). What was put aside (`except`) is never written over. */
export function savedSince(
  list: readonly ReportListItem[],
  attempt: Date,
  except: string | null = null,
): string | null {
  const found = newestSince(list, attempt).find(
    ({ risksAppraisedAuditReportId: reportId, risksAppraisedUniqueString: uniqueString }) =>
      !reportId && uniqueString && uniqueString !== except,
  );
  return found?.risksAppraisedUniqueString ?? null;
}

export async function firstSave({ email, uniqueString, save }: Answering): Promise<string | null> {
  const attempt = unansweredSince(save);
  if (uniqueString !== null || attempt === null) return uniqueString;
  return savedSince(await reportsOf(email), attempt, assessmentState().aside?.uniqueString ?? null);
}

export async function reportOf({ email, uniqueString }: Binding, attempt: Date): Promise<string | null> {
  return submittedSince(await reportsOf(email), attempt, uniqueString);
}

export async function isGone({ email, uniqueString }: Binding): Promise<boolean> {
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

/** The report of the unique string, or without one a report made since the attempt (docs/faults.md D8, D11). */
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

function newestSince(list: readonly ReportListItem[], attempt: Date): ReportListItem[] {
  const timeOf = (item: ReportListItem) => Date.parse(item.risksAppraisedAuditCreatedAt ?? '');
  return list
    .filter(item => timeOf(item) >= attempt.getTime() - tolerance)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}
