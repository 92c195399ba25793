import { isUtf8 } from 'node:buffer';
import { type AnswerForm, memberOf, type Place } from './row-checks.ts';

export type JsonProblem = 'not-utf8' | 'not-json' | 'forbidden-key' | 'too-deep' | 'too-many-values';

export interface ParsedValue {
  readonly ok: true;
  /** Less what its form leaves out. */
  readonly value: unknown;
  /** Which form of its row it has; null where it has none, or none was asked for. */
  readonly form: AnswerForm | null;
  readonly values: number;
  /** Whether an object has two members of one name, of which the last counts. */
  readonly hasDuplicates: () => boolean;
  readonly departures: Departures;
}

export type ParsedJson = ParsedValue | { readonly ok: false; readonly problem: JsonProblem };

export interface Departures {
  /** Names of members that the contract does not know, by the place that they stand at. */
  readonly extra: ReadonlyMap<Place, ReadonlySet<string>>;
  /** Paths of what was left out, since it does not fit. */
  readonly leftOut: ReadonlySet<string>;
}

/** No request has more, and no refusal. */
export const maxUsualValues = 12_000;

/** The contract needs a dozen levels at most. */
const maxDepth = 64;

/** An answer has a few hundred names of members. A new name takes the parser a hundred times as long as a known one. */
const maxNames = 4_000;

/** A shorter text is parsed in some milliseconds, whatever it holds. */
const maxShort = 80_000;

/**
 * Parses untrusted bytes: strict UTF-8, JSON of bounded depth without keys that could set an object's prototype. In a long text,
 * members, elements and names are counted before it is parsed.
 *
 * @param maxValues how many members and elements there may be.
 * @param formOf which form a value has: what does not fit there is left out, and what is not known is noted.
 */
export function parseJson(
  all: Uint8Array,
  maxValues = maxUsualValues,
  formOf: (value: unknown) => AnswerForm | null = () => null,
): ParsedJson {
  const bytes = withoutByteOrderMark(all);
  // Invalid UTF-8 is refused: replacement characters could change a password.
  if (!isText(bytes)) return { ok: false, problem: 'not-utf8' };
  const text = textOf(bytes);
  // A member or an element has at least two characters.
  if (
    text.length > Math.min(2 * maxValues, maxShort) &&
    (membersAtMost(text) > maxNames || !holdsAtMost(text, maxValues))
  ) {
    const { names, values } = countedIn(text, { maxNames, maxValues });
    if (values > maxValues || names > maxNames) return { ok: false, problem: 'too-many-values' };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  const form = formOf(value);
  const found = { members: 0, elements: 0, extra: new Map(), leftOut: new Set<string>() };
  const problem = isHolder(value) ? inspect(value, form?.place ?? null, 1, found) : null;
  if (problem !== null) return { ok: false, problem };
  const { elements, members } = found;
  const hasDuplicates = () => members !== membersAtMost(text) && members !== countedIn(text).members;
  return { ok: true, value, form, values: members + elements, hasDuplicates, departures: found };
}

/** UTF-8 may begin with a mark that is no part of the text. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return at === 0 ? bytes : bytes.subarray(at);
}

/** Whether bytes are UTF-8. JSON begins with two ASCII characters, so a zero among its first two bytes shows UTF-16. */
export function isText(bytes: Uint8Array): boolean {
  const isUtf16 = bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0);
  return !isUtf16 && isUtf8(bytes);
}

export function textOf({ buffer, byteLength, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

type Holder = Record<string | number, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

interface Found {
  members: number;
  elements: number;
  readonly extra: Map<Place, Set<string>>;
  readonly leftOut: Set<string>;
}

function inspect(holder: Holder, place: Place | null, depth: number, found: Found): JsonProblem | null {
  if (depth > maxDepth) return 'too-deep';
  if (Array.isArray(holder)) {
    found.elements += holder.length;
    const elements = place === null ? null : place.elements;
    for (let index = 0; index < holder.length; index++) {
      const problem = inspectPart(holder, index, elements, null, depth, found);
      if (problem !== null) return problem;
    }
    return null;
  }
  for (const name in holder) {
    found.members++;
    const member = place === null ? undefined : memberOf(place, name);
    if (member === undefined) {
      if (name === '__proto__' || name === 'constructor' || name === 'prototype') return 'forbidden-key';
      if (place !== null && !place.takesAny) noteExtra(found, place, name);
    }
    const problem = inspectPart(holder, name, member ?? null, undefined, depth, found);
    if (problem !== null) return problem;
  }
  return null;
}

/** @param without what stands in the place of a value that is left out. */
function inspectPart(
  holder: Holder,
  key: string | number,
  place: Place | null,
  without: null | undefined,
  depth: number,
  found: Found,
): JsonProblem | null {
  const value = holder[key];
  if (place !== null && place.fits !== null && !place.fits(value)) {
    found.leftOut.add(place.path);
    holder[key] = without;
    return isHolder(value) ? inspect(value, null, depth + 1, found) : null;
  }
  return isHolder(value) ? inspect(value, place, depth + 1, found) : null;
}

function noteExtra({ extra }: Found, place: Place, name: string): void {
  const names = extra.get(place);
  if (names) names.add(name);
  else extra.set(place, new Set([name]));
}

/** An upper bound of the members of a JSON text: each has a colon after a quote, which is rare inside texts. */
function membersAtMost(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === quote) count++;
  }
  return count;
}

/** Whether a JSON text certainly has no more members and elements: each follows a comma, or begins a list or an object. */
function holdsAtMost(text: string, maxValues: number): boolean {
  let left = maxValues;
  for (const mark of ',[{') {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      left--;
      if (left < 0) return false;
    }
  }
  return true;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const [startOfList, endOfList, startOfObject, endOfObject] = [0x5b, 0x5d, 0x7b, 0x7d];

const unlimited = { maxNames: Number.POSITIVE_INFINITY, maxValues: Number.POSITIVE_INFINITY };

/** Counts members, values (members and elements) and different names of a JSON text. The count ends at the first limit that is passed. */
function countedIn(text: string, limits = unlimited): { members: number; values: number; names: number } {
  const names = new Set<string>();
  let members = 0;
  let values = 0;
  let isFirst = false;
  let from = 0;
  let to = 0;
  for (let at = 0; at < text.length && values <= limits.maxValues && names.size <= limits.maxNames; at++) {
    const code = text.charCodeAt(at);
    if (code <= 0x20) continue;
    if (isFirst && code !== endOfList && code !== endOfObject) values++;
    isFirst = code === startOfList || code === startOfObject;
    if (code === comma) values++;
    else if (code === colon) {
      members++;
      names.add(text.slice(from, to));
    } else if (code === quote) {
      from = at + 1;
      to = endOfText(text, from);
      at = to;
    }
  }
  return { members, values, names: names.size };
}

function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (before >= from && text.charCodeAt(before) === backslash) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
