/**
 * Turns the bytes of an answer of the gateway into an accepted answer or a fault. The gateway reports success in the body, so the body
 * takes precedence over the HTTP status. `readAnswer` decides in this order:
 * 1. The same bytes as the last accepted answer, in calls whose answer is the same for everybody (`cachedAnswer`).
 * 2. Code 22: the session has expired.
 * 3. Another code or status of the envelope: a refusal.
 * 4. A status other than 2xx (`status-fault.ts`).
 * 5. A body that cannot be decoded (`answer-body.ts`).
 * 6. The check that a PDF is complete (`report-pdf.ts`).
 * 7. The response schema with its success rule (`row-checks.ts`).
 * docs/faults.md has the table of all cases, docs/decisions/0012-answers-are-read-on-the-wire.md the reasons.
 */
import { codes } from '@choose-life/contracts/domain/codes';
import { kindOfRefusal } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import {
  type ContractIssue,
  contractIssuesOf,
  rootPath,
  unsuccessfulOutcome,
} from '@choose-life/contracts/gateway/outcome';
import { acceptedDeviations, type Deviation, refusedDeviations } from '../deviations.ts';
import type { Fault } from '../fault.ts';
import { type BodyMembers, type DecodedBody, decodeBody, membersOf } from './answer-body.ts';
import { maxUsualValues, textOf, withoutByteOrderMark } from './parse-json.ts';
import {
  detachFromSharedBuffer,
  hasJsonType,
  isEncoded,
  joinInSharedBuffer,
  joinPieces,
  type RawAnswer,
} from './raw-answer.ts';
import { refusalDetails, storableToken } from './refusal-details.ts';
import { type Base64Text, checkReportPdf } from './report-pdf.ts';
import { checksOf } from './row-checks.ts';
import { type StatusContext, statusFault } from './status-fault.ts';

interface AnswerParts extends Partial<Pick<AcceptedAnswer, 'variant' | 'deviations' | 'file'>> {
  /** The parsed `json`. If it is missing, `json` is parsed when `AcceptedAnswer.value` is first read. */
  readonly value?: unknown;
}

/**
 * An answer that follows the contract. The adapter forwards nearly all answers unchanged. So an answer is stored as JSON text, and `value`
 * is parsed only if code reads it.
 */
export class AcceptedAnswer {
  readonly ok = true;
  /**
   * JSON in UTF-8: if nothing had to be changed, the received bytes in the pieces in which they were received. Empty if `file` is set: `value` then
   * cannot be read.
   */
  readonly json: readonly Uint8Array[];
  /** Index of the variant of the response schema that the answer matches; 0 for a schema that is not a union. */
  readonly variant: number;
  /** Deviations from the contract that do not make the answer invalid. */
  readonly deviations: readonly Deviation[];
  /** The file of a PDF answer; null unless the call requested it with `asFile`. */
  readonly file: Uint8Array | null;
  #value: unknown;

  constructor(
    json: readonly Uint8Array[],
    { variant = 0, deviations = [], file = null, value }: AnswerParts,
  ) {
    this.json = json;
    this.variant = variant;
    this.deviations = deviations;
    this.file = file;
    this.#value = value;
  }

  /** The parsed JSON. If it was not passed to the constructor, it is parsed at the first use. */
  get value(): unknown {
    this.#value ??= JSON.parse(textOf(joinPieces(this.json)));
    return this.#value;
  }

  /** Lets `JSON.stringify` write the value. */
  toJSON(): unknown {
    return this.value;
  }
}

/** The result of `readAnswer`. */
export type ReadAnswer = AcceptedAnswer | { readonly ok: false; readonly fault: Fault };

/** The facts about a call that `readAnswer` needs in addition to its operation. */
export interface ReadContext extends StatusContext {
  /** Whether a PDF is decoded to its file. The decoder overwrites the received bytes. Default: the base64 text is checked and kept. */
  readonly asFile?: boolean;
}

