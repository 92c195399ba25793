/** Whole numbers next to these values that add up to the total. A value of 0 stays 0, and none changes its sign. */
export function roundedTogether(values: readonly number[], total: number): number[] {
  // Adding 0 makes a plain 0 of -0, which JSON does not keep.
  const whole = values.map(value => Math.round(value) + 0);
  let rest = total - whole.reduce((sum, value) => sum + value, 0);
  const step = Math.sign(rest);
  while (rest !== 0) {
    const [next] = values
      .map((value, index) => ({ index, value, error: (value - (whole[index] ?? 0)) * step }))
      .filter(({ index, value }) => value !== 0 && ((whole[index] ?? 0) + step) * Math.sign(value) >= 0)
      .sort((one, other) => other.error - one.error);
    if (next === undefined) break;
    whole[next.index] = (whole[next.index] ?? 0) + step;
    rest -= step;
  }
  return whole;
}
