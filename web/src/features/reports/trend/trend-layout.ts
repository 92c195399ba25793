import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import type { TrendPoint } from './risk-trend.ts';

/** A dot of the chart, at a position in drawing units. */
export interface AgeDot extends Pick<TrendPoint, 'number' | 'age' | 'model'> {
  readonly x: number;
  readonly y: number;
  /** Whether its label fits. The first and the last dot always have one. */
  readonly labelled: boolean;
}

type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** The smallest distance between two dots, so that those of one day do not overlap. */
const minGap = 20;

/** The smallest range of years, so that a small change does not look like a large one. */
const minYears = 10;

/** Half the width of a label, with its margin, in drawing units. '80 or over' is longer than a number. */
export const labelHalf = ({ bound }: ShownAge): number => (bound === null ? 16 : 48);

interface TrendLayout {
  readonly dots: readonly AgeDot[];
  /** The lines between neighbours. There is none between dots of two rules, whose ages cannot be compared. */
  readonly joints: readonly { readonly from: AgeDot; readonly to: AgeDot }[];
  /** The height of the line of the real age; null if it is not known. */
  readonly realY: number | null;
}

/** The layout of the chart: time from left to right, age upwards. */
export function trendLayoutOf(points: readonly TrendPoint[], realAge: number | null, box: Box): TrendLayout {
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
    joints: dots.slice(1).flatMap((to, index) => {
      const from = dots[index];
      return from?.model === to.model ? [{ from, to }] : [];
    }),
    realY: realAge === null ? null : yOf(realAge),
  };
}

/** The range of years in the chart, at least `minYears`. An age beyond the end of the scale is at the edge of the chart. */
function yearsShown(ages: readonly ShownAge[], realAge: number | null): { low: number; high: number } {
  const all = [...ages.map(({ years }) => years), ...(realAge === null ? [] : [realAge])];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const margin = Math.max(0, minYears - (high - low));
  if (ages.some(({ bound, years }) => bound === 'above' && years === high))
    return { low: low - margin, high };
  if (ages.some(({ bound, years }) => bound === 'below' && years === low))
    return { low, high: high + margin };
  return { low: low - margin / 2, high: high + margin / 2 };
}

function shareOf(value: number, from: number, to: number): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}

/** The x of each time, with at least `minGap` between neighbours. Equal times are spread evenly. */
function spread(times: readonly number[], { left, right }: Box): number[] {
  const since = Math.min(...times);
  const until = Math.max(...times);
  const steps = times.length - 1;
  const gap = steps > 0 ? Math.min(minGap, (right - left) / steps) : 0;
  const xs: number[] = [];
  for (const [index, at] of times.entries()) {
    const share = since === until ? shareOf(index, 0, steps) : shareOf(at, since, until);
    const wanted = left + share * (right - left);
    // The following dots need a distance too.
    const max = right - (steps - index) * gap;
    xs.push(Math.min(max, Math.max(wanted, (xs.at(-1) ?? Number.NEGATIVE_INFINITY) + gap)));
  }
  return xs;
}

/** Decides which dots have a label, so that no label overlaps the one before it or the last one. */
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
