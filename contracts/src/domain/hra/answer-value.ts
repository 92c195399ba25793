// Up to 15 digits: every such number can be held and printed again without loss.
const plainDecimal = /^-?\d{1,9}(\.\d{1,6})?$/;

/** The number an answer stands for. Only plain decimal text is one ('5.5', not '5,5' or '1e3'): nothing turns silently into another. */
export function plainNumberOf(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = value?.trim() ?? '';
  return plainDecimal.test(text) ? Number(text) : null;
}

/** A numeric answer as it is saved (s.5). What is no plain number stays as it came, so that nothing is lost (docs/faults.md D22). */
export function numberIfPlain<Value extends string | number | null>(value: Value): Value | number {
  return plainNumberOf(value) ?? value;
}

/** False for what stands for no answer: null, blank text and numbers JSON cannot carry. */
export function isAnswered(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '';
}
