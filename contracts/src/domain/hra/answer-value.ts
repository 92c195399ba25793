/** At most 15 digits: a JavaScript number keeps all digits of such a text, and not always those of a longer one. */
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

/** The numeric answer that a save sends (s.5): a plain decimal text as a number, any other text unchanged (docs/faults.md D22). */
export function numberIfPlain<Value extends string | number | null>(value: Value): Value | number {
  return plainNumberOf(value) ?? value;
}

/** Whether a value is an answer: a text that is not blank, or a finite number, since JSON has no others. */
export function isAnswered(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '';
}
