import { isUtf8 } from 'node:buffer';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Repeat } from '../fault.ts';
import { type JsonProblem, maxUsualValues, parseJson, textOf, withoutByteOrderMark } from './parse-json.ts';
import { hasJsonType, isEncoded, mediaTypeOf, type RawAnswer } from './raw-answer.ts';
import { type Base64Text, base64TextIn } from './report-pdf.ts';

export type ReadBody =
  | {
      readonly kind: 'value';
      readonly value: unknown;
      /** Where the value is a text of base64 as it stands in the answer; else null. */
      readonly base64: Base64Text | null;
      readonly hasWrongMediaType: boolean;
      /** How many members and elements it holds, and whether two members of an object have one name. */
      readonly values: number;
      readonly hasDoubles: boolean;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoded' }
  | { readonly kind: 'unreadable'; readonly problem: JsonProblem; readonly repeat: Repeat };

/**
 * Decodes a body: no compression, strict UTF-8 (a byte order mark is dropped), strict JSON; or a PDF's bare base64.
 *
 * @param maxValues how many members and elements JSON may have.
 */
export function bodyOf(
  { bytes: all, headers }: RawAnswer,
  media: Operation['media'],
  maxValues = maxUsualValues,
): ReadBody {
  if (isEncoded(headers)) return { kind: 'encoded' };
  const bytes = withoutByteOrderMark(all);
  if (isUtf16(bytes) || !isUtf8(bytes)) return unreadable('not-utf8');

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
      values: 0,
      hasDoubles: false,
    };
  }
  const parsed = parseJson(bytes, maxValues);
  if (parsed.ok) {
    const { hasDoubles, value, values } = parsed;
    const hasWrongMediaType = !hasJsonType(headers);
    return { kind: 'value', value, base64: null, hasWrongMediaType, values, hasDoubles };
  }
  const isEmpty = parsed.problem === 'not-json' && textOf(bytes).trim() === '';
  return isEmpty ? { kind: 'empty' } : unreadable(parsed.problem);
}

/** A body that was cut off may be whole at the next try. */
function unreadable(problem: JsonProblem): ReadBody {
  return { kind: 'unreadable', problem, repeat: problem === 'not-json' ? 'once' : 'no' };
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
