// Generated from the table of calls by 'npm run generate'. Do not edit.

// Up to 15 digits: every such number can be held and printed again without loss.
const plainDecimal = /^-?\d{1,9}(\.\d{1,6})?$/;

/**
 * The number an answer stands for, or null. Only plain decimal text is a number: '45' and '5.5' are, while
 * '', '5,5' and '1e3' are not, so that nothing typed turns silently into another number.
 */
export function plainNumberOf(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = value?.trim() ?? '';
  return plainDecimal.test(text) ? Number(text) : null;
}

/**
 * The answer of a numeric input as it is saved (s.5): a number where it is a plain one. Anything else stays as it came, so
 * that nothing typed is lost (docs/faults.md D22).
 */
export function numberIfPlain<Value extends string | number | null>(value: Value): Value | number {
  return plainNumberOf(value) ?? value;
}

/** False for what stands for no answer: null, blank text and numbers JSON cannot carry. */
export function isAnswered(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '';
}
