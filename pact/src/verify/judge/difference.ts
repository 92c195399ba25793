import { rootPath } from '@choose-life/contracts/gateway/outcome';

/** One place where an answer is not what the contract asks for. It holds nothing that may not be shown. */
export interface Difference {
  /** `data.ascvd.data.age`, `data[3].waitListId`, `(answer)`, `(status)`, `(header content-type)`. */
  readonly path: string;
  readonly expected: string;
  /** By the rule of `describeValue`. */
  readonly got: string;
  /**
   * `noted`: a member that may be missing, and is. `time`: a time that is not in ISO 8601. Neither breaks anything. `missing`: any
   * other member, or null in place of an object or a list.
   */
  readonly nature: 'noted' | 'time' | 'missing' | 'short-list' | 'other';
}

/** `data.ascvd.data.age: expected number, got "42"`. What is expected of a whole answer may have commas of its own. */
export function differenceText({ path, expected, got }: Difference): string {
  const isList = path === rootPath && expected.includes(',');
  return `${path}: expected ${expected}${isList ? ';' : ','} got ${got}`;
}

/** What is wrong alike in several elements of a list stands once, with how often. The JSON report has every one. */
export function shortDifferences(differences: readonly string[]): string[] {
  const alike = new Map<string, string[]>();
  for (const difference of differences) {
    const place = placeOf(difference);
    alike.set(place, [...(alike.get(place) ?? []), difference]);
  }
  return [...alike].map(([place, all]) => {
    const [first = '', ...others] = all;
    if (others.length === 0) return first;
    const got = new Set(all.map(gotOf));
    const [shown = ''] = got;
    return `${place}${gotMark}${shown}${got.size > 1 ? ' and others' : ''} (${all.length} times)`;
  });
}

/** A difference without the received value: `data[].waitListId: expected string or number`. */
export function placeOf(difference: string): string {
  return withoutIndexes(difference.split(beforeGot)[0] ?? '');
}

export function gotOf(difference: string): string {
  return difference.split(beforeGot).slice(1).join(gotMark);
}

const gotMark = ', got ';
const beforeGot = /[,;] got /;

export type Step = string | number;

/** The path as people read it: `data[0].waitListId`; the answer itself is `(answer)`. */
export function pathText(steps: readonly Step[]): string {
  const text = steps.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text.replace(/^\./, '') || rootPath;
}

/** The path of the same place in every element of its lists: `data[].waitListId`. */
export function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** The kind of value that the contract has at a place: it decides whether the received value may be shown. */
export type Place = 'number' | 'code' | 'other';

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
