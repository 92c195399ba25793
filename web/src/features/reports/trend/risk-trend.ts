import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { trendCopy } from '../copy.ts';

/** A completed report with its date and risk age. */
export interface TrendPoint {
  /** The number of the report among the completed reports, from 1. */
  readonly number: number;
  /** The date as the gateway sends it. */
  readonly createdAt: string;
  /** `createdAt` in milliseconds since 1970. */
  readonly createdMs: number;
  readonly age: ShownAge;
  /** The id of the model that calculated the risk age; null if the gateway does not send it. Texts call it a rule. */
  readonly model: string | null;
}

/** The maximum number of points in the chart, since its dots need a distance from each other (`minGap` in `trend-layout.ts`). */
const maxPoints = 20;

/** The newest completed reports that have a date and a risk age, oldest first. */
export function trendOf(list: readonly ReportListItem[]): TrendPoint[] {
  const points: TrendPoint[] = [];
  for (const { createdAt, createdMs, model, number, riskAge } of completedReportsOf(list)) {
    if (createdMs === null || createdAt === null || riskAge === null) continue;
    points.push({ number, createdAt, createdMs, age: riskAge, model });
  }
  return points.slice(-maxPoints);
}

/** Whether the newest completed report has no risk age. */
export function latestHasNoAge(list: readonly ReportListItem[]): boolean {
  return completedReportsOf(list).at(-1)?.riskAge === null;
}

/** The ages that can be compared: the ages since the last change of the model, up to the newest report. */
function comparableAges(points: readonly TrendPoint[]): ShownAge[] {
  const lastIndexOfOtherModel = points.findLastIndex(({ model }) => model !== points.at(-1)?.model);
  return points.slice(lastIndexOfOtherModel + 1).map(({ age }) => age);
}

/** The sentence above the chart; null for fewer than two risk ages. */
export function trendSentence(points: readonly TrendPoint[]): string | null {
  const ages = comparableAges(points);
  const first = ages.at(0);
  const last = ages.at(-1);
  if (!first || !last || points.length < 2) return null;
  if (ages.length < 2) return trendCopy.otherRule;
  const change = changeBetween(first, last);
  if (change !== 'same') return trendCopy.changed(change, textOfAge(first), textOfAge(last));
  const isSteady = ages.every(age => changeBetween(first, age) === 'same');
  if (!isSteady) return trendCopy.backTo(textOfAge(last));
  return last.bound === null
    ? trendCopy.stayed(textOfAge(last))
    : trendCopy.stayedBeyondScale(textOfAge(last));
}

/** `good` if the risk age went down. A higher risk age has no warning tone. */
export function trendTone(points: readonly TrendPoint[]): 'good' | 'neutral' {
  const ages = comparableAges(points);
  const first = ages.at(0);
  const last = ages.at(-1);
  return first && last && changeBetween(first, last) === 'down' ? 'good' : 'neutral';
}

/** The direction of a change. Two ages beyond the same end of the scale count as equal, since their years are not known. */
function changeBetween(from: ShownAge, to: ShownAge): 'down' | 'up' | 'same' {
  const change = sortValueOf(to) - sortValueOf(from);
  if (change === 0) return 'same';
  return change < 0 ? 'down' : 'up';
}

/** A number by which ages are compared. The half year makes '80 or over' higher than 80, and '30 or under' lower than 30. */
function sortValueOf({ bound, years }: ShownAge): number {
  if (bound === null) return years;
  return years + (bound === 'above' ? 0.5 : -0.5);
}
