import { codes } from '@choose-life/contracts/domain/codes';
import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation, SuccessRule } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { isSessionExpired, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { type ReadAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { ExpectedAnswer, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import { otherFormsOf } from '../../interactions/interactions.ts';
import { otherCode, otherStatus } from '../../interactions/usual-answers.ts';
import { type Difference, describeValue, withoutIndexes } from './difference.ts';
import { schemaDifferences } from './schema-differences.ts';

export interface Judgement {
  readonly differences: readonly Difference[];
  /** How the adapter reads the answer; null when it cannot use it. */
  readonly kind: InteractionKind | null;
  /** Reported differences that break nothing: unread members that do not fit, and optional members that are missing. */
  readonly notes: readonly string[];
  readonly drift: readonly string[];
}

/** Judges as the adapter reads it, and by what the interaction expects. What Pact's own verifier reports is a difference here. */
export function judgeAnswer(interaction: Interaction, answer: RawAnswer): Judgement {
  const operation: Operation = operations[interaction.operationId];
  if (answer.bytes.length > operation.answer.maxBytes) {
    return brokenBy([unusable(interaction, answer, 'BAD_RESPONSE', 'size-cap')], null);
  }
  const read = readAnswer(operation, answer, { hadToken: interaction.request.token, nowMs: 0 });
  const kind = read.ok ? 'accepted' : (kindOfFault[read.fault.kind] ?? null);
  const value = bodyValue(answer, operation);
  const success = interaction.kind === 'refused' && !read.ok ? successDifference(operation, value) : null;
  if (success !== null) return brokenBy([success], null);
  if (kind === interaction.kind) {
    const found = answerDifferences(interaction.answer, answer, value);
    const unread = placesOf('left-out', read).map(
      path => `${path} is not what the contract has; nobody reads it`,
    );
    const unseen = unseenNote(found.filter(({ nature }) => nature === 'noted'));
    const notes = [...unread, ...timeNotes(found), ...unseen];
    return { differences: breachesIn(found), kind, notes, drift: placesOf('extra', read) };
  }
  if (read.ok || kind !== null) {
    const { path, got } = decidingPlace(value, kind ?? 'accepted', answer);
    return brokenBy([different(path, expectedKind(interaction), got)], kind);
  }
  const { detail = '', kind: faultKind } = read.fault;
  const isReadable = detail.startsWith('contract:') || (interaction.kind !== 'accepted' && hasCode(value));
  const found = isReadable ? nearestDifferences(interaction, answer, value) : [];
  return brokenBy(found.length > 0 ? found : [unusable(interaction, answer, faultKind, detail)], kind);
}

/** The code or the status of a success, in an answer that should be a refusal: it is the cause, whatever the HTTP status. */
function successDifference({ success }: Operation, value: unknown): Difference | null {
  const { responseCode, status } = Object(value);
  if (isSessionExpired(value)) return null;
  if (mayRefuseByStatus(success) && status === codes.ok) {
    return different('status', otherStatus.title, JSON.stringify(status));
  }
  return responseCode === codes.success
    ? different('responseCode', otherCode.title, JSON.stringify(responseCode))
    : null;
}

/** Whether a `status` other than "OK" is a refusal too: calls whose success is in their code have no status. */
function mayRefuseByStatus({ kind }: SuccessRule): boolean {
  return kind !== 'code' && kind !== 'accepted';
}

function hasCode(value: unknown): boolean {
  return (Object(value).responseCode ?? null) !== null;
}

/**
 * By the form of the interaction's kind that the answer comes nearest to: what is missing of it lies deepest, then the fewest places
 * differ. Only an accepted answer needs its HTTP status and media type to be one.
 */
function nearestDifferences(interaction: Interaction, answer: RawAnswer, value: unknown): Difference[] {
  const [nearest = []] = [interaction, ...otherFormsOf(interaction)]
    .map(each =>
      breachesIn(
        each.kind === 'accepted'
          ? answerDifferences(each.answer, answer, value)
          : bodyDifferences(each.answer, value),
      ),
    )
    .filter(found => found.length > 0)
    .sort((a, b) => missingDepth(b) - missingDepth(a) || a.length - b.length);
  return nearest;
}

/** How deep the first of what is missing lies; deeper than anything where nothing is. */
function missingDepth(found: readonly Difference[]): number {
  const missing = found.filter(({ nature }) => nature === 'missing');
  return Math.min(100, ...missing.map(({ path }) => path.split(/[.[]/).length));
}

function brokenBy(differences: readonly Difference[], kind: InteractionKind | null): Judgement {
  return { differences, kind, notes: [], drift: [] };
}

function isNoted({ nature }: Difference): boolean {
  return nature === 'noted' || nature === 'time';
}

function breachesIn(found: readonly Difference[]): Difference[] {
  return found.filter(each => !isNoted(each));
}

export function unseenNote(unseen: readonly Difference[]): string[] {
  const places = new Set(unseen.map(({ path }) => withoutIndexes(path)));
  return places.size === 0 ? [] : [`not seen: ${[...places].join(', ')}`];
}

function timeNotes(found: readonly Difference[]): string[] {
  const places = found.filter(({ nature }) => nature === 'time').map(({ path }) => withoutIndexes(path));
  return [...new Set(places)].map(
    path =>
      `${path} is a text that is not in ISO 8601, such as 2026-11-28T09:30:00Z: it may be read as another day`,
  );
}

function placesOf(wanted: DeviationKind, read: ReadAnswer): string[] {
  return read.ok ? read.deviations.filter(({ kind }) => kind === wanted).map(({ path }) => path) : [];
}

function answerDifferences(expected: ExpectedAnswer, answer: RawAnswer, value: unknown): Difference[] {
  return [...matchHead(expected, answer), ...bodyDifferences(expected, value)];
}

function bodyDifferences({ body }: ExpectedAnswer, value: unknown): Difference[] {
  return body === null ? [] : schemaDifferences(body.schema, value);
}

const kindOfFault: Readonly<Partial<Record<string, InteractionKind>>> = {
  SESSION_EXPIRED: 'session-expired',
  REJECTED: 'refused',
};

const kindTexts: Readonly<Record<InteractionKind, string>> = {
  accepted: 'an accepted answer',
  refused: 'a refusal',
  'session-expired': 'an expired session',
};

/** The kind, and how expiry is told: what is told otherwise is a gateway's own idea of it. */
function expectedKind({ kind }: Interaction): string {
  return kind === 'session-expired' ? `${kindTexts[kind]}, which code 22 tells (s.4, s.8)` : kindTexts[kind];
}

/** The difference of an answer that cannot be read at all: the whole answer that is expected, and what came in its place. */
function unusable(interaction: Interaction, answer: RawAnswer, kind: ErrorKind, detail: string): Difference {
  const { media }: Operation = operations[interaction.operationId];
  const body = bodyOf(answer, media, Number.POSITIVE_INFINITY);
  const words = problemTexts[body.ok ? detail : body.problem] ?? `(${kind})`;
  return different(rootPath, wholeAnswer(interaction), `HTTP ${answer.status} ${words}`);
}

function wholeAnswer({ kind, operationId }: Interaction): string {
  const { success }: Operation = operations[operationId];
  if (kind === 'session-expired') return `JSON, responseCode "${codes.sessionExpired}"`;
  if (kind === 'refused') {
    const byStatus = mayRefuseByStatus(success) ? `, or status ${otherStatus.title}` : '';
    return `JSON, responseCode ${otherCode.title}${byStatus}`;
  }
  return `HTTP 200 to 299 with ${successText(success)}`;
}

/** The end of what a success needs, by the success rule of its row. */
function successText(success: SuccessRule): string {
  switch (success.kind) {
    case 'code':
      return `JSON, responseCode "${codes.success}"`;
    case 'accepted':
      return `JSON, responseCode "${codes.success}" or none`;
    case 'status':
      return `JSON, status "${codes.ok}"`;
    case 'field':
      return `JSON, ${success.field}`;
    case 'pdf':
      return 'a PDF in base64';
  }
}

/** The words of a finding for each reason why the adapter cannot read a body. docs/verify.md has the same table. */
const problemTexts: Readonly<Partial<Record<string, string>>> = {
  empty: 'without a body',
  'not-json': 'with a body that is not JSON',
  'not-utf8': 'with a body that is not UTF-8',
  encoding: 'with a compressed body',
  'authorization-format': 'for a token that is sent raw, without Bearer (s.6)',
  'size-cap': 'with a body that is larger than its row allows',
  'too-many-values': 'with more values than its row allows',
  'forbidden-key': 'with a key that reaches for a prototype',
  'too-deep': 'with JSON that is nested too deep',
  'inexact-number': 'with a number that is too large to be exact',
  'pdf-base64-length': 'with base64 of a wrong length',
  'pdf-base64-alphabet': 'with a text that is not base64',
  'pdf-head': 'with a file that does not begin with %PDF-',
  'pdf-end': 'with a PDF that does not end with %%EOF',
  'pdf-too-large': 'with a PDF of more than 10 MB',
};

function decidingPlace(
  value: unknown,
  kind: InteractionKind,
  answer: RawAnswer,
): Pick<Difference, 'path' | 'got'> {
  const text = kindTexts[kind];
  const members: Readonly<Record<string, unknown>> = Object(value);
  // A code of success decides nothing where the HTTP status makes another answer of it.
  const member = Object.entries({ responseCode: codes.success, status: codes.ok })
    .filter(([name, success]) => kind === 'accepted' || members[name] !== success)
    .map(([name]) => name)
    .find(name => (members[name] ?? null) !== null);
  if (member !== undefined) {
    return { path: member, got: `${text} (${describeValue(members[member], 'code')})` };
  }
  const http = httpText(answer);
  return { path: rootPath, got: http === null ? text : `${text} (${http})` };
}

function httpText({ status }: RawAnswer): string | null {
  return status >= 200 && status < 300 ? null : `HTTP ${status}`;
}

/** The body as a value, or undefined when there is none that can be read. A long one has no time limit here. */
export function bodyValue(answer: RawAnswer, { media }: Operation): unknown {
  const body = bodyOf(answer, media, Number.POSITIVE_INFINITY);
  return body.ok ? body.value : undefined;
}

/** Compares status, media type and compression. Parameters of a media type are free, as they are for Pact. */
function matchHead({ body, status }: ExpectedAnswer, answer: RawAnswer): Difference[] {
  const actual = answer.status;
  const isKept = status === 'success' ? actual >= 200 && actual < 300 : actual === status;
  const wanted = status === 'success' ? 'HTTP 200 to 299' : `HTTP ${status}`;
  const encoding = firstWord(answer.headers['content-encoding']);
  const type = firstWord(answer.headers['content-type']);
  return [
    ...(isKept ? [] : [different('(status)', wanted, `HTTP ${actual}`)]),
    ...(body === null || type === body.mediaType
      ? []
      : [different('(header content-type)', body.mediaType, type === undefined ? 'nothing' : 'another')]),
    // Nothing asks for compression; what comes compressed cannot be compared.
    ...(['', 'identity'].includes(encoding ?? '')
      ? []
      : [different('(header content-encoding)', 'nothing', 'another')]),
  ];
}

function different(path: string, expected: string, got: string): Difference {
  return { path, expected, got, nature: 'other' };
}

function firstWord(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase();
}
