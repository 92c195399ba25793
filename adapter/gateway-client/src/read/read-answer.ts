import { codes } from '@choose-life/contracts/domain/codes';
import { kindOfRefusal } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  type ContractIssue,
  contractIssuesOf,
  type Refusal,
  rootPath,
  unsuccessfulOutcome,
} from '@choose-life/contracts/gateway/outcome';
import { acceptedDeviations, type Deviation, refusedDeviations } from '../deviations.ts';
import { type Fault, Secret } from '../fault.ts';
import { bodyOf, membersOf, type ReadBody } from './answer-body.ts';
import { controlCharacters, hasControlCharacter } from './control-character.ts';
import { maxUsualValues, textOf, withoutByteOrderMark } from './parse-json.ts';
import {
  detached,
  hasJsonType,
  isEncoded,
  joined,
  joinedInSharedBuffer,
  type RawAnswer,
  retryAfterMsOf,
} from './raw-answer.ts';
import { type Base64Text, checkReportPdf } from './report-pdf.ts';
import { checksOf } from './row-checks.ts';

interface AnswerParts extends Partial<Pick<AcceptedAnswer, 'form' | 'deviations' | 'file'>> {
  /** What `json` holds, where it is at hand. */
  readonly value?: unknown;
}

export class AcceptedAnswer {
  readonly ok = true;
  /** In UTF-8: the gateway's own bytes, in the pieces in which they came, where nothing was left out. */
  readonly json: readonly Uint8Array[];
  /** Which form of its row it has, by its place there; 0 where there is but one. */
  readonly form: number;
  /** Where it leaves the contract, although it is accepted. */
  readonly deviations: readonly Deviation[];
  /** The file of a PDF answer, where it was asked for. */
  readonly file: Uint8Array | null;
  #value: unknown;

  constructor(json: readonly Uint8Array[], { form = 0, deviations = [], file = null, value }: AnswerParts) {
    this.json = json;
    this.form = form;
    this.deviations = deviations;
    this.file = file;
    this.#value = value;
  }

  /** Where it was not kept, the value is parsed at its first use: most answers are passed on unchanged, and nobody reads their values. */
  get value(): unknown {
    this.#value ??= JSON.parse(textOf(joined(this.json)));
    return this.#value;
  }

  toJSON(): unknown {
    return this.value;
  }
}

export type ReadAnswer = AcceptedAnswer | { readonly ok: false; readonly fault: Fault };

export interface ReadContext {
  /** Whether the call carried a token: only then can an HTTP status mean that the session has expired. */
  readonly hadToken: boolean;
  /** The wall clock in milliseconds, for a Retry-After that is a date. */
  readonly nowMs: number;
  /** Whether the file of a PDF is wanted, not its base64 text. The answer's own bytes are then no longer readable. */
  readonly asFile?: boolean;
}

/**
 * Reads an answer of the gateway, from its bytes to a success or a fault, in a fixed order: expiry, refusal, HTTP status, a body that
 * can be read, a whole PDF, the contract with its success rule. The gateway says in the body whether a call succeeded, so the body
 * wins over the status.
 */
