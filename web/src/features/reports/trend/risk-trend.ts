import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { trendCopy } from '../copy.ts';

export interface TrendPoint {
  readonly number: number;
  readonly created: string;
  readonly at: number;
  readonly age: ShownAge;
  /** The rule that worked it out; null where nobody told. */
  readonly model: string | null;
}

const maxPoints = 20;

export function trendOf(list: readonly ReportListItem[]): TrendPoint[] {
  return completedReportsOf(list)
    .flatMap(({ at, createdAt, model, number, riskAge: age }) =>
      at === null || createdAt === null || age === null
        ? []
        : [{ number, created: createdAt, at, age, model }],
    )
    .slice(-maxPoints);
}

export function isLatestWithout(list: readonly ReportListItem[]): boolean {
  return completedReportsOf(list).at(-1)?.riskAge === null;
}

/** The ages that the newest report compares with: those of its rule. */
function comparedAges(points: readonly TrendPoint[]): ShownAge[] {
  const before = points.findLastIndex(({ model }) => model !== points.at(-1)?.model);
  return points.slice(before + 1).map(({ age }) => age);
}

/** The sentence above the chart. Null for fewer than two risk ages. */
export function trendSentence(points: readonly TrendPoint[]): string | null {
  const ages = comparedAges(points);
  const [first, last] = [ages.at(0), ages.at(-1)];
  if (!first || !last || points.length < 2) return null;
  if (ages.length < 2) return trendCopy.otherRule;
  const change = wayBetween(first, last);
  if (change !== 'same') return trendCopy.changed(change, textOfAge(first), textOfAge(last));
  const steady = ages.every(age => wayBetween(first, age) === 'same');
  if (!steady) return trendCopy.again(textOfAge(last));
  return last.bound === null ? trendCopy.stayed(textOfAge(last)) : trendCopy.beyond(textOfAge(last));
}

/** `good` where the risk age fell. No tone warns. */
export function trendTone(points: readonly TrendPoint[]): 'good' | 'neutral' {
  const ages = comparedAges(points);
  const [first, last] = [ages.at(0), ages.at(-1)];
  return first && last && wayBetween(first, last) === 'down' ? 'good' : 'neutral';
}

/** Two ages beyond the same bound count as equal. */
function wayBetween(from: ShownAge, to: ShownAge): 'down' | 'up' | 'same' {
  const change = placeOf(to) - placeOf(from);
  if (change === 0) return 'same';
  return change < 0 ? 'down' : 'up';
}

/** '80 or over' comes after 80, '30 or under' before 30. */
function placeOf({ bound, years }: ShownAge): number {
  if (bound === null) return years;
  return years + (bound === 'above' ? 0.5 : -0.5);
}
