import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import type { TrendPoint } from './risk-trend.ts';

export interface AgeDot extends Pick<TrendPoint, 'number' | 'age' | 'model'> {
  readonly x: number;
  readonly y: number;
  /** Whether its number fits: the first and the last always have theirs. */
  readonly labelled: boolean;
}

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Minimum distance of points: reports of one hour must not overlap. */
const minGap = 20;
const minYears = 10;

export const labelHalf = ({ bound }: ShownAge): number => (bound === null ? 16 : 48);

export function trendLayoutOf(points: readonly TrendPoint[], realAge: number | null, box: Box) {
  const xs = spread(
    points.map(({ at }) => at),
    box,
  );
  const { low, high } = yearsShown(
    points.map(({ age }) => age),
    realAge,
  );
  const yOf = (years: number) => box.bottom - shareOf(years, low, high) * (box.bottom - box.top);
  const dots = labelled(
    points.map(({ age, model, number }, index) => {
      return { number, age, model, x: xs[index] ?? box.left, y: yOf(age.years) };
    }),
  );
  return {
    dots,
    /** None between dots of two rules: their ages do not compare. */
    joints: dots.slice(1).flatMap((to, index) => {
      const from = dots[index];
      return from?.model === to.model ? [{ from, to }] : [];
    }),
    realY: realAge === null ? null : yOf(realAge),
  };
}

/** At least `minYears` years. A bound of the scale is at the edge of the chart. */
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

function spread(times: readonly number[], { left, right }: Box): number[] {
  const [since, until] = [Math.min(...times), Math.max(...times)];
  const steps = times.length - 1;
  const gap = steps > 0 ? Math.min(minGap, (right - left) / steps) : 0;
  const xs: number[] = [];
  for (const [index, at] of times.entries()) {
    const share = since === until ? shareOf(index, 0, steps) : shareOf(at, since, until);
    const wanted = left + share * (right - left);
    // Leaves room for the following points.
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
