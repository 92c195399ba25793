import { longDate } from '@choose-life/contracts/domain/dates';
import type { AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import {
  type CompletedReport,
  latestWithRiskAge,
} from '@choose-life/contracts/domain/report/completed-reports';
import type { ReportDetails, ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import type { HowSection } from '@choose-life/contracts/domain/report/report-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { ReportAges } from '@choose-life/contracts/domain/reports';

/** Why the newest report has no number, and what to do. */
interface NoNumberReason {
  readonly text: string;
  readonly nextStep: string | null;
}

/** The states of the ages card. */
export type AgesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** No assessment is finished. */
  | { readonly kind: 'none-yet' }
  | {
      readonly kind: 'no-number';
      readonly headline: string;
      readonly reason: NoNumberReason | null;
      readonly pregnancy: string | null;
      /** The number of an earlier report. */
      readonly last: { readonly age: string; readonly date: string } | null;
    }
  | {
      readonly kind: 'ages';
      readonly analysis: AnalysisView;
      /** The assumptions, shown wherever the number is. */
      readonly how: HowSection;
    };

export interface AgesKnown {
  /** Undefined until the list is loaded. */
  readonly completed: readonly CompletedReport[] | undefined;
  readonly listLoading: boolean;
  /** Id of the newest report. */
  readonly latest: string | null;
  /** Null while it is loading. */
  readonly ages: ReportAges | null;
  readonly details: ReportDetails | null;
  readonly dataFailed: boolean;
  readonly analysis: AnalysisView;
  readonly how: HowSection;
}

/** The state of the card. Nothing is claimed before it is known. */
export function agesStateOf(known: AgesKnown): AgesState {
  const { ages, analysis, completed, dataFailed, how, latest, listLoading } = known;
  if (completed === undefined) return { kind: listLoading ? 'loading' : 'failed' };
  if (latest === null) return { kind: 'none-yet' };
  if (ages === null) return { kind: dataFailed ? 'failed' : 'loading' };
  if (analysis.ages.risk.years !== null) return { kind: 'ages', analysis, how };
  return {
    kind: 'no-number',
    headline: analysis.headline,
    reason: reasonOf(known, completed),
    pregnancy: analysis.pregnancy,
    last: lastNumberOf(completed),
  };
}

function reasonOf(
  { details, latest }: AgesKnown,
  completed: readonly CompletedReport[],
): NoNumberReason | null {
  const [first] = details?.reasons ?? [];
  if (first) return { text: first.text, nextStep: first.nextStep };
  const text = completed.find(({ reportId }) => reportId === latest)?.reason ?? null;
  return text === null ? null : { text, nextStep: null };
}

function lastNumberOf(completed: readonly CompletedReport[]): { age: string; date: string } | null {
  const report = latestWithRiskAge(completed);
  if (!report?.riskAge || report.at === null) return null;
  return { age: textOfAge(report.riskAge), date: longDate(report.createdAt) };
}

/**
 * The risk age of user-details as it is shown. It lacks the bound of the scale, which the report of the same number has.
 */
export function shownRiskAge(riskAge: number | null, told: readonly (ShownAge | null)[]): ShownAge | null {
  if (riskAge === null || !Number.isFinite(riskAge)) return null;
  const years = Math.round(riskAge);
  return told.find(age => age?.years === years) ?? { years, bound: null };
}
