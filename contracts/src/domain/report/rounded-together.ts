/**
 * Rounds values to whole numbers that add up to `total`. Values with the largest rounding error are changed first. A value of 0 stays 0, and no
 * value changes its sign; if this prevents the sum, the result adds up to another number.
 */
export function roundedTogether(values: readonly number[], total: number): number[] {
  // Adding 0 converts -0 to 0, since JSON does not represent -0.
  const whole = values.map(value => Math.round(value) + 0);
  let rest = total - whole.reduce((sum, value) => sum + value, 0);
  const step = Math.sign(rest);
  while (rest !== 0) {
    const [next] = values
      .map((value, index) => ({ index, value, error: (value - (whole[index] ?? 0)) * step }))
      .filter(({ index, value }) => value !== 0 && ((whole[index] ?? 0) + step) * Math.sign(value) >= 0)
      .sort((one, other) => other.error - one.error);
    // No value can be changed further, so the sum differs from the total.
    if (next === undefined) break;
    whole[next.index] = (whole[next.index] ?? 0) + step;
    rest -= step;
  }
  return whole;
}
