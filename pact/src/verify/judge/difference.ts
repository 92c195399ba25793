import { rootPath } from '@choose-life/contracts/gateway/outcome';

/** One member of an answer, or the answer itself, that is not as expected. It contains no personal data. */
export interface Difference {
  /** `data.ascvd.data.age`, `data[3].waitListId`, `(answer)`, `(status)`, `(header content-type)`. */
  readonly path: string;
  readonly expected: string;
  /** The received value, as `describeValue` describes it. */
  readonly got: string;
  /**
   * `noted`: an optional member is missing. `time`: a time is not in ISO 8601. Neither breaks the contract.
   * `missing`: any other member is missing, or an object or a list is null. `short-list`: a list has too few elements.
   */
  readonly nature: 'noted' | 'time' | 'missing' | 'short-list' | 'other';
}

/** `data.ascvd.data.age: expected number, got "42"`. A semicolon separates the parts if the expected text has a comma. */
export function differenceText({ path, expected, got }: Difference): string {
  const isList = path === rootPath && expected.includes(',');
  return `${path}: expected ${expected}${isList ? ';' : ','} got ${got}`;
}

/** Joins equal differences of several list elements into one, with their number. Only the JSON report lists each. */
export function shortDifferences(differences: readonly string[]): string[] {
  // Not `Map.groupBy`: the published program supports Node 20, which does not have it.
  const groups = new Map<string, string[]>();
  for (const difference of differences) {
    const text = withoutReceived(difference);
    groups.set(text, [...(groups.get(text) ?? []), difference]);
  }
  return [...groups].map(([text, group]) => {
    const [first = '', ...others] = group;
    if (others.length === 0) return first;
    const received = new Set(group.map(receivedIn));
    const [shown = ''] = received;
    return `${text}${gotMark}${shown}${received.size > 1 ? ' and others' : ''} (${group.length} times)`;
  });
}

/** A difference without the received value: `data[].waitListId: expected string or number`. */
export function withoutReceived(difference: string): string {
  return withoutIndexes(difference.split(beforeGot)[0] ?? '');
}

/** The received value of a difference, as text: `"42"`. */
export function receivedIn(difference: string): string {
  return difference.split(beforeGot).slice(1).join(gotMark);
}

const gotMark = ', got ';
const beforeGot = /[,;] got /;

/** A member's name or an element's index on a path. */
export type Step = string | number;

/** The path as text: `data[0].waitListId`; `(answer)` for the answer itself. */
export function pathText(steps: readonly Step[]): string {
  const text = steps.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text.replace(/^\./, '') || rootPath;
}

/** The path without list indexes: `data[].waitListId`. */
export function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** The kind of value that the contract expects. It decides whether the received value may be shown. */
export type ExpectedKind = 'number' | 'code' | 'other';

/** The numbers and codes of the contract are shorter. A longer text may be personal data. */
const maxShownLength = 12;

const looksLikeNumber = /^[\d.,+-]+$/;
const looksLikeWord = /^(true|false|null|none|nan)?$/i;
const looksLikeCode = /^[A-Za-z0-9 _-]*$/;

/**
 * Describes a received value for a report, without personal data: answers, names, addresses, ids and texts by type and length only.
 * The value itself is shown if the contract expects a number and it looks like one, or if the contract expects a fixed code and it is
 * as short as a code.
 */
export function describeValue(value: unknown, expected: ExpectedKind): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (expected === 'other') return withoutValue(value);
  if (typeof value === 'boolean') return String(value);
  const text = String(value);
  const shown =
    text.length <= maxShownLength &&
    (looksLikeNumber.test(text) ||
      looksLikeWord.test(text) ||
      (expected === 'code' && looksLikeCode.test(text)));
  return shown ? JSON.stringify(value) : withoutValue(value);
}

function withoutValue(value: unknown): string {
  if (typeof value !== 'string') return `a ${typeof value}`;
  return value === '' ? 'an empty string' : `a string of ${value.length} characters`;
}
