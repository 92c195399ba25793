import type { ShownAge } from '@choose-life/contracts/domain/report/report-details';
import { agesOf, type TrendPoint } from './risk-trend.ts';

/** A report that has a risk age, in px of the drawing. */
export interface AgeDot {
  readonly number: number;
  readonly age: ShownAge;
  readonly x: number;
  readonly y: number;
  /** Whether there is room for its number: the first and the last always have theirs. */
  readonly labelled: boolean;
}

/** Everything the drawing needs, in px. */
export interface TrendLayout {
  readonly dots: readonly AgeDot[];
  /** Where reports without a number stand on the line of time. */
  readonly gaps: readonly { readonly number: number; readonly x: number }[];
  /** Height of the person's age now; null where it is not known. */
  readonly realY: number | null;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Marks of reports of one hour must not hide each other. */
const minGap = 20;
const minYears = 10;

/** Half the width of a dot's label, with some air. */
export const labelHalf = ({ bound }: ShownAge): number => (bound === null ? 16 : 48);

/** Places the reports in a box: time from left to right, a higher age higher up. */
export function trendLayoutOf(points: readonly TrendPoint[], realAge: number | null, box: Box): TrendLayout {
  const xs = spread(
    points.map(({ at }) => at),
    box,
  );
  const { low, high } = yearsShown(agesOf(points), realAge);
  const yOf = (years: number) => box.bottom - shareOf(years, low, high) * (box.bottom - box.top);
  const placed = points.map(({ age, number }, index) => ({ number, age, x: xs[index] ?? box.left }));
  return {
    dots: labelled(
      placed.flatMap(({ age, number, x }) => (age === null ? [] : [{ number, age, x, y: yOf(age.years) }])),
    ),
    gaps: placed.flatMap(({ age, number, x }) => (age === null ? [{ number, x }] : [])),
    realY: realAge === null ? null : yOf(realAge),
  };
}

/** A year must not look like ten, and an open end of the scale stands at the end of the drawing. */
function yearsShown(ages: readonly ShownAge[], realAge: number | null): { low: number; high: number } {
  const all = [...ages.map(({ years }) => years), ...(realAge === null ? [] : [realAge])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(0, minYears - (high - low));
  if (ages.some(({ bound, years }) => bound === 'above' && years === high)) return { low: low - room, high };
  if (ages.some(({ bound, years }) => bound === 'below' && years === low)) return { low, high: high + room };
  return { low: low - room / 2, high: high + room / 2 };
}

function shareOf(value: number, from: number, to: number): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}

/** Times as places from left to right, moved apart where they would touch. */
function spread(times: readonly number[], { left, right }: Box): number[] {
  const [since, until] = [Math.min(...times), Math.max(...times)];
  const steps = times.length - 1;
  const gap = steps > 0 ? Math.min(minGap, (right - left) / steps) : 0;
  const xs: number[] = [];
  for (const [index, at] of times.entries()) {
    const share = since === until ? shareOf(index, 0, steps) : shareOf(at, since, until);
    const wanted = left + share * (right - left);
    // Room stays for those that come after.
    const max = right - (steps - index) * gap;
    xs.push(Math.min(max, Math.max(wanted, (xs.at(-1) ?? Number.NEGATIVE_INFINITY) + gap)));
  }
  return xs;
}

function labelled(dots: readonly Omit<AgeDot, 'labelled'>[]): AgeDot[] {
  const last = dots.at(-1);
  const apart = (one: Omit<AgeDot, 'labelled'>, other: Omit<AgeDot, 'labelled'>) =>
    Math.abs(one.x - other.x) >= labelHalf(one.age) + labelHalf(other.age);
  const out: AgeDot[] = [];
  for (const dot of dots) {
    const before = out.findLast(other => other.labelled);
    const free = (!before || apart(before, dot)) && (!last || dot === last || apart(dot, last));
    out.push({ ...dot, labelled: dot === last || before === undefined || free });
  }
  return out;
}