/** Reads an answer of the gateway. The overview of this file has the order of the checks. */
export function readAnswer(operation: Operation, answer: RawAnswer, context: ReadContext): ReadAnswer {
  const { headers, pieces, status } = answer;
  // `asFile` decodes a PDF in place. The next answer would overwrite the file if it were in the shared buffer.
  const bytes = pieces && !context.asFile ? joinInSharedBuffer(pieces) : answer.bytes;
  const isSuccess = status >= 200 && status < 300;
  const cached = isSuccess ? cachedAnswer(operation, headers, bytes) : null;
  if (cached !== null) return cached;

  const { merged, variants } = checksOf(operation);
  const variantOf = (value: unknown) => variants.find(({ matches }) => matches(value)) ?? null;
  // Only an accepted JSON answer can be long. An answer with another status is a refusal or an error page.
  const maxValues =
    isSuccess && operation.media === 'json' ? operation.answerLimits.maxValues : maxUsualValues;
  // The variants are passed because the schema is compared during the same walk over the value as the names and the depth (`parse-json.ts`).
  const body = decodeBody({ status, headers, bytes }, operation.media, maxValues, variantOf);
  const members = membersOf(body);
  const failedAnswer = (kind: Fault['kind'], faultMembers: Partial<Fault>): ReadAnswer => {
    const outcome = outcomeOf(status, members);
    return { ok: false, fault: { kind, outcome, upstreamStatus: status, repeat: 'no', ...faultMembers } };
  };
  const badAnswer = (detail: string, faultMembers: Partial<Fault> = {}): ReadAnswer => {
    const deviations: readonly Deviation[] = [{ kind: 'refused', path: rootPath }];
    return failedAnswer('BAD_RESPONSE', { detail, deviations, ...faultMembers });
  };
  const answerWithIssues = (issues: readonly ContractIssue[]): ReadAnswer => {
    const deviations = refusedDeviations(merged, issues);
    return badAnswer(`contract:${deviations[0]?.path ?? ''}`, { deviations });
  };

  // A base64 text cannot be a refusal.
  const unsuccessful = body.ok && body.base64 === null ? unsuccessfulOutcome(operation, body.value) : null;
  if (unsuccessful?.kind === 'session-expired') {
    return failedAnswer('SESSION_EXPIRED', { outcome: 'refused', ...storableToken(members.token) });
  }
  if (unsuccessful?.kind === 'refused') {
    const kind = kindOfRefusal(unsuccessful.code);
    return failedAnswer(kind, { outcome: 'refused', ...refusalDetails(kind, unsuccessful) });
  }
  if (!isSuccess) {
    const { kind, ...faultMembers } = statusFault(operation, answer, members, context);
    return failedAnswer(kind, { detail: `status-${status}`, ...faultMembers });
  }
  if (!body.ok) {
    const { problem } = body;
    if (problem === 'encoding') return failedAnswer('MISCONFIGURED', { detail: problem });
    // An empty body counts as null, which only the schemas of calls without a result accept.
    const emptyVariant = problem === 'empty' ? variantOf(null) : null;
    if (emptyVariant) return new AcceptedAnswer([Buffer.from('null')], { variant: emptyVariant.index });
    // A truncated body may be complete at the next attempt.
    return badAnswer(problem, { repeat: problem === 'empty' || problem === 'not-json' ? 'once' : 'no' });
  }
  const mediaTypeDeviations: readonly Deviation[] = body.hasWrongMediaType ? [wrongMediaType] : [];
  const base64 = operation.success.kind === 'pdf' ? base64Of(body) : null;
  if (base64 !== null) {
    const pdf = checkReportPdf(base64, context.asFile === true);
    if (!pdf.ok) return badAnswer(pdf.problem, { repeat: 'once' });
    const json = detachFromSharedBuffer(pdf.json, pieces);
    return new AcceptedAnswer(json, { deviations: mediaTypeDeviations, file: pdf.file });
  }
  // The answer neither meets the success rule nor is a refusal.
  if (unsuccessful !== null) return answerWithIssues(unsuccessful.issues);
  const { deviations: schemaDeviations, value, variant } = body;
  if (variant === null) {
    // zod would create an issue for each invalid element, of which a long answer may have hundreds of thousands.
    if (body.valueCount > maxUsualValues) return badAnswer('too-many-values');
    const { error } = operation.response.safeParse(value);
    // zod refuses all values that the compiled checks refuse, so there is an error.
    return answerWithIssues(error ? contractIssuesOf(error) : []);
  }
  // JSON parsers disagree on which of several duplicate members counts, so an answer with duplicates is serialized again.
  const isUnchanged = schemaDeviations.droppedPaths.size === 0 && !body.hasDuplicateNames;
  // Serializing the answer again would change such a number.
  if (!isUnchanged && hasInexactNumber(value)) return badAnswer('inexact-number');
  const json = isUnchanged ? receivedPieces(answer) : [Buffer.from(JSON.stringify(value))];
  const deviations = [...acceptedDeviations(schemaDeviations), ...mediaTypeDeviations];
  // The parsed value is kept only for a short answer. It is not kept for a cached answer, because the cache lives as long as the process.
  const keptValue = bytes.length <= maxKeptBytes && !operation.isSameForEverybody ? { value } : {};
  const accepted = new AcceptedAnswer(json, { variant: variant.index, deviations, ...keptValue });
  if (operation.isSameForEverybody && hasJsonType(headers)) {
    lastAnswers.set(operation, { pieces: pieces ?? [answer.bytes], accepted });
  }
  return accepted;
}

