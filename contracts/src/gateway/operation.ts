import type { ZodType } from 'zod';
import { codes } from '../domain/codes.ts';
import { accepted } from './schemas/envelope.ts';
import type { StageGroup } from './stages.ts';

/**
 * How an answer shows that the call succeeded (s.4). The body decides, because the gateway also answers refusals with HTTP 200.
 * - `code`: `responseCode` is exactly '00'.
 * - `status`: `status` is exactly 'OK'.
 * - `field`: the named field is a non-empty string.
 * - `pdf`: the answer is a string that decodes to a PDF.
 * - `accepted`: the HTTP status is 2xx, and `responseCode` is '00' or missing.
 */
export type SuccessRule =
  | { readonly kind: 'code' }
  | { readonly kind: 'status' }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'accepted' };

/** The success rule of a call as a sentence, for the OpenAPI documents. */
export function successSentence(success: SuccessRule): string {
  switch (success.kind) {
    case 'code':
      return `Succeeds when responseCode is '${codes.success}'.`;
    case 'status':
      return `Succeeds when status is '${codes.ok}'.`;
    case 'field':
      return `Succeeds when ${success.field} is returned.`;
    case 'pdf':
      return 'Succeeds when the answer is a string that decodes to a PDF.';
    case 'accepted':
      return `Succeeds with HTTP 2xx and responseCode '${codes.success}' or none.`;
  }
}

/** One row of the table of calls. Adapter, gateway, OpenAPI document and Pact interactions are derived from it. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Path below `/api/{stage}`. A path parameter `{name}` is the request member with that name. */
  readonly path: `/${string}`;
  /** The purpose of the call in one or two sentences, for the OpenAPI document, the client's types and the reference. */
  readonly summary: string;
  /** The group of the call, which determines the stage in its URL (s.7, s.9). */
  readonly stage: StageGroup;
  /**
   * The schema of the request: the body of a POST, the path parameters of a GET. The specification has no maximum lengths and numbers. Those in
   * the table are above all real values, and only exclude misuse.
   */
  readonly request: ZodType;
  /** The schema of an accepted answer: it ignores unknown members and is strict about the members that the product reads. */
  readonly response: ZodType;
  readonly success: SuccessRule;
  /** A `read` may be retried, a `write` is sent at most once. Not derived from the HTTP method, because some POST calls are reads. */
  readonly effect: 'read' | 'write';
  /** Whether the call needs a session. The token of a signed-in person is sent with every call, even if it needs no session (s.6). */
  readonly auth: 'token' | 'none';
  /** `pdf`: a base64 string, as JSON or as plain text. */
  readonly media: 'json' | 'pdf';
  /** Maximum size of the answer, in bytes and in values. */
  readonly answerLimits: AnswerLimits;
  /** Timeouts of the call. */
  readonly timeouts: CallTimeouts;
  /** Set if the gateway checks or hashes a password, which takes tens of milliseconds of CPU time. */
  readonly takesPassword?: true;
  /** Set if the gateway needs much time to answer the call. A timeout of such a call does not mean that the gateway is down. */
  readonly isExpensive?: true;
  /**
   * Set if the answer contains all data of a person, the most expensive answer of all calls. The call is not retried although it is a
   * read, and a person has at most one at a time.
   */
  readonly isExport?: true;
  /** Set if the answer is the same for everybody and contains no personal data, so that it may be cached. */
  readonly isSameForEverybody?: true;
  /** Sections of the specification, for example 's.4, s.7'. */
  readonly section: string;
}

/**
 * Replaces the parameters of a path by their values, percent-encoded, for tools and tests with known values. The gateway client has its own
 * function, which refuses values that would change the path, such as `..`.
 */
export function fillPath(path: string, values: object): string {
  // A map, because a lookup in an object would also find inherited members such as `constructor`.
  const valuesByName = new Map(Object.entries(values));
  return path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(valuesByName.get(name))),
  );
}

/** The names of the path parameters, in order. */
export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
}

/**
 * The maximum size of an answer. A hosted gateway sends at most 10 MB. `maxValues` counts members of objects and elements of lists. Bytes
 * are not a sufficient limit: parsing a value with a million keys takes seconds (docs/faults.md).
 */
export interface AnswerLimits {
  readonly maxBytes: number;
  readonly maxValues: number;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** The limits that the rows use, each with the answers for which it is meant. */
export const answerLimits = {
  /** An answer with a code and a few members. */
  record: { maxBytes: 256 * kibibyte, maxValues: 8_000 },
  /** A person or a company. Some gateways include a picture or logo as a data URL. */
  profile: { maxBytes: 2 * mebibyte, maxValues: 8_000 },
  /** A questionnaire (70 kB), a report, the answers of one assessment, or an article with embedded pictures. */
  document: { maxBytes: 2 * mebibyte, maxValues: 40_000 },
  /** A report list of many years: some thousands of lines of 200 bytes. */
  reports: { maxBytes: 4 * mebibyte, maxValues: 50_000 },
  /** A page of 1,000 articles with their full text. */
  library: { maxBytes: 10 * mebibyte, maxValues: 50_000 },
  /** The newest 70,000 entries of a wait-list, of 140 bytes each. */
  waitList: { maxBytes: 10 * mebibyte, maxValues: 500_000 },
  /** All data of a person: 100 assessments with 100 answers each. */
  export: { maxBytes: 10 * mebibyte, maxValues: 200_000 },
  /**
   * A file of 10 MB, which is a third larger in base64. A gateway that limits its answers to 10 MB can only send smaller files. A PDF is
   * one string; the limit of values is for refusals, which are objects.
   */
  pdf: { maxBytes: 14 * mebibyte, maxValues: 8_000 },
} as const satisfies Record<string, AnswerLimits>;

/** The timeouts of a call in milliseconds. */
export interface CallTimeouts {
  /** Maximum time from the request of the first attempt to the headers of its response. */
  readonly firstAttemptHeadersMs: number;
  /** Maximum time from the request of a retry to the headers of its response. */
  readonly retryHeadersMs: number;
  /** Maximum time of the whole call: in queues, for all attempts and for the response body. */
  readonly totalMs: number;
}

/**
 * The timeouts of reads and writes. The specification sets none (s.9, decision 0004). A hosted gateway itself times out after 29 s. A read
 * has shorter attempts because it can be retried; a write has one attempt that is longer than 29 s, so that the gateway's own answer
 * arrives first (docs/faults.md).
 */
export const callTimeouts = {
  read: { firstAttemptHeadersMs: 12_000, retryHeadersMs: 18_000, totalMs: 35_000 },
  write: { firstAttemptHeadersMs: 31_000, retryHeadersMs: 31_000, totalMs: 35_000 },
} as const satisfies Record<string, CallTimeouts>;

/** The defaults of a row. A row of the table sets only the columns that differ. */
const rowDefaults = {
  method: 'POST',
  stage: 'main',
  media: 'json',
  answerLimits: answerLimits.record,
  success: { kind: 'code' },
  auth: 'token',
} as const;

/** The defaults of a call that may be retried. */
export const read = { ...rowDefaults, effect: 'read', timeouts: callTimeouts.read } as const;

/** The defaults of a call that is sent at most once. Most of these calls answer only with a code. */
export const write = {
  ...rowDefaults,
  effect: 'write',
  timeouts: callTimeouts.write,
  response: accepted,
} as const;

/** The success rule of the calls that succeed when `status` is 'OK' (s.4). */
export const successByStatus = { kind: 'status' } as const satisfies SuccessRule;
