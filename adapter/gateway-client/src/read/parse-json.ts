/**
 * Parses JSON from untrusted senders: answers of the gateway, and requests of callers (decision 0012). JSON.parse alone is not enough:
 * it accepts invalid UTF-8 as replacement characters, it needs seconds for a value with a million keys, and it creates members such as
 * `__proto__`. The steps of `parseJson`:
 * 1. Refuse bytes that are not UTF-8.
 * 2. Count members, elements and different names in the text, and refuse a text with too many before it is parsed. A short text is not
 *    counted.
 * 3. Parse with JSON.parse.
 * 4. Find the variant of the response schema that the value matches. Callers that read requests pass no schema.
 * 5. Walk over the value once (`inspect`): refuse forbidden names and deep nesting, drop values that do not match where the schema
 *    allows that, and record unknown members.
 * docs/decisions/0012-answers-are-read-on-the-wire.md has the measurements.
 */
import { isUtf8 } from 'node:buffer';
import { memberSchema, type SchemaNode, type SchemaVariant } from './row-checks.ts';

/**
 * Why a text is refused. `forbidden-key`: an object has a member `__proto__`, `constructor` or `prototype`. `too-deep`: more than 64 levels of
 * objects and lists. `too-many-values`: too many members and elements, or too many different names.
 */
export type JsonProblem = 'not-utf8' | 'not-json' | 'forbidden-key' | 'too-deep' | 'too-many-values';

/** A parsed text, with the results of the walk over its value. */
export interface ParsedValue {
  readonly ok: true;
  /** The parsed value, without the values that the schema drops. */
  readonly value: unknown;
  /** The variant of the response schema that the value matches; null if it matches none, or if no schema was given. */
  readonly variant: SchemaVariant | null;
  /** Number of members and elements. */
  readonly valueCount: number;
  /** Whether an object has two members of the same name. JSON.parse keeps the last one. */
  readonly hasDuplicateNames: boolean;
  readonly deviations: SchemaDeviations;
}

/** The result of `parseJson`. */
export type ParsedJson = ParsedValue | { readonly ok: false; readonly problem: JsonProblem };

/** How a value differs from the variant that it matches. Such differences do not make the answer invalid. */
export interface SchemaDeviations {
  /** Names of members that the schema does not know, by the node of the object that contains them. */
  readonly unknownMembers: ReadonlyMap<SchemaNode, ReadonlySet<string>>;
  /** Paths of values that were dropped because they do not match. */
  readonly droppedPaths: ReadonlySet<string>;
}

/**
 * Upper bound on the number of values (members and elements) in any valid request or refusal.
 * Only accepted answers may have more: their maximum is in the table of calls. An invalid answer with more is refused without zod, which would
 * create an issue for each wrong element (decision 0012).
 */
export const maxUsualValues = 12_000;

/** Maximum depth of nesting. The contract needs about a dozen levels. */
const maxDepth = 64;

/**
 * Maximum number of different names in a long text. A valid answer has a few hundred. JSON.parse needs a hundred times as long for a new name
 * as for a repeated one.
 */
const maxNames = 4_000;

/** Maximum length of a text whose values are not counted, in characters. Such a text is parsed in a few milliseconds, whatever it contains. */
const maxUncountedLength = 80_000;

/**
 * Parses untrusted bytes: strict UTF-8, and JSON of limited depth without names that could set an object's prototype.
 *
 * @param maxValues the maximum number of members and elements; it is checked before the text is parsed
 * @param variantOf finds the variant of the response schema that a value matches; it returns null if there is none
 */
export function parseJson(
  received: Uint8Array,
  maxValues = maxUsualValues,
  variantOf: (value: unknown) => SchemaVariant | null = () => null,
): ParsedJson {
  const bytes = withoutByteOrderMark(received);
  // Replacement characters for invalid UTF-8 could change a password.
  if (!isText(bytes)) return { ok: false, problem: 'not-utf8' };
  const text = textOf(bytes);
  if (hasTooManyValues(text, maxValues)) return { ok: false, problem: 'too-many-values' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  const variant = variantOf(value);
  const inspection: Inspection = {
    members: 0,
    elements: 0,
    unknownMembers: new Map(),
    droppedPaths: new Set(),
  };
  // The maximum counts the outermost list or object as the first level.
  const topDepth = 1;
  const problem = inspect(value, variant === null ? null : variant.schema, topDepth, inspection);
  if (problem !== null) return { ok: false, problem };
  const { elements, members } = inspection;
  // JSON.parse keeps one of several members with the same name, so the text then has more members than the value. The exact count is slow, so
  // it runs only if the upper bound differs from the number of members in the value.
  const hasDuplicateNames = members !== maxMembersIn(text) && members !== countJson(text).members;
  const valueCount = members + elements;
  return { ok: true, value, variant, valueCount, hasDuplicateNames, deviations: inspection };
}

/** Whether a text has more values or names than allowed. The cheap upper bounds decide for nearly every text. */
function hasTooManyValues(text: string, maxValues: number): boolean {
  // A text that is too short for `maxValues` (two characters each) and is parsed quickly is not counted, however many names it has.
  if (text.length <= Math.min(2 * maxValues, maxUncountedLength)) return false;
  if (maxMembersIn(text) <= maxNames && hasAtMostValues(text, maxValues)) return false;
  const { names, values } = countJson(text, { maxNames, maxValues });
  return values > maxValues || names > maxNames;
}

/** Removes byte order marks (U+FEFF) from the start. They are not part of the text. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return at === 0 ? bytes : bytes.subarray(at);
}

/** Whether bytes are UTF-8. JSON begins with ASCII characters, so a zero among the first two bytes means UTF-16. */
export function isText(bytes: Uint8Array): boolean {
  const isUtf16 = bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0);
  return !isUtf16 && isUtf8(bytes);
}

