import { isUtf8 } from 'node:buffer';

/** Why bytes are not taken as JSON. */
export type JsonProblem = 'not-utf8' | 'not-json' | 'forbidden-key' | 'too-deep' | 'too-many-values';

export type ParsedJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** How many members and elements it holds. */
      readonly values: number;
      /** Whether an object has two members of one name, of which the last counts. */
      readonly hasDoubles: boolean;
    }
  | { readonly ok: false; readonly problem: JsonProblem };

/** No request has more, and no refusal. */
export const maxUsualValues = 12_000;

/** The contract needs a dozen levels at most. */
const maxDepth = 64;

/** An answer has some hundred names of members. Each new one takes the parser a hundred times as long as one that it knows. */
const maxNames = 4_000;

/** A shorter text is parsed in some milliseconds, whatever it holds. */
const maxShort = 80_000;

/**
 * Parses bytes that were written by others: strict UTF-8, JSON without keys with which an object's prototype could be set, of bounded
 * depth. In a long text members, elements and names are counted before any value is made of it.
 *
 * @param maxValues how many members and elements there may be.
 */
export function parseJson(all: Uint8Array, maxValues = maxUsualValues): ParsedJson {
  const bytes = withoutByteOrderMark(all);
  // To replace bytes that are no UTF-8 could change a password.
  if (!isUtf8(bytes)) return { ok: false, problem: 'not-utf8' };
  const text = textOf(bytes);
  const atMost = membersAtMost(text);
  // A member or an element is written with two characters at least.
  if (
    text.length > Math.min(2 * maxValues, maxShort) &&
    (atMost > maxNames || !holdsAtMost(text, maxValues))
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
  const found = { members: 0, elements: 0 };
  const problem = isHolder(value) ? lookThrough(value, 1, found) : null;
  if (problem !== null) return { ok: false, problem };
  const hasDoubles = found.members !== atMost && found.members !== countedIn(text).members;
  return { ok: true, value, values: found.members + found.elements, hasDoubles };
}

/** UTF-8 may begin with a mark that is no part of the text. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return at === 0 ? bytes : bytes.subarray(at);
}

export function textOf({ buffer, byteLength, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Looks at every key of a parsed value, and counts. */
function lookThrough(
  holder: Readonly<Record<string, unknown>>,
  depth: number,
  found: { members: number; elements: number },
): JsonProblem | null {
  if (depth > maxDepth) return 'too-deep';
  if (Array.isArray(holder)) {
    found.elements += holder.length;
    for (const element of holder) {
      const problem = isHolder(element) ? lookThrough(element, depth + 1, found) : null;
      if (problem !== null) return problem;
    }
    return null;
  }
  for (const key in holder) {
    found.members++;
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return 'forbidden-key';
    const member = holder[key];
    const problem = isHolder(member) ? lookThrough(member, depth + 1, found) : null;
    if (problem !== null) return problem;
  }
  return null;
}

/** How many members a text of JSON has at most: each has a colon after a quote, and other texts seldom have such a one. */
function membersAtMost(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === quote) count++;
  }
  return count;
}

/** Whether a text of JSON surely has no more members and elements: each stands after a comma, or begins a list or an object. */
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

/** What a text of JSON holds: members, members and elements together, different names. The count ends where a limit is passed. */
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

/** The place of the quote that ends a text. */
function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (before >= from && text.charCodeAt(before) === backslash) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
