import { type ReportListItem, reportIdOf, reportStatusOf, rowRiskAgeOf } from '../reports.ts';

/** A completed line of the report list, in its place among the completed ones. */
type CompletedReport = ReturnType<typeof completedReportsOf>[number];

/** A reason is a sentence or two; what is longer was not meant for a line of a table. */
const maxReason = 300;

/** The completed reports of a list, oldest first. Those without a date come first; of equal dates the later line is later. */
export function completedReportsOf(list: readonly ReportListItem[]) {
  return list
    .filter(item => reportStatusOf(item) === 'Completed')
    .map(item => ({ item, at: timeOf(item) }))
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .map(({ at, item }, index) => {
      const riskAge = rowRiskAgeOf(item);
      return {
        /** From 1, the oldest first: 'Report 2 of 3'. */
        number: index + 1,
        reportId: reportIdOf(item),
        createdAt: item.risksAppraisedAuditCreatedAt ?? null,
        at,
        riskAge,
        /** Only reports of one rule compare. Null where nobody told. */
        model: item.risksAppraisedAuditModel ?? null,
        reason: riskAge === null ? reasonOf(item) : null,
        item,
      };
    });
}

/** The newest completed report that has a risk age, or null. */
export function latestWithRiskAge(reports: readonly CompletedReport[]): CompletedReport | null {
  return reports.findLast(({ riskAge }) => riskAge !== null) ?? null;
}

function timeOf({ risksAppraisedAuditCreatedAt: created }: ReportListItem): number | null {
  const at = Date.parse(created ?? '');
  return Number.isNaN(at) ? null : at;
}

function reasonOf({ risksAppraisedAuditReason: reason }: ReportListItem): string | null {
  const text = reason?.trim() ?? '';
  return text === '' || text.length > maxReason ? null : text;
}
