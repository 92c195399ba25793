import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import type { TrendPoint } from './risk-trend.ts';

/** A dot of the chart, at a position in drawing units. */
export interface AgeDot extends Pick<TrendPoint, 'number' | 'age' | 'model'> {
  readonly x: number;
  readonly y: number;
  /** The x of the middle of the label, which stays inside the drawing. */
  readonly labelX: number;
  /** Whether the label of the dot fits. The first and the last dot always have a label. */
  readonly hasLabel: boolean;
}

/** The area of the dots, and the width of the drawing, in drawing units. */
type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'width', number>>;

/** The smallest distance between two dots, so that the dots of one day do not overlap: a dot is 16 wide and has an edge of 3. */
const minGap = 20;

/** The smallest range of years, so that a small change does not look large. */
const minYears = 10;

/** Half the width of a label, with its margin, in drawing units. '80 or over' is longer than a number. */
const halfLabelWidth = ({ bound }: ShownAge): number => (bound === null ? 16 : 48);

interface TrendLayout {
  readonly dots: readonly AgeDot[];
  /** The lines between neighbouring dots. Dots of different models have no line, since their ages cannot be compared. */
  readonly connections: readonly { readonly from: AgeDot; readonly to: AgeDot }[];
  /** The y of the line of the real age; null if it is not known. */
  readonly realY: number | null;
}

/** The layout of the chart: time goes from left to right, age upwards. */
export function trendLayoutOf(points: readonly TrendPoint[], realAge: number | null, box: Box): TrendLayout {
  const xs = spreadXs(
    points.map(({ createdMs }) => createdMs),
    box,
  );
  const { low, high } = yearRangeOf(
    points.map(({ age }) => age),
    realAge,
  );
  const yOf = (years: number) => box.bottom - shareOf(years, low, high) * (box.bottom - box.top);
  const dots = withLabels(
    points.map(({ age, model, number }, index) => {
      const x = xs[index] ?? box.left;
      const half = halfLabelWidth(age);
      const labelX = Math.min(Math.max(x, half), box.width - half);
      return { number, age, model, x, y: yOf(age.years), labelX };
    }),
  );
  return {
    dots,
    connections: dots.slice(1).flatMap((to, index) => {
      const from = dots[index];
      return from?.model === to.model ? [{ from, to }] : [];
    }),
    realY: realAge === null ? null : yOf(realAge),
  };
}

/**
 * The range of years in the chart, at least `minYears`. If the highest or lowest age is beyond the end of the scale, the chart has no margin
 * there: the chart then ends where the scale ends.
 */
function yearRangeOf(ages: readonly ShownAge[], realAge: number | null): { low: number; high: number } {
  const allYears = [...ages.map(({ years }) => years), ...(realAge === null ? [] : [realAge])];
  const low = Math.min(...allYears);
  const high = Math.max(...allYears);
  // How many years must be added to reach `minYears`; 0 if the range is already wide enough.
  const margin = Math.max(0, minYears - (high - low));
  if (ages.some(({ bound, years }) => bound === 'above' && years === high))
    return { low: low - margin, high };
  if (ages.some(({ bound, years }) => bound === 'below' && years === low))
    return { low, high: high + margin };
  return { low: low - margin / 2, high: high + margin / 2 };
}

/** The position of a value between `from` and `to` as a share from 0 to 1; 0.5 if `from` and `to` are equal. */
function shareOf(value: number, from: number, to: number): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}

/** The x of each time, with at least `minGap` between neighbours. Equal times are spread evenly. */
function spreadXs(times: readonly number[], { left, right }: Box): number[] {
  const earliest = Math.min(...times);
  const latest = Math.max(...times);
  const steps = times.length - 1;
  // On a narrow screen there may not be enough space for `minGap`; the dots are then spread evenly.
  const gap = steps > 0 ? Math.min(minGap, (right - left) / steps) : 0;
  const xs: number[] = [];
  for (const [index, time] of times.entries()) {
    const share = earliest === latest ? shareOf(index, 0, steps) : shareOf(time, earliest, latest);
    const proportionalX = left + share * (right - left);
    // The following dots need space on the right.
    const max = right - (steps - index) * gap;
    const previous = xs.at(-1);
    const min = previous === undefined ? left : previous + gap;
    xs.push(Math.min(max, Math.max(proportionalX, min)));
  }
  return xs;
}

type UnlabelledDot = Omit<AgeDot, 'hasLabel'>;

/**
 * Decides which dots have a label. The first and the last dot always have one. Any other label must overlap neither the label before it nor
 * the last label.
 */
function withLabels(dots: readonly UnlabelledDot[]): AgeDot[] {
  const last = dots.at(-1);
  const areLabelsApart = (one: UnlabelledDot, other: UnlabelledDot) =>
    Math.abs(one.labelX - other.labelX) >= halfLabelWidth(one.age) + halfLabelWidth(other.age);
  const labelled: AgeDot[] = [];
  for (const dot of dots) {
    const previous = labelled.findLast(other => other.hasLabel);
    const isFirstOrLast = previous === undefined || dot === last;
    const fits =
      previous !== undefined &&
      last !== undefined &&
      areLabelsApart(previous, dot) &&
      areLabelsApart(dot, last);
    labelled.push({ ...dot, hasLabel: isFirstOrLast || fits });
  }
  return labelled;
}
