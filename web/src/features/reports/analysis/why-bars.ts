/** One bar, in percent of the width it has. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** Bars for a row of years, and the places at which they begin and end. */
export interface Bars {
  readonly bars: readonly Bar[];
  readonly start: number;
  readonly end: number;
}

/** A bar of nothing is still a stroke that can be seen. */
const minWidth = 0.8;

/**
 * Lays the years of the factors end to end, as they add up from the age to the risk age: each bar begins where the one above
 * it ends. Null where there is nothing to draw.
 */
export function barsOf(years: readonly number[]): Bars | null {
  const sums = [0];
  for (const each of years) sums.push((sums.at(-1) ?? 0) + each);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  if (high === low) return null;
  // A mark of its own stands at either end, and needs room.
  const xOf = (sum: number) => 3 + ((sum - low) / (high - low)) * 94;
  const bars = years.map((each, place) => {
    const from = sums[place] ?? 0;
    const [left, right] = [xOf(Math.min(from, from + each)), xOf(Math.max(from, from + each))];
    return { x: left, width: Math.max(right - left, minWidth) };
  });
  return { bars, start: xOf(0), end: xOf(sums.at(-1) ?? 0) };
}
