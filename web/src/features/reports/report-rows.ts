import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportNumberText } from '@choose-life/contracts/domain/report/report-head';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import {
  type ReportListItem,
  type ReportStatus,
  reportIdOf,
  reportStatusOf,
} from '@choose-life/contracts/domain/reports';

/**
 * The action of a row (s.2.3): open its report, or complete its assessment. A null unique string means that the gateway has no saved answers
 * of the assessment.
 */
type RowAction =
  | { readonly kind: 'view'; readonly reportId: string }
  | { readonly kind: 'complete'; readonly uniqueString: string | null };

/** A row of the reports table (s.2.3). */
export interface ReportRow {
  /** The number in the column S/N, from 1. */
  readonly number: number;
  readonly created: string;
  /** The time of day; null if the gateway sends only the date, or none. */
  readonly time: string | null;
  /** 'Report 2 of 3' among the completed reports; null for a report that is not completed, and for the only completed report. */
  readonly reportNumberText: string | null;
  readonly status: ReportStatus;
  readonly riskAge: string;
  /** Why a completed report has no risk age, if known. */
  readonly reason: string | null;
  readonly action: RowAction;
}

/** The rows of the table. @param timeZone the operator's time zone; undefined for the browser's time zone */
export function reportRowsOf(list: readonly ReportListItem[], timeZone?: string): ReportRow[] {
  const completed = completedReportsOf(list);
  return list.map((item, index) => {
    const completedReport = completed.find(report => report.item === item);
    const created = item.risksAppraisedAuditCreatedAt;
    return {
      number: index + 1,
      created: longDate(created, timeZone),
      time: clockTime(created, timeZone),
      reportNumberText: completedReport ? reportNumberText(completedReport.number, completed.length) : null,
      status: reportStatusOf(item),
      riskAge: completedReport?.riskAge ? textOfAge(completedReport.riskAge) : '-',
      reason: completedReport?.reason ?? null,
      action: actionOf(item),
    };
  });
}

function actionOf(item: ReportListItem): RowAction {
  const reportId = reportIdOf(item);
  if (reportId !== null) return { kind: 'view', reportId };
  // A blank unique string counts as missing.
  return { kind: 'complete', uniqueString: item.risksAppraisedUniqueString?.trim() || null };
}
