import { type ReportListItem, reportIdOf } from './reports.ts';

/**
 * The unique string of the assessment that somebody has begun and not finished: the newest line without a report, unless a
 * report was made since. Null when there is none. The list's order is not specified: the date decides, and among equal or
 * missing dates the later line.
 */
export function unfinishedAssessment(list: readonly ReportListItem[]): string | null {
  let newest: { readonly uniqueString: string | null; readonly at: number } | null = null;
  for (const item of list) {
    const at = Date.parse(item.risksAppraisedAuditCreatedAt ?? '') || 0;
    const saved = reportIdOf(item) === null ? item.risksAppraisedUniqueString?.trim() || null : null;
    const isReport = reportIdOf(item) !== null;
    if (!isReport && saved === null) continue;
    if (at >= (newest?.at ?? 0)) newest = { uniqueString: saved, at };
  }
  return newest?.uniqueString ?? null;
}
