/** The middle value; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that this share of the values does not exceed, 0.99 for p99 (nearest rank); NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** NaN for no values, and where one of them is NaN. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