/** Decodes UTF-8 without a copy of the bytes. Invalid bytes become U+FFFD, so check with `isText` first. */
export function textOf({ buffer, byteLength, byteOffset }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

/** Counters and deviations of one walk. It is mutable, because an object for each visited value would cost more than the walk. */
interface Inspection {
  members: number;
  elements: number;
  readonly unknownMembers: Map<SchemaNode, Set<string>>;
  readonly droppedPaths: Set<string>;
}

/**
 * Walks over a value and everything in it. @returns why the text must be refused; null if there is no reason
 * @param schema null if the schema says nothing about the value
 */
function inspect(
  value: unknown,
  schema: SchemaNode | null,
  depth: number,
  inspection: Inspection,
): JsonProblem | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxDepth) return 'too-deep';
  // The result of JSON.parse: an object that is not an array has string keys.
  return Array.isArray(value)
    ? inspectElements(value, schema, depth, inspection)
    : inspectMembers(value as Record<string, unknown>, schema, depth, inspection);
}

// `inspectElements` and `inspectMembers` also walk over dropped values, because their names, depth and number are limited too.

function inspectElements(
  list: unknown[],
  schema: SchemaNode | null,
  depth: number,
  inspection: Inspection,
): JsonProblem | null {
  inspection.elements += list.length;
  const elementSchema = schema === null ? null : schema.elements;
  for (let index = 0; index < list.length; index++) {
    const value = list[index];
    const isDropped = mustBeDropped(value, elementSchema, inspection);
    // An element is replaced by null and not removed, so that the others keep their positions.
    if (isDropped) list[index] = null;
    const problem = inspect(value, isDropped ? null : elementSchema, depth + 1, inspection);
    if (problem !== null) return problem;
  }
  return null;
}

function inspectMembers(
  object: Record<string, unknown>,
  schema: SchemaNode | null,
  depth: number,
  inspection: Inspection,
): JsonProblem | null {
  for (const name in object) {
    inspection.members++;
    const member = schema === null ? null : memberSchema(schema, name);
    // The contract has no member with a forbidden name, so only unknown names are compared.
    if (member === null) {
      if (name === '__proto__' || name === 'constructor' || name === 'prototype') return 'forbidden-key';
      if (schema !== null && !schema.allowsUnknownMembers) recordUnknown(inspection, schema, name);
    }
    const value = object[name];
    const isDropped = mustBeDropped(value, member, inspection);
    // JSON.stringify omits a member that is undefined. `delete` would make the object slow.
    if (isDropped) object[name] = undefined;
    const problem = inspect(value, isDropped ? null : member, depth + 1, inspection);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whether the schema drops the value because it does not match. If it does, its path is recorded. */
function mustBeDropped(value: unknown, schema: SchemaNode | null, inspection: Inspection): boolean {
  if (schema === null || schema.dropUnless === null || schema.dropUnless(value)) return false;
  inspection.droppedPaths.add(schema.path);
  return true;
}

function recordUnknown({ unknownMembers }: Inspection, schema: SchemaNode, name: string): void {
  const names = unknownMembers.get(schema);
  if (names) names.add(name);
  else unknownMembers.set(schema, new Set([name]));
}

/** Upper bound on the number of members in a JSON text. Each member has a colon after a quote, which is rare inside strings. */
function maxMembersIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    // White space may precede the colon. Its character codes are at most 0x20, the code of the space.
    while (text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === quote) count++;
  }
  return count;
}

/**
 * Whether a JSON text certainly has at most `maxValues` members and elements. Each of them follows a comma, or is the first in its list or
 * object. False if it may have more.
 */
function hasAtMostValues(text: string, maxValues: number): boolean {
  let remaining = maxValues;
  for (const character of ',[{') {
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
      remaining--;
      if (remaining < 0) return false;
    }
  }
  return true;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openingBracket = 0x5b;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

const unlimited = { maxNames: Number.POSITIVE_INFINITY, maxValues: Number.POSITIVE_INFINITY };

/**
 * Counts members, values (members and elements) and different names of a JSON text, without parsing it. Counting stops at the first
 * exceeded limit.
 */
function countJson(text: string, limits = unlimited): { members: number; values: number; names: number } {
  const names = new Set<string>();
  let members = 0;
  let values = 0;
  /** Whether the previous character, except white space, has opened a list or an object. Its first value follows, unless it is empty. */
  let isFirst = false;
  /** Start and end of the last string. It is a name only if a colon follows. */
  let nameStart = 0;
  let nameEnd = 0;
  for (let at = 0; at < text.length && values <= limits.maxValues && names.size <= limits.maxNames; at++) {
    const code = text.charCodeAt(at);
    if (code <= 0x20) continue;
    if (isFirst && code !== closingBracket && code !== closingBrace) values++;
    isFirst = code === openingBracket || code === openingBrace;
    if (code === comma) values++;
    else if (code === colon) {
      members++;
      names.add(text.slice(nameStart, nameEnd));
    } else if (code === quote) {
      nameStart = at + 1;
      nameEnd = endOfString(text, nameStart);
      at = nameEnd;
    }
  }
  return { members, values, names: names.size };
}

/** The index of the quote that ends a string. A quote after an odd number of backslashes is part of the string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (before >= start && text.charCodeAt(before) === backslash) before--;
    // An odd difference means an even number of backslashes.
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
