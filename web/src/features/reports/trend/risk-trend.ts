import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import type { ShownAge } from '@choose-life/contracts/domain/report/report-details';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { ReportListItem } from '@choose-life/contracts/domain/reports';
import { trendCopy } from '../copy.ts';

/** One completed report: when, and the risk age it found, or null where it found none. */
export interface TrendPoint {
  /** Its place among the completed reports. */
  readonly number: number;
  /** As the list has it: a day alone has no time. */
  readonly created: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly age: ShownAge | null;
}

/** How many reports are drawn: the latest ones. */
const maxPoints = 20;

/** The completed reports that have a date, oldest first. */
export function trendOf(list: readonly ReportListItem[]): TrendPoint[] {
  return completedReportsOf(list)
    .flatMap(({ at, createdAt, number, riskAge }) =>
      at === null || createdAt === null ? [] : [{ number, created: createdAt, at, age: riskAge }],
    )
    .slice(-maxPoints);
}

/** The ages of the reports that have one, in their order. */
export const agesOf = (points: readonly TrendPoint[]): ShownAge[] =>
  points.flatMap(({ age }) => (age === null ? [] : [age]));

/** What the line says. Null for fewer than two risk ages. */
export function trendSentence(points: readonly TrendPoint[]): string | null {
  const ages = agesOf(points);
  const [first, last] = [ages.at(0), ages.at(-1)];
  if (!first || !last || ages.length < 2) return null;
  const change = wayBetween(first, last);
  if (change !== 'same') return trendCopy.changed(change, textOfAge(first), textOfAge(last));
  const steady = ages.every(age => wayBetween(first, age) === 'same');
  if (!steady) return trendCopy.again(textOfAge(last));
  return last.bound === null ? trendCopy.stayed(textOfAge(last)) : trendCopy.beyond(textOfAge(last));
}

/** `good` where the risk age fell and the newest report has one; nothing about a risk age is drawn as a warning. */
export function trendTone(points: readonly TrendPoint[]): 'good' | 'neutral' {
  const ages = agesOf(points);
  const [first, last] = [ages.at(0), ages.at(-1)];
  if (!first || !last || points.at(-1)?.age === null) return 'neutral';
  return wayBetween(first, last) === 'down' ? 'good' : 'neutral';
}

/** Two ages beyond the same end of the scale look the same: what lies between them nobody can tell. */
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
