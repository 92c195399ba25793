import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { trendCopy } from '../copy.ts';

/** A completed report with its risk age, null where it has none. */
export interface TrendPoint {
  /** Number among the completed reports. */
  readonly number: number;
  /** As in the list; dates may have no time. */
  readonly created: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly age: ShownAge | null;
  /** The rule that worked it out; null where nobody told. */
  readonly model: string | null;
}

/** Maximum points of the chart. */
const maxPoints = 20;

export function trendOf(list: readonly ReportListItem[]): TrendPoint[] {
  return completedReportsOf(list)
    .flatMap(({ at, createdAt, model, number, riskAge }) =>
      at === null || createdAt === null ? [] : [{ number, created: createdAt, at, age: riskAge, model }],
    )
    .slice(-maxPoints);
}

export const agesOf = (points: readonly TrendPoint[]): ShownAge[] =>
  points.flatMap(({ age }) => (age === null ? [] : [age]));

/** The ages that the newest report compares with: those of its rule. */
function comparedAges(points: readonly TrendPoint[]): ShownAge[] {
  const known = points.filter(({ age }) => age !== null);
  const before = known.findLastIndex(({ model }) => model !== known.at(-1)?.model);
  return agesOf(known.slice(before + 1));
}

/** The sentence above the chart. Null for fewer than two risk ages. */
export function trendSentence(points: readonly TrendPoint[]): string | null {
  const [before, newest] = points.filter(({ age }) => age !== null).slice(-2);
  if (!before || !newest) return null;
  if (before.model !== newest.model) return trendCopy.otherRule;
  const ages = comparedAges(points);
  const [first, last] = [ages.at(0), ages.at(-1)];
  if (!first || !last || ages.length < 2) return null;
  const change = wayBetween(first, last);
  if (change !== 'same') return trendCopy.changed(change, textOfAge(first), textOfAge(last));
  const steady = ages.every(age => wayBetween(first, age) === 'same');
  if (!steady) return trendCopy.again(textOfAge(last));
  return last.bound === null ? trendCopy.stayed(textOfAge(last)) : trendCopy.beyond(textOfAge(last));
}

/** `good` where the risk age fell and the newest report has one. No tone warns. */
export function trendTone(points: readonly TrendPoint[]): 'good' | 'neutral' {
  const ages = comparedAges(points);
  const [first, last] = [ages.at(0), ages.at(-1)];
  if (!first || !last || points.at(-1)?.age === null) return 'neutral';
  return wayBetween(first, last) === 'down' ? 'good' : 'neutral';
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
