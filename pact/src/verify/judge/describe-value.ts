/** What the contract has at a place: it decides whether the value found there may be shown. */
export type Place = 'number' | 'code' | 'other';

/** Longer values are neither numbers nor codes. */
const maxShownLength = 12;

const looksLikeNumber = /^[\d.,+-]+$/;
const looksLikeWord = /^(true|false|null|none|nan)?$/i;
const looksLikeCode = /^[A-Za-z0-9 _-]*$/;

/**
 * Describes a value for a report. Answers, names, addresses, ids and texts are never shown, only their type
 * and length. A value is shown where the contract has a number, if it looks like one, and where the contract has a fixed
 * code, if it is as short as a code.
 */
export function describeValue(value: unknown, place: Place): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (place === 'other') return withoutValue(value);
  if (typeof value === 'boolean') return String(value);
  const text = String(value);
  const shown =
    text.length <= maxShownLength &&
    (looksLikeNumber.test(text) ||
      looksLikeWord.test(text) ||
      (place === 'code' && looksLikeCode.test(text)));
  return shown ? JSON.stringify(value) : withoutValue(value);
}

function withoutValue(value: unknown): string {
  if (typeof value !== 'string') return `a ${typeof value}`;
  return value === '' ? 'an empty string' : `a string of ${value.length} characters`;
}
