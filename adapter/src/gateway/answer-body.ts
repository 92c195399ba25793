import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Repeat } from './fault.ts';
import { type JsonProblem, parseJson } from './parse-json.ts';
import type { RawAnswer } from './read-answer.ts';

/** The body of an answer, as far as it can be read. */
export type ReadBody =
  | { readonly kind: 'value'; readonly value: unknown; readonly oddContentType: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoded' }
  | { readonly kind: 'unreadable'; readonly problem: JsonProblem | 'not-utf8'; readonly repeat: Repeat };

/** A cut-off body may be whole the next time; what is forbidden stays forbidden. */
const repeats: Record<JsonProblem, Repeat> = { 'not-json': 'once', 'forbidden-key': 'no', 'too-deep': 'no' };

/** Decodes a body: no compression, strict UTF-8 (a byte order mark is dropped), strict JSON; or a PDF's bare base64. */
export function bodyOf({ headers, bytes }: RawAnswer, media: Operation['media']): ReadBody {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') return { kind: 'encoded' };
  if (bytes.length === 0) return { kind: 'empty' };
  const text = utf8Of(bytes);
  if (text === null) return { kind: 'unreadable', problem: 'not-utf8', repeat: 'no' };
  if (text.trim() === '') return { kind: 'empty' };

  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (media === 'pdf' && !/^\s*["[{]/.test(text)) {
    return { kind: 'value', value: text.trim(), oddContentType: mediaType !== 'text/plain' };
  }
  const parsed = parseJson(text);
  if (!parsed.ok) return { kind: 'unreadable', problem: parsed.problem, repeat: repeats[parsed.problem] };
  return { kind: 'value', value: parsed.value, oddContentType: !isJson(mediaType) };
}

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}
