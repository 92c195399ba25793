import { type ReportListItem, reportIdOf, reportStatusOf, shownRiskAgeOf } from '../reports.ts';
import type { ShownAge } from './generated/report-details.ts';

/** A completed line of the report list. */
export interface CompletedReport {
  /** From 1, the oldest first: 'Report 2 of 3'. */
  readonly number: number;
  readonly reportId: string | null;
  /** The ISO time that the gateway sent; null if it sent none. */
  readonly createdAt: string | null;
  /** `createdAt` in milliseconds since 1970; null if it is missing or invalid. */
  readonly createdMs: number | null;
  readonly riskAge: ShownAge | null;
  /** Id of the model: risk ages from different models cannot be compared. Null if the gateway does not send it. */
  readonly model: string | null;
  /** Why the report has no risk age; null if it has one or the gateway sends no reason. */
  readonly reason: string | null;
  /** The line of the list, as the gateway sent it. */
  readonly item: ReportListItem;
}

/** Maximum length of a reason in characters. A longer text is not meant for a table and is dropped. */
const maxReasonLength = 300;

/**
 * The completed reports of a list, oldest first. Reports without a valid time come first, and reports with equal times keep the order of the
 * list.
 */
export function completedReportsOf(list: readonly ReportListItem[]): CompletedReport[] {
  return (
    list
      .filter(item => reportStatusOf(item) === 'Completed')
      .map(item => ({ item, createdMs: timeOf(item) }))
      // 0, the year 1970, is earlier than any report. `sort` is stable, so equal times keep the order of the list.
      .sort((one, other) => (one.createdMs ?? 0) - (other.createdMs ?? 0))
      .map(({ createdMs, item }, index) => {
        const riskAge = shownRiskAgeOf(item);
        return {
          number: index + 1,
          reportId: reportIdOf(item),
          createdAt: item.risksAppraisedAuditCreatedAt ?? null,
          createdMs,
          riskAge,
          model: item.risksAppraisedAuditModel ?? null,
          reason: riskAge === null ? reasonOf(item) : null,
          item,
        };
      })
  );
}

/** The newest completed report with a risk age, from reports in the order of `completedReportsOf`; null if there is none. */
export function latestWithRiskAge(reports: readonly CompletedReport[]): CompletedReport | null {
  return reports.findLast(({ riskAge }) => riskAge !== null) ?? null;
}

function timeOf({ risksAppraisedAuditCreatedAt: created }: ReportListItem): number | null {
  const time = Date.parse(created ?? '');
  return Number.isNaN(time) ? null : time;
}

function reasonOf({ risksAppraisedAuditReason: reason }: ReportListItem): string | null {
  const text = reason?.trim() ?? '';
  return text === '' || text.length > maxReasonLength ? null : text;
}
