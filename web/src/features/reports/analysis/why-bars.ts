/** A bar, in percent of the width. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** The bars of all rows, with start and end of the sum. */
interface Bars {
  readonly bars: readonly Bar[];
  readonly start: number;
  readonly end: number;
}

/** Percent: an empty bar is still visible. */
const minWidth = 0.8;

/**
 * Lays out years of factors as a waterfall: each bar starts where the previous one ends. Null if there is nothing to draw.
 */
export function barsOf(years: readonly number[]): Bars | null {
  const sums = [0];
  for (const each of years) sums.push((sums.at(-1) ?? 0) + each);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  if (high === low) return null;
  // Leaves room for the marks at both ends.
  const xOf = (sum: number) => 3 + ((sum - low) / (high - low)) * 94;
  const bars = years.map((each, place) => {
    const from = sums[place] ?? 0;
    const [left, right] = [xOf(Math.min(from, from + each)), xOf(Math.max(from, from + each))];
    return { x: left, width: Math.max(right - left, minWidth) };
  });
  return { bars, start: xOf(0), end: xOf(sums.at(-1) ?? 0) };
}