/** The value of an answer with more bytes is not kept, because it would use memory until the answer is sent, and hardly any code reads it. */
const maxKeptBytes = 16 * 1024;

/** The received pieces of a body, without a byte order mark. */
function receivedPieces(answer: RawAnswer): readonly Uint8Array[] {
  const pieces = answer.pieces ?? [answer.bytes];
  // A byte order mark begins with 0xef. No JSON text does.
  if (pieces[0]?.[0] !== 0xef) return pieces;
  return [withoutByteOrderMark(joinPieces(pieces))];
}

/** The last accepted answer of each call whose answer is the same for everybody. */
const lastAnswers = new WeakMap<Operation, { pieces: readonly Uint8Array[]; accepted: AcceptedAnswer }>();

/**
 * The last accepted answer of a call, if this one has the same bytes. The gateway sends the same articles to everybody, and comparing bytes is
 * much cheaper than parsing them. Only answers that are the same for everybody are cached, because they have no personal data.
 */
function cachedAnswer(
  operation: Operation,
  headers: RawAnswer['headers'],
  bytes: Uint8Array,
): AcceptedAnswer | null {
  const last = lastAnswers.get(operation);
  const isSame =
    last !== undefined && hasJsonType(headers) && !isEncoded(headers) && equalsPieces(bytes, last.pieces);
  return isSame ? last.accepted : null;
}

function equalsPieces(bytes: Uint8Array, pieces: readonly Uint8Array[]): boolean {
  let offset = 0;
  for (const piece of pieces) {
    if (Buffer.compare(piece, bytes.subarray(offset, offset + piece.length)) !== 0) return false;
    offset += piece.length;
  }
  return offset === bytes.length;
}

/** Whether a value contains an integer that JSON.parse may have rounded. Rounded decimals are accepted: they differ only after the 15th digit. */
function hasInexactNumber(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInexactNumber);
}

const wrongMediaType: Deviation = { kind: 'media-type', path: rootPath };

/**
 * The outcome of a call whose answer is neither a success nor a refusal. Reporting an applied write as refused would make clients send
 * it again, and the gateway would apply it twice. So the outcome is `refused` only for a 4xx status without a success code in the body,
 * and not for 408, which is a timeout like 504. docs/faults.md shows the table.
 */
function outcomeOf(httpStatus: number, { responseCode, status }: BodyMembers): Fault['outcome'] {
  const reportsSuccess = responseCode === codes.success || status === codes.ok;
  const isDeclined = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 408;
  return isDeclined && !reportsSuccess ? 'refused' : 'unknown';
}

/**
 * The base64 text of a body: unparsed, or parsed because the JSON string has escapes. Null for an empty string, and for a value that is no
 * string.
 */
function base64Of(body: Extract<DecodedBody, { ok: true }>): Base64Text | null {
  // Checked before `value` is read, because the getter of `value` decodes the whole text.
  if (body.base64 !== null) return body.base64;
  const { value } = body;
  return typeof value === 'string' && value !== '' ? { bytes: Buffer.from(value.trim()), json: null } : null;
}
