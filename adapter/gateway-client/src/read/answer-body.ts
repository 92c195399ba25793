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
import type { AnswerForm } from './row-checks.ts';

export type ReadBody =
  | (ParsedValue & {
      /** Where the value is a text of base64 as it stands in the answer; else null. */
      readonly base64: Base64Text | null;
      readonly hasWrongMediaType: boolean;
    })
  | { readonly ok: false; readonly problem: JsonProblem | 'encoding' | 'empty' };

/** Decodes a body: no compression, strict UTF-8 (a byte order mark is dropped), strict JSON; or a PDF's bare base64. */
export function bodyOf(
  { bytes: all, headers }: RawAnswer,
  media: Operation['media'],
  maxValues?: number,
  formOf?: (value: unknown) => AnswerForm | null,
): ReadBody {
  if (isEncoded(headers)) return { ok: false, problem: 'encoding' };
  const bytes = withoutByteOrderMark(all);
  const base64 = media === 'pdf' && isText(bytes) ? base64TextIn(bytes) : null;
  if (base64 !== null) {
    const isExpected = base64.json === null ? mediaTypeOf(headers) === 'text/plain' : hasJsonType(headers);
    return {
      ok: true,
      get value() {
        return textOf(base64.bytes);
      },
      form: null,
      base64,
      hasWrongMediaType: !isExpected,
      values: 0,
      hasDuplicates: () => false,
      departures: { extra: new Map(), leftOut: new Set() },
    };
  }
  const parsed = parseJson(bytes, maxValues, formOf);
  if (parsed.ok) return { ...parsed, base64: null, hasWrongMediaType: !hasJsonType(headers) };
  const isEmpty = parsed.problem === 'not-json' && textOf(bytes).trim() === '';
  return isEmpty ? { ok: false, problem: 'empty' } : parsed;
}

/** The members of a body; none where it is no object. A base64 text is not decoded for that. */
export function membersOf(body: ReadBody): Readonly<Record<string, unknown>> {
  const value = body.ok && body.base64 === null ? body.value : null;
  // The members of any object can be listed; their values are unknown.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
