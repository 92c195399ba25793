import type { AgeBound, ShownAge } from './report/report-details.ts';
import { shownAgeOf } from './report/shown-age.ts';

/** The ages of a report; null where the gateway gives none, which is shown as '-'. */
export interface ReportAges {
  readonly targetAge: number | null;
  readonly riskAge: number | null;
  readonly currentAge: number | null;
}

interface WireAges {
  readonly targetAge?: number | null;
  readonly riskAge?: number | null;
  readonly ascvd?: { readonly data?: { readonly age?: number | null } | null } | null;
}

/** The report data answer: its ages stand at the top level or under `data` (s.3, s.7). */
export type WireReportData = WireAges & { readonly data?: WireAges | null };

/** One line of the report list, as far as it is read here (s.3). */
export interface ReportListItem {
  readonly risksAppraisedAuditReportId?: string | number | null;
  readonly risksAppraisedAuditCreatedAt?: string | null;
  readonly risksAppraisedAuditStatus?: string | null;
  readonly risksAppraisedAuditRiskAge?: number | null;
  /** What the answers are saved under. */
  readonly risksAppraisedUniqueString?: string | null;
  /** Set where the risk age lies beyond an end of the scale; a gateway need not tell. */
  readonly risksAppraisedAuditRiskAgeBound?: AgeBound | null;
  /** Why a completed report has no risk age, in one plain sentence; a gateway need not tell. */
  readonly risksAppraisedAuditReason?: string | null;
}

export type ReportStatus = 'Completed' | 'Uncompleted';

/** One shape out of both forms; `data` goes before the top level. */
export function readReportData(wire: WireReportData): ReportAges {
  const { data } = wire;
  return {
    targetAge: ageOf(data?.targetAge ?? wire.targetAge),
    riskAge: ageOf(data?.riskAge ?? wire.riskAge),
    currentAge: ageOf(data?.ascvd?.data?.age ?? wire.ascvd?.data?.age),
  };
}

/** An age as it is shown: rounded, or '-'. */
export function ageText(age: number | null | undefined): string {
  const known = ageOf(age);
  return known === null ? '-' : String(Math.round(known));
}

/**
 * The years healthier living can win back: rounded risk age minus rounded target age, or null when one of them
 * is missing. Never below 0: nobody can win back fewer years than none.
 */
export function yearsToWinBack({
  riskAge,
  targetAge,
}: Pick<ReportAges, 'riskAge' | 'targetAge'>): number | null {
  if (riskAge === null || targetAge === null) return null;
  return Math.max(0, Math.round(riskAge) - Math.round(targetAge));
}

/** The sentence under the analysis (s.2.3), or null when there is no number to tell. */
export function summarySentence(ages: Pick<ReportAges, 'riskAge' | 'targetAge'>): string | null {
  const years = yearsToWinBack(ages);
  if (years === null) return null;
  return `Healthier living can reduce your risks by ${years} ${years === 1 ? 'year' : 'years'}`;
}

/** ACTIVE is shown as Completed, anything else as Uncompleted (s.4). */
export function reportStatusOf(item: ReportListItem): ReportStatus {
  return item.risksAppraisedAuditStatus === 'ACTIVE' ? 'Completed' : 'Uncompleted';
}

/** The risk age of a completed report as it is shown (s.4); null for one without a number, and for any other line. */
export function rowRiskAgeOf(item: ReportListItem): ShownAge | null {
  if (reportStatusOf(item) !== 'Completed') return null;
  return shownAgeOf(item.risksAppraisedAuditRiskAge ?? null, item.risksAppraisedAuditRiskAgeBound ?? null);
}

/** The report id of a line as text, or null when it has none. */
export function reportIdOf(item: ReportListItem): string | null {
  const id = String(item.risksAppraisedAuditReportId ?? '').trim();
  return id === '' ? null : id;
}

/**
 * The report id created last, or null when no line has one. The list's order is not specified, so the date
 * decides; among equal or missing dates the later line does.
 */
export function latestReportId(list: readonly ReportListItem[]): string | null {
  let latest: { id: string; at: number } | null = null;
  for (const item of list) {
    const id = reportIdOf(item);
    const at = Date.parse(item.risksAppraisedAuditCreatedAt ?? '') || 0;
    if (id !== null && at >= (latest?.at ?? 0)) latest = { id, at };
  }
  return latest?.id ?? null;
}

/**
 * The dashboard's assessment summary (s.2.3): progress is only ever 0 or 100 percent (s.9). Who has finished is at 100
 * percent also where the report has no risk age; the status still follows the risk age alone.
 * @param finished whether a report was completed
 */
export function hraSummaryOf(
  riskAge: number | null | undefined,
  finished: boolean,
): {
  status: 'Good' | 'Unspecified';
  progress: 0 | 100;
} {
  const hasAge = ageOf(riskAge) !== null;
  return { status: hasAge ? 'Good' : 'Unspecified', progress: hasAge || finished ? 100 : 0 };
}

function ageOf(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
