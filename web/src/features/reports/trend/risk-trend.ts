import { type ReportListItem, reportStatusOf } from '@choose-life/contracts/domain/reports';

/** One completed report: when, and the risk age it found. */
export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whole years. */
  readonly age: number;
}

/** A point in px of the drawing. */
export interface PlacedPoint extends TrendPoint {
  readonly x: number;
  readonly y: number;
  /** Whether there is room for its number: the first and the last always have theirs. */
  readonly labelled: boolean;
}

/** The most reports drawn: the latest ones. */
const most = 20;
const labelGap = 44;
const leastYears = 10;

/** The completed reports that have a date and a risk age, oldest first. */
export function trendOf(list: readonly ReportListItem[]): TrendPoint[] {
  return list
    .filter(item => reportStatusOf(item) === 'Completed')
    .flatMap(item => {
      const at = Date.parse(item.risksAppraisedAuditCreatedAt ?? '');
      const age = item.risksAppraisedAuditRiskAge;
      return Number.isNaN(at) || typeof age !== 'number' ? [] : [{ at, age: Math.round(age) }];
    })
    .sort((one, other) => one.at - other.at)
    .slice(-most);
}

/** What the line says. Null for fewer than two reports. */
export function trendSentence(points: readonly TrendPoint[]): string | null {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || first === last) return null;
  if (last.age === first.age) return `Your risk age has stayed at ${last.age}.`;
  return `Your risk age went ${last.age < first.age ? 'down' : 'up'} from ${first.age} to ${last.age}.`;
}

/** A year must not look like ten: the height stands for ten years at least. */
function agesShown(ages: readonly number[]): { low: number; high: number } {
  const [low, high] = [Math.min(...ages), Math.max(...ages)];
  const room = Math.max(0, leastYears - (high - low)) / 2;
  return { low: low - room, high: high + room };
}

/** Places the points in a box: time from left to right, a higher age higher up. */
export function placedTrend(
  points: readonly TrendPoint[],
  box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): PlacedPoint[] {
  const [since, until] = [Math.min(...points.map(({ at }) => at)), Math.max(...points.map(({ at }) => at))];
  const { low, high } = agesShown(points.map(({ age }) => age));
  const share = (value: number, from: number, to: number) =>
    to === from ? 0.5 : (value - from) / (to - from);
  const placed: PlacedPoint[] = [];
  for (const [index, point] of points.entries()) {
    const x = box.left + share(point.at, since, until) * (box.right - box.left);
    const y = box.bottom - share(point.age, low, high) * (box.bottom - box.top);
    const before = placed.findLast(other => other.labelled);
    const isLast = index === points.length - 1;
    const free = (before === undefined || x - before.x >= labelGap) && (isLast || box.right - x >= labelGap);
    placed.push({ ...point, x, y, labelled: free || isLast });
  }
  return placed;
}
