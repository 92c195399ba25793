import { isUtf8 } from 'node:buffer';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Repeat } from '../fault.ts';
import { hasMoreValues } from './count-values.ts';
import { forbiddenKeys, maxDepth, textOf } from './json-bytes.ts';
import { hasJsonType, isEncoded, mediaTypeOf, type RawAnswer } from './raw-answer.ts';
import { type Base64Text, base64TextIn } from './report-pdf.ts';

export type ReadBody =
  | {
      readonly kind: 'value';
      readonly value: unknown;
      /** Where the value is a text of base64 as it stands in the answer; else null. */
      readonly base64: Base64Text | null;
      readonly hasWrongMediaType: boolean;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoded' }
  | {
      readonly kind: 'unreadable';
      readonly problem: JsonProblem | 'not-utf8' | 'too-many-values';
      readonly repeat: Repeat;
    };

/**
 * Only answers that do not fit their row are parsed here as a whole, which takes a hundred times as long as the reader. So their
 * values are limited: no refusal has more, and hardly any other answer.
 */
const maxParsedValues = 12_000;

/** A body that was cut off may be whole at the next try. */
const repeats: Record<JsonProblem, Repeat> = { 'not-json': 'once', 'forbidden-key': 'no', 'too-deep': 'no' };

/**
 * Decodes a body: no compression, strict UTF-8 (a byte order mark is dropped), strict JSON; or a PDF's bare base64.
 *
 * @param maxValues how many members and elements JSON may have.
 */
export function bodyOf(
  { bytes: all, headers }: RawAnswer,
  media: Operation['media'],
  maxValues = maxParsedValues,
): ReadBody {
  if (isEncoded(headers)) return { kind: 'encoded' };
  const bytes = withoutByteOrderMark(all);
  if (isUtf16(bytes) || !isUtf8(bytes)) return { kind: 'unreadable', problem: 'not-utf8', repeat: 'no' };

  const base64 = media === 'pdf' ? base64TextIn(bytes) : null;
  if (base64 !== null) {
    const isExpected = base64.json === null ? mediaTypeOf(headers) === 'text/plain' : hasJsonType(headers);
    return {
      kind: 'value',
      get value() {
        return textOf(base64.bytes);
      },
      base64,
      hasWrongMediaType: !isExpected,
    };
  }
  if (hasMoreValues(bytes, maxValues)) {
    return { kind: 'unreadable', problem: 'too-many-values', repeat: 'no' };
  }
  const text = textOf(bytes);
  if (text.trim() === '') return { kind: 'empty' };
  const parsed = parseJson(text);
  if (!parsed.ok) return { kind: 'unreadable', problem: parsed.problem, repeat: repeats[parsed.problem] };
  return { kind: 'value', value: parsed.value, base64: null, hasWrongMediaType: !hasJsonType(headers) };
}

/** The members of a body; none where it is no object. A base64 text is not decoded for that. */
export function membersOf(body: ReadBody): Readonly<Record<string, unknown>> {
  const value = body.kind === 'value' && body.base64 === null ? body.value : null;
  // Any object can be listed by its members; what comes out stays unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** JSON begins with two ASCII characters, so a zero among its first two bytes shows UTF-16. */
function isUtf16(bytes: Uint8Array): boolean {
  return bytes.length > 1 && (bytes[0] === 0 || bytes[1] === 0);
}

/** The text of UTF-8 without its byte order mark; null for other bytes: to replace them could change a password. */
export function utf8Of(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? textOf(withoutByteOrderMark(bytes)) : null;
}

/** UTF-8 may begin with a mark that is no part of the text. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return at === 0 ? bytes : bytes.subarray(at);
}

type JsonProblem = 'not-json' | 'forbidden-key' | 'too-deep';

type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

/** A text without any of these has no forbidden key, not even an escaped one. */
const suspicious = ['__proto__', 'constructor', 'prototype', '\\u00'];

/**
 * Parses a text that was written by others: JSON that refuses keys with which an object's prototype could be set, and
 * nesting that would exhaust the stack of whoever writes it out again. Its size is the caller's to bound.
 */
export function parseJson(text: string): ParsedJson {
  if (nestsTooDeep(text)) return { ok: false, problem: 'too-deep' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  if (suspicious.some(part => text.includes(part)) && hasForbiddenKey(value))
    return { ok: false, problem: 'forbidden-key' };
  return { ok: true, value };
}

function nestsTooDeep(text: string): boolean {
  if (!hasManyOpenings(text)) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (inString) {
      if (unit === 0x5c) at++;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x7b || unit === 0x5b) {
      if (++depth > maxDepth) return true;
    } else if (unit === 0x7d || unit === 0x5d) depth--;
  }
  return false;
}

/** Whether a text has enough brackets to be too deep. Hardly any has. */
function hasManyOpenings(text: string): boolean {
  let left = maxDepth;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (--left < 0) return true;
    }
  }
  return false;
}

/** Whether a value has a key with which an object's prototype could be set. It nests no deeper than JSON may here. */
export function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasForbiddenKey);
  return Object.entries(value).some(([key, member]) => forbiddenKeys.has(key) || hasForbiddenKey(member));
}
