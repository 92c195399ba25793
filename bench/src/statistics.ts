/** The middle value; NaN for no values. For an even number of values, the higher of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The percentile of the values by nearest rank, for example 0.99 for p99; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** The geometric mean; NaN for no values, and if one of them is NaN. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** A ratio with its 95 % confidence interval. */
export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The number of bootstrap resamples for an interval: 50 medians (2.5 %) are beyond each end of the interval. */
const resamples = 2_000;

/**
 * The median of a list of ratios, with its bootstrap interval: random samples are drawn from the list, and the interval contains 95 % of their
 * medians. For several lists, the geometric mean of their medians is used.
 * @param lists ratios, each measured independently of the others
 */
export function medianRatio(...lists: readonly (readonly number[])[]): Ratio {
  const means = Array.from({ length: resamples }, () =>
    geometricMean(lists.map(list => median(resample(list)))),
  );
  return {
    value: geometricMean(lists.map(median)),
    low: percentile(means, 0.025),
    high: percentile(means, 0.975),
  };
}

/** A sample of the same size, drawn with replacement. */
function resample(values: readonly number[]): readonly number[] {
  return values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);
}
