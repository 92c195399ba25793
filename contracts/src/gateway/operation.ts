import type { ZodType } from 'zod';
import type { AnswerLimits } from './answer-limits.ts';
import type { CallTimes } from './call-times.ts';
import type { StageGroup } from './stages.ts';

/**
 * How an answer says that the call succeeded (s.4). Success lives in the body: the gateway answers HTTP 200 for refusals too.
 * - `code`: `responseCode` is exactly '00'.
 * - `status`: `status` is exactly 'OK'.
 * - `field`: the named field is a non-empty string.
 * - `pdf`: the answer is a string that decodes to a PDF.
 * - `accepted`: HTTP 2xx, with `responseCode` '00' or none at all.
 */
export type SuccessRule =
  | { readonly kind: 'code' }
  | { readonly kind: 'status' }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'accepted' };

/** One row of the table of calls. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Path below `/api/{stage}`; `{name}` stands for the request field of that name. */
  readonly path: `/${string}`;
  /** What the call is for, in a sentence or two: the OpenAPI document, the client's types and the reference begin with it. */
  readonly summary: string;
  readonly stage: StageGroup;
  /** What is sent: the body of a POST, the path parameters of a GET. */
  readonly request: ZodType;
  /** The accepted answer on the wire: loose on unknown keys, strict on the fields the product reads. */
  readonly response: ZodType;
  readonly success: SuccessRule;
  /** `read` may be repeated, `write` is sent at most once. The HTTP method does not decide it: five POSTs are reads. */
  readonly effect: 'read' | 'write';
  /** Whether the call needs a session. A token that is held is sent on every call all the same (s.6). */
  readonly auth: 'token' | 'none';
  /** `pdf`: a base64 string, as JSON or as text. */
  readonly media: 'json' | 'pdf';
  readonly answer: AnswerLimits;
  readonly times: CallTimes;
  /** Set where a password is checked or hashed, which takes a processor tens of milliseconds on purpose. */
  readonly takesPassword?: true;
  /** Set where everybody gets the same answer to the same question, and nothing of a person stands in it. */
  readonly isPublic?: true;
  /** The sections of the specification that the row stands on. */
  readonly section: string;
}

/** The mechanical name of a call: its path in camel case, the first segment is the router; parameters are left out. */
export function operationIdOf(path: string): string {
  const [router, procedure] = path.split('/').filter(segment => segment !== '' && !segment.startsWith('{'));
  return `${camelCase(router ?? '')}.${camelCase(procedure ?? '')}`;
}

/** The names in the braces of a path, in order. */
export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
}

function camelCase(kebab: string): string {
  return kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
