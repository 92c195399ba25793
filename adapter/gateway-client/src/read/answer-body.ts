import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Repeat } from '../fault.ts';
import { type JsonProblem, parseUnwalked } from './parse-json.ts';
import type { RawAnswer } from './read-answer.ts';
import { unsoundness } from './sound-value.ts';

/** The body of an answer, as far as it can be read. */
export type ReadBody =
  | BodyValue
  | { readonly kind: 'empty' }
  | { readonly kind: 'encoded' }
  | { readonly kind: 'unreadable'; readonly problem: JsonProblem | 'not-utf8'; readonly repeat: Repeat };

export interface BodyValue {
  readonly kind: 'value';
  readonly value: unknown;
  /** What the value was read from. */
  readonly text: string;
  readonly oddContentType: boolean;
}

/** A cut-off body may be whole the next time; what is forbidden stays forbidden. */
const repeats: Record<JsonProblem, Repeat> = { 'not-json': 'once', 'forbidden-key': 'no', 'too-deep': 'no' };

/** Decodes a body as `parsedBodyOf` does, and refuses keys and nesting that nobody may be handed. */
export function bodyOf(answer: RawAnswer, media: Operation['media']): ReadBody {
  return soundBody(parsedBodyOf(answer, media));
}

/** The same body, unless its value must not be handed on. */
export function soundBody(body: ReadBody): ReadBody {
  const problem = body.kind === 'value' ? unsoundness(body.value) : null;
  return problem === null ? body : unreadable(problem);
}

/**
 * Decodes a body: no compression, strict UTF-8 (a byte order mark is dropped), strict JSON; or a PDF's bare base64. Whoever takes
 * the value looks through it: its keys and nesting are as they came.
 */
export function parsedBodyOf({ headers, bytes }: RawAnswer, media: Operation['media']): ReadBody {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') return { kind: 'encoded' };
  if (bytes.length === 0) return { kind: 'empty' };
  const text = utf8Of(withoutByteOrderMark(bytes));
  if (text === null) return { kind: 'unreadable', problem: 'not-utf8', repeat: 'no' };
  if (!/\S/.test(text)) return { kind: 'empty' };

  const bare = media === 'pdf' ? bareTextOf(text.trim()) : null;
  if (bare !== null) {
    const mediaType = mediaTypeOf(headers);
    const expected = bare.quoted ? isJson(mediaType) : mediaType === 'text/plain';
    return { kind: 'value', value: bare.text, text, oddContentType: !expected };
  }
  const parsed = parseUnwalked(text);
  if (!parsed.ok) return unreadable(parsed.problem);
  const oddContentType = headers['content-type'] !== 'application/json' && !isJson(mediaTypeOf(headers));
  return { kind: 'value', value: parsed.value, text, oddContentType };
}

function unreadable(problem: JsonProblem): ReadBody {
  return { kind: 'unreadable', problem, repeat: repeats[problem] };
}

/** A PDF of 10 MB is one long string: it is taken as it stands, without looking at each character for escapes. */
function bareTextOf(text: string): { text: string; quoted: boolean } | null {
  if (!/^["[{]/.test(text)) return { text, quoted: false };
  const quoted = text.length > 1 && text.startsWith('"') && text.endsWith('"') && !text.includes('\\');
  if (!quoted || text.indexOf('"', 1) !== text.length - 1) return null;
  const inside = text.slice(1, -1);
  // Blanks at its ends may be raw line breaks, which JSON forbids: its own parser decides.
  return inside === inside.trim() ? { text: inside, quoted } : null;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Strict UTF-8 without its byte order mark; null when it is none: a replaced character would be another password. */
export function utf8Of(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function mediaTypeOf(headers: RawAnswer['headers']): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType.endsWith('+json');
}

/** UTF-8 may begin with a mark that is no part of the text. */
export function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  let at = 0;
  while (bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf) at += 3;
  return at === 0 ? bytes : bytes.subarray(at);
}
