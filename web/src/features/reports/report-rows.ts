import { longDate } from '@choose-life/contracts/domain/dates';
import {
  type ReportListItem,
  type ReportStatus,
  reportIdOf,
  reportStatusOf,
  rowRiskAgeOf,
} from '@choose-life/contracts/domain/reports';

/** A line of the report list, with what Complete Test needs (s.3). */
export interface ListedReport extends ReportListItem {
  readonly risksAppraisedUniqueString?: string | null;
}

/** What a row offers: to see a report, to go on with an assessment, or nothing where it has neither id. */
export type RowOffer =
  | { readonly kind: 'view'; readonly reportId: string }
  | { readonly kind: 'complete'; readonly uniqueString: string | null };

/** One row of the reports table (s.2.3), ready to be shown. */
export interface ReportRow {
  /** S/N, from 1. */
  readonly number: number;
  readonly created: string;
  readonly status: ReportStatus;
  readonly riskAge: string;
  readonly offer: RowOffer;
}

/** The rows in the list's own order. A row with a report id can be viewed, one without can be completed. */
export function reportRowsOf(list: readonly ListedReport[]): ReportRow[] {
  return list.map((item, index) => {
    const reportId = reportIdOf(item);
    return {
      number: index + 1,
      created: longDate(item.risksAppraisedAuditCreatedAt),
      status: reportStatusOf(item),
      riskAge: rowRiskAgeOf(item),
      offer:
        reportId === null
          ? { kind: 'complete', uniqueString: item.risksAppraisedUniqueString?.trim() || null }
          : { kind: 'view', reportId },
    };
  });
}