export function readAnswer(operation: Operation, answer: RawAnswer, context: ReadContext): ReadAnswer {
  const { headers, pieces, status } = answer;
  // The file of a PDF is decoded into the bytes of its text.
  const bytes = pieces && !context.asFile ? joinedInSharedBuffer(pieces) : answer.bytes;
  const isSuccess = isSuccessStatus(status);
  const known = isSuccess ? knownAgain(operation, headers, bytes) : null;
  if (known !== null) return known;

  const { forms, place } = checksOf(operation);
  const formOf = (value: unknown) => forms.find(({ fits }) => fits(value)) ?? null;
  const maxValues = isSuccess && operation.media === 'json' ? operation.answer.maxValues : maxUsualValues;
  const body = bodyOf({ status, headers, bytes }, operation.media, maxValues, formOf);
  const members = membersOf(body);
  const failed = (kind: Fault['kind'], more: Partial<Fault>): ReadAnswer => {
    const outcome = outcomeOf(status, members);
    return { ok: false, fault: { kind, outcome, upstreamStatus: status, repeat: 'no', ...more } };
  };
  const outOfContract = (detail: string, more: Partial<Fault> = {}): ReadAnswer =>
    failed('BAD_RESPONSE', { detail, deviations: [{ kind: 'refused', path: rootPath }], ...more });
  const unusable = (issues: readonly ContractIssue[]): ReadAnswer => {
    const deviations = refusedDeviations(place, issues);
    return outOfContract(`contract:${deviations[0]?.path ?? ''}`, { deviations });
  };

  // A base64 text cannot be a refusal.
  const said = body.ok && body.base64 === null ? unsuccessfulOutcome(operation, body.value) : null;
  if (said?.kind === 'session-expired') {
    return failed('SESSION_EXPIRED', { outcome: 'refused', ...storable(members.token) });
  }
  if (said?.kind === 'refused') {
    return failed(kindOfRefusal(said.code), {
      outcome: 'refused',
      ...presented(said),
      ...storable(said.token),
    });
  }
  if (!isSuccess) {
    const { kind, ...more } = statusFault(operation, answer, members, context);
    return failed(kind, { detail: `status-${status}`, ...more });
  }
  if (!body.ok) {
    const { problem } = body;
    if (problem === 'encoding') return failed('MISCONFIGURED', { detail: problem });
    // An empty body counts as null, which is valid only for a call whose answer nobody reads.
    if (problem === 'empty' && formOf(null)) return new AcceptedAnswer([Buffer.from('null')], {});
    // A truncated body may be complete at the next try.
    return outOfContract(problem, {
      repeat: problem === 'empty' || problem === 'not-json' ? 'once' : 'no',
    });
  }
  const mediaType: readonly Deviation[] = body.hasWrongMediaType ? [wrongMediaType] : [];
  const base64 = operation.success.kind === 'pdf' ? base64Of(body) : null;
  if (base64 !== null) {
    const pdf = checkReportPdf(base64, context.asFile === true);
    if (!pdf.ok) return outOfContract(pdf.problem, { repeat: 'once' });
    return new AcceptedAnswer(detached(pdf.json, pieces), { deviations: mediaType, file: pdf.file });
  }
  if (said !== null) return unusable(said.issues);
  const { departures, form, value } = body;
  if (form === null) {
    // zod would report each of a hundred thousand invalid elements.
    if (body.values > maxUsualValues) return outOfContract('too-many-values');
    const { error } = operation.response.safeParse(value);
    return unusable(error ? contractIssuesOf(error) : []);
  }
  const isWhole = departures.leftOut.size === 0 && !body.hasDuplicates();
  // Serializing such a number would change it.
  if (!isWhole && hasInexactNumber(value)) return outOfContract('inexact-number');
  const json = isWhole ? asItCame(answer) : [Buffer.from(JSON.stringify(value))];
  const deviations = [...acceptedDeviations(departures), ...mediaType];
  const kept = bytes.length <= maxKept && !operation.isPublic ? { value } : {};
  const accepted = new AcceptedAnswer(json, { form: form.index, deviations, ...kept });
  if (operation.isPublic && hasJsonType(headers)) {
    lastAnswers.set(operation, { pieces: pieces ?? [answer.bytes], accepted });
  }
  return accepted;
}

/** The value of a longer answer would take memory until the answer is sent, and nobody reads it. */
const maxKept = 16 * 1024;

/** The pieces in which an answer came, less a mark before them that is no part of the text. */
function asItCame(answer: RawAnswer): readonly Uint8Array[] {
  const pieces = answer.pieces ?? [answer.bytes];
  if (pieces[0]?.[0] !== 0xef) return pieces;
  return [withoutByteOrderMark(joined(pieces))];
}

const lastAnswers = new WeakMap<Operation, { pieces: readonly Uint8Array[]; accepted: AcceptedAnswer }>();

/**
 * The last answer of a public row, recognised by its bytes: a gateway sends everybody the same articles, and comparing bytes is far
 * cheaper than reading them. Only answers of public rows are kept in memory.
 */
function knownAgain(
  operation: Operation,
  headers: RawAnswer['headers'],
  bytes: Uint8Array,
): AcceptedAnswer | null {
  const last = lastAnswers.get(operation);
  const isSame =
    last !== undefined && hasJsonType(headers) && !isEncoded(headers) && isMadeOf(bytes, last.pieces);
  return isSame ? last.accepted : null;
}

function isMadeOf(bytes: Uint8Array, pieces: readonly Uint8Array[]): boolean {
  let at = 0;
  for (const piece of pieces) {
    if (Buffer.compare(piece, bytes.subarray(at, at + piece.length)) !== 0) return false;
    at += piece.length;
  }
  return at === bytes.length;
}

/** Whether a value holds a number that JavaScript may have rounded. */
function hasInexactNumber(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInexactNumber);
}

