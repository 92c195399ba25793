import { rootPath } from '@choose-life/contracts/gateway/outcome';

/** A difference between an answer and the expected answer, in one member or in the whole answer. It contains no personal data. */
export interface Difference {
  /** `data.ascvd.data.age`, `data[3].waitListId`, `(answer)`, `(status)`, `(header content-type)`. */
  readonly path: string;
  readonly expected: string;
  /** The received value, as `describeValue` describes it. */
  readonly got: string;
  /**
   * `missing-optional`: an optional member is missing. `time`: a time is not in ISO 8601. These two do not break the contract.
   * `missing`: any other member is missing, or an object or a list is null. `short-list`: a list has too few elements.
   */
  readonly nature: 'missing-optional' | 'time' | 'missing' | 'short-list' | 'other';
}

/**
 * `data.ascvd.data.age: expected number, got "42"`. The expected text of a whole answer may list several parts (`JSON, responseCode "00"`). The
 * list then ends with a semicolon.
 */
export function differenceText({ path, expected, got }: Difference): string {
  const hasComma = path === rootPath && expected.includes(',');
  return `${path}: expected ${expected}${hasComma ? ';' : ','} got ${got}`;
}

/**
 * Joins texts (`differenceText`) that differ only in list indexes or the received value: `data[].id: expected string, got nothing (12 times)`.
 * Only the JSON report lists each difference.
 */
export function shortDifferences(texts: readonly string[]): string[] {
  // The published program supports Node 20, which does not have `Map.groupBy`.
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const finding = withoutReceived(text);
    groups.set(finding, [...(groups.get(finding) ?? []), text]);
  }
  return [...groups.values()].map(group => {
    const [first = '', ...others] = group;
    if (others.length === 0) return first;
    const received = new Set(group.map(receivedIn));
    return `${withoutIndexes(first)}${received.size > 1 ? ' and others' : ''} (${group.length} times)`;
  });
}

/** A text without the received value and the list indexes, as in a baseline: `data[].waitListId: expected string or number`. */
export function withoutReceived(text: string): string {
  return withoutIndexes(text.split(gotPattern)[0] ?? '');
}

/** The received value in the text of a difference: `"42"`. */
export function receivedIn(text: string): string {
  return text.split(gotPattern)[1] ?? '';
}

/** The comma or semicolon that `differenceText` writes before the received value. */
const gotPattern = /[,;] got /;

/** A part of a path: the name of a member, or the index of an element. */
export type PathStep = string | number;

/** The path as text: `data[0].waitListId`; `(answer)` for the whole answer. */
export function pathText(steps: readonly PathStep[]): string {
  const text = steps.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text.replace(/^\./, '') || rootPath;
}

/** The path without list indexes: `data[].waitListId`. */
export function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** The kind of value that the contract expects, which decides whether the received value may be shown. */
export type ExpectedKind = 'number' | 'code' | 'other';

/** In characters. The numbers and codes of the contract are shorter. A longer text may be personal data. */
const maxShownLength = 12;

const looksLikeNumber = /^[\d.,+-]+$/;
/** Texts that a gateway may send for a missing value, such as the empty text, or for a boolean. */
const looksLikeWord = /^(|true|false|null|none|nan)$/i;
const looksLikeCode = /^[A-Za-z0-9 _-]*$/;

/**
 * Describes a received value for a report without personal data: answers, names, addresses, ids and texts only by type and length. If the contract
 * expects a number or a code, these values are shown:
 * - a boolean,
 * - a short number, also as a text,
 * - a short text for a missing value or a boolean, such as `null`,
 * - if the contract expects a code, a short text that looks like a code.
 */
export function describeValue(value: unknown, expected: ExpectedKind): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (expected === 'other') return describeType(value);
  if (typeof value === 'boolean') return String(value);
  const text = String(value);
  const isShown =
    text.length <= maxShownLength &&
    (looksLikeNumber.test(text) ||
      looksLikeWord.test(text) ||
      (expected === 'code' && looksLikeCode.test(text)));
  return isShown ? JSON.stringify(value) : describeType(value);
}

function describeType(value: unknown): string {
  if (typeof value !== 'string') return `a ${typeof value}`;
  return value === '' ? 'an empty string' : `a string of ${value.length} characters`;
}
