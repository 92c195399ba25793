/** At most 15 significant digits, which a conversion to a JavaScript number and back keeps. */
const plainDecimal = /^-?\d{1,9}(\.\d{1,6})?$/;

/**
 * The value of a numeric answer; null if it is not a finite number or a plain decimal text. '5.5' is accepted; '5,5' and '1e3' are not, so that
 * no typed text silently becomes a number that was not meant.
 */
export function plainNumberOf(value: string | number | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = value?.trim() ?? '';
  return plainDecimal.test(text) ? Number(text) : null;
}

/** A numeric answer as it is saved (s.5): a number if it is plain. Any other text is kept, so that nothing is lost (docs/faults.md D22). */
export function numberIfPlain<Value extends string | number | null>(value: Value): Value | number {
  return plainNumberOf(value) ?? value;
}

/** Whether a value is an answer. Null, undefined, blank text and the numbers that JSON cannot represent are not. */
export function isAnswered(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '';
}
