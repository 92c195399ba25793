import { isUtf8 } from 'node:buffer';
import { cursorOf, type JsonProblem, skipBlanks, skipValue, textOf } from './json-bytes.ts';

type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

/**
 * Parses bytes that were written by others: strict UTF-8, JSON without keys with which an object's prototype could be set, of bounded
 * depth. They are walked through before any value is made of them.
 *
 * @param maxValues how many members and elements there may be. Default: the caller bounds the size.
 */
export function parseJson(all: Uint8Array, maxValues = Number.POSITIVE_INFINITY): ParsedJson {
  const bytes = withoutByteOrderMark(all);
  // To replace bytes that are no UTF-8 could change a password.
  if (!isUtf8(bytes)) return { ok: false, problem: 'not-utf8' };
  const cursor = cursorOf(bytes, maxValues);
  skipBlanks(cursor);
  if (!skipValue(cursor, 1)) return { ok: false, problem: cursor.problem };
  try {
    return { ok: true, value: JSON.parse(textOf(bytes)) };
  } catch {
    return { ok: false, problem: 'not-json' };
  }
}

/** UTF-8 may begin with a mark that is no part of the text. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return at === 0 ? bytes : bytes.subarray(at);
}