const wrongMediaType: Deviation = { kind: 'media-type', path: rootPath };

function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * The outcome of a call whose answer is neither a success nor a refusal. An applied write that is reported as refused would be
 * sent again and applied twice. So a status alone means a refusal only where it is a 4xx, the body does not report success, and it
 * is not 408, which means a deadline as 504 does. docs/faults.md shows the table.
 */
function outcomeOf(httpStatus: number, { responseCode, status }: Members): Fault['outcome'] {
  const reportsSuccess = responseCode === codes.success || status === codes.ok;
  const isDeclined = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408;
  return isDeclined && !reportsSuccess ? 'refused' : 'unknown';
}

type Members = ReturnType<typeof membersOf>;

function presented({ code, message }: Refusal): Partial<Fault> {
  const shown = presentable(message);
  return { gatewayCode: presentable(code).slice(0, 32), ...(shown !== '' && { message: shown }) };
}

function presentable(text: string | null): string {
  const plain = (text ?? '').replaceAll(controlCharacters, ' ');
  return [...plain.trim()].slice(0, 300).join('');
}

function storable(token: unknown): Pick<Fault, 'token'> {
  if (typeof token !== 'string' || token === '' || token.length > 8192 || hasControlCharacter(token))
    return {};
  return { token: new Secret(token) };
}

/** How long to wait after a 429 without Retry-After. */
export const defaultRetryAfterMs = 1_000;

/**
 * The fault of an HTTP status other than 2xx. A wrong path or stage never counts as an expired session: only 401 and an
 * authoriser's "expired token" do, and only on calls with a token.
 */
function statusFault(
  operation: Operation,
  { status, headers }: RawAnswer,
  members: Members,
  { hadToken, nowMs }: ReadContext,
): Pick<Fault, 'kind'> & Partial<Fault> {
  if (status < 400) return { kind: 'MISCONFIGURED', detail: 'redirect' };
  switch (status) {
    case 401:
      return { kind: hadToken && !judgesInput(operation) ? 'SESSION_EXPIRED' : 'REJECTED' };
    case 403: {
      const words = `${headers['x-amzn-errortype'] ?? ''} ${messageIn(members)}`;
      if (/EXPIRED_TOKEN|ExpiredToken|incoming token has expired/i.test(words))
        return { kind: hadToken ? 'SESSION_EXPIRED' : 'REJECTED' };
      if (/missing authentication token/i.test(words))
        return { kind: 'MISCONFIGURED', detail: 'unknown-route' };
      // This answer repeats the Authorization header, so nothing of it is kept.
      if (/key=value pair/i.test(words)) return { kind: 'MISCONFIGURED', detail: 'authorization-format' };
      return { kind: 'REJECTED' };
    }
    case 404:
    case 405:
    case 415:
      return { kind: 'MISCONFIGURED' };
    case 413:
      return { kind: 'INVALID_INPUT' };
    case 408:
    case 504:
      return { kind: 'TIMEOUT', repeat: 'once' };
    case 429: {
      const asked = retryAfterMsOf(headers['retry-after'], nowMs);
      const repeat = asked === null ? 'once' : 'yes';
      return { kind: 'RATE_LIMITED', retryAfterMs: asked ?? defaultRetryAfterMs, repeat };
    }
    case 503: {
      const asked = retryAfterMsOf(headers['retry-after'], nowMs);
      return { kind: 'UPSTREAM_ERROR', repeat: 'once', ...(asked !== null && { retryAfterMs: asked }) };
    }
    default:
      return status >= 500 ? { kind: 'UPSTREAM_ERROR', repeat: 'yes' } : { kind: 'REJECTED' };
  }
}

/** Writes without a session (login, sign-up, reset): their 401 is about the typed values. */
function judgesInput({ auth, effect }: Operation): boolean {
  return auth === 'none' && effect === 'write';
}

/** The message of the API gateway in front, which is not in the contract. It is compared, never shown or kept. */
function messageIn({ message, Message, type, code }: Members): string {
  const texts = [message, Message, type, code].filter(text => typeof text === 'string');
  return texts.join(' ').slice(0, 1000);
}

/** The base64 text of a body: as it stands there, or written with escapes. */
function base64Of(body: Extract<ReadBody, { ok: true }>): Base64Text | null {
  // Its value is decoded when it is read, and nobody needs that here.
  if (body.base64 !== null) return body.base64;
  const { value } = body;
  return typeof value === 'string' && value !== '' ? { bytes: Buffer.from(value.trim()), json: null } : null;
}
