import type { ZodType } from 'zod';
import { codes } from '../domain/codes.ts';
import { accepted } from './schemas/envelope.ts';
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

/** How an answer says that the call succeeded (s.4), for people. */
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

export interface Operation {
  readonly method: 'GET' | 'POST';
  /** Path below `/api/{stage}`; `{name}` stands for the request field of that name. */
  readonly path: `/${string}`;
  /** The purpose of the call in a sentence or two: the OpenAPI document, the client's types and the reference begin with it. */
  readonly summary: string;
  readonly stage: StageGroup;
  /** The schema of the request: the body of a POST, the path parameters of a GET. */
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
  /** Set where the gateway works long for one person. If such a call times out, other calls may still be answered. */
  readonly isExpensive?: true;
  /**
   * Set where the answer holds all data of a person, which is the most work that one call can cause. It is sent at most once although
   * it is a read, and one at a time for each person.
   */
  readonly isExport?: true;
  /** Set where everybody gets the same answer to the same question, and nothing of a person stands in it. */
  readonly isPublic?: true;
  readonly section: string;
}

/** A path with the values of its parameters, as they are: what could lead elsewhere is for the gateway client to refuse. */
export function filledPath(path: string, values: object): string {
  const named = new Map(Object.entries(values));
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(named.get(name))));
}

/** The names in the braces of a path, in order. */
export function pathParametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(match => match[1] ?? '');
}

/** How large an answer may be. `maxValues` counts members of objects and elements of lists. A gateway carries 10 MB at most. */
export interface AnswerLimits {
  readonly maxBytes: number;
  readonly maxValues: number;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** The sizes that rows are made of. Each leaves room for several times what its calls are known to answer. */
export const answerLimits = {
  /** A code, with what else belongs to it. */
  record: { maxBytes: 256 * kibibyte, maxValues: 8_000 },
  /** A person or a company. Some gateways put the picture or the logo right into it, as a data URL. */
  profile: { maxBytes: 2 * mebibyte, maxValues: 8_000 },
  /** A questionnaire (70 kB), a report, the answers of one assessment, an article with pictures in its text. */
  document: { maxBytes: 2 * mebibyte, maxValues: 40_000 },
  /** Reports of many years: some thousands, 200 bytes each. */
  reports: { maxBytes: 4 * mebibyte, maxValues: 50_000 },
  /** A page of 1,000 articles with all their text. */
  library: { maxBytes: 10 * mebibyte, maxValues: 50_000 },
  /** The newest 70,000 entries of a wait-list, 140 bytes each. */
  waitList: { maxBytes: 10 * mebibyte, maxValues: 500_000 },
  /** All that is kept of a person: 100 assessments of 100 answers. */
  export: { maxBytes: 10 * mebibyte, maxValues: 200_000 },
  /** 10 MB of bytes, a third more in base64. A text that is no file is a refusal. */
  pdf: { maxBytes: 14 * mebibyte, maxValues: 8_000 },
} as const satisfies Record<string, AnswerLimits>;

/** How long a call may take. A row of the table may name times of its own. */
export interface CallTimes {
  /** From a try's request to the head of its answer: the first try, and the later ones. */
  readonly firstHeadMs: number;
  readonly laterHeadMs: number;
  /** The whole call: waiting, all tries and all bytes. */
  readonly totalMs: number;
}

/** A hosted gateway itself gives up at 29 s. A read may be tried again, so its tries are shorter; a write has one long try. */
export const callTimes = {
  read: { firstHeadMs: 12_000, laterHeadMs: 18_000, totalMs: 35_000 },
  write: { firstHeadMs: 31_000, laterHeadMs: 31_000, totalMs: 35_000 },
} as const satisfies Record<string, CallTimes>;

/** The defaults of a row. A row of the table states the differences. */
const common = {
  method: 'POST',
  stage: 'main',
  media: 'json',
  answer: answerLimits.record,
  success: { kind: 'code' },
  auth: 'token',
} as const;

/** How a row begins: a call that may be repeated, and one that is sent at most once, which mostly tells no more than its success. */
export const read = { ...common, effect: 'read', times: callTimes.read } as const;
export const write = { ...common, effect: 'write', times: callTimes.write, response: accepted } as const;

export const status = { kind: 'status' } as const;
