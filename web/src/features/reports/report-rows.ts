import { clockTime, longDate } from '@choose-life/contracts/domain/dates';
import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportPlace } from '@choose-life/contracts/domain/report/report-head';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import {
  type ReportListItem,
  type ReportStatus,
  reportIdOf,
  reportStatusOf,
} from '@choose-life/contracts/domain/reports';

type RowOffer =
  | { readonly kind: 'view'; readonly reportId: string }
  | { readonly kind: 'complete'; readonly uniqueString: string | null };

export interface ReportRow {
  readonly number: number;
  readonly created: string;
  /** The time of day; null where the gateway sends dates only. */
  readonly time: string | null;
  readonly place: string | null;
  readonly status: ReportStatus;
  readonly riskAge: string;
  /** Why a completed report has no risk age, if known. */
  readonly reason: string | null;
  readonly offer: RowOffer;
}

/** The rows of the table. @param timeZone the operator's; undefined for the browser's own */
export function reportRowsOf(list: readonly ReportListItem[], timeZone?: string): ReportRow[] {
  const completed = completedReportsOf(list);
  return list.map((item, index) => {
    const report = completed.find(one => one.item === item);
    const created = item.risksAppraisedAuditCreatedAt;
    return {
      number: index + 1,
      created: longDate(created, timeZone),
      time: clockTime(created, timeZone),
      place: report ? reportPlace(report.number, completed.length) : null,
      status: reportStatusOf(item),
      riskAge: report?.riskAge ? textOfAge(report.riskAge) : '-',
      reason: report?.reason ?? null,
      offer: offerOf(item),
    };
  });
}

function offerOf(item: ReportListItem): RowOffer {
  const reportId = reportIdOf(item);
  return reportId === null
    ? { kind: 'complete', uniqueString: item.risksAppraisedUniqueString?.trim() || null }
    : { kind: 'view', reportId };
}
