/**
 * Rounds values to whole numbers that add up to the whole number `total`. Values with the largest rounding error are corrected first. A value of
 * 0 stays 0, and no value changes its sign. If these rules prevent the sum, the result adds up to another number.
 */
export function roundedTogether(values: readonly number[], total: number): number[] {
  // Adding 0 converts -0 to 0, since JSON does not represent -0.
  const rounded = values.map(value => Math.round(value) + 0);
  let missing = total - rounded.reduce((sum, value) => sum + value, 0);
  const step = Math.sign(missing);
  while (missing !== 0) {
    const [best] = values
      .map((value, index) => {
        const current = rounded[index] ?? 0;
        return { index, value, corrected: current + step, error: (value - current) * step };
      })
      .filter(({ corrected, value }) => value !== 0 && corrected * Math.sign(value) >= 0)
      .sort((one, other) => other.error - one.error);
    // No value can be corrected further, so the sum differs from the total.
    if (best === undefined) break;
    rounded[best.index] = best.corrected;
    missing -= step;
  }
  return rounded;
}
