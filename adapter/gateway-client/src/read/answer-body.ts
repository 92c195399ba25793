import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  isText,
  type JsonProblem,
  type ParsedValue,
  parseJson,
  textOf,
  withoutByteOrderMark,
} from './parse-json.ts';
import { hasJsonType, isEncoded, mediaTypeOf, type RawAnswer } from './raw-answer.ts';
import { type Base64Text, base64TextIn } from './report-pdf.ts';
import type { SchemaVariant } from './row-checks.ts';

/**
 * The decoded body of an answer, or the problem that prevented decoding. `encoding`: the body is compressed, which is not supported. `empty`: the
 * body has no characters except white space.
 */
export type DecodedBody =
  | (ParsedValue & {
      /** The base64 text of a PDF, which was not parsed; null for any other body, which was parsed. */
      readonly base64: Base64Text | null;
      /** Whether the Content-Type header does not fit the body. */
      readonly hasWrongMediaType: boolean;
    })
  | { readonly ok: false; readonly problem: JsonProblem | 'encoding' | 'empty' };

/**
 * Decodes the body of an answer: uncompressed JSON in UTF-8, or the base64 text of a PDF. A byte order mark is removed.
 *
 * @param media `pdf` if the body may be a base64 text
 * @param maxValues the maximum number of members and elements; default: `maxUsualValues`
 * @param variantOf finds the variant of the response schema that a value matches. Without it, the value is not compared with a schema
 */
export function decodeBody(
  { bytes: received, headers }: RawAnswer,
  media: Operation['media'],
  maxValues?: number,
  variantOf?: (value: unknown) => SchemaVariant | null,
): DecodedBody {
  if (isEncoded(headers)) return { ok: false, problem: 'encoding' };
  const bytes = withoutByteOrderMark(received);
  const base64 = media === 'pdf' && isText(bytes) ? base64TextIn(bytes) : null;
  if (base64 !== null) {
    // Base64 without quotes is plain text, and base64 with quotes is a JSON string.
    const isExpected = base64.json === null ? mediaTypeOf(headers) === 'text/plain' : hasJsonType(headers);
    return {
      ok: true,
      // A getter, so that the text is decoded only if it is read. It can be 13 MB long.
      get value() {
        return textOf(base64.bytes);
      },
      variant: null,
      base64,
      hasWrongMediaType: !isExpected,
      // A single text has no members or elements.
      valueCount: 0,
      hasDuplicateNames: false,
      deviations: { unknownMembers: new Map(), droppedPaths: new Set() },
    };
  }
  const parsed = parseJson(bytes, maxValues, variantOf);
  if (parsed.ok) return { ...parsed, base64: null, hasWrongMediaType: !hasJsonType(headers) };
  const isEmpty = parsed.problem === 'not-json' && textOf(bytes).trim() === '';
  return isEmpty ? { ok: false, problem: 'empty' } : parsed;
}

/** The members of a body that is an object. Their values are not validated. */
export type BodyMembers = Readonly<Record<string, unknown>>;

/** The members of a body; none if it is not an object, or could not be decoded. */
export function membersOf(body: DecodedBody): BodyMembers {
  const value = body.ok && body.base64 === null ? body.value : null;
  // The members of any object can be listed; their values are unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
