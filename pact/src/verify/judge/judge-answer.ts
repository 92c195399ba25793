import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation, SuccessRule } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { isSessionExpired, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { type ReadAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { ExpectedAnswer, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import { variantsOf } from '../../interactions/interactions.ts';
import { refusalCode, refusalStatus } from '../../interactions/usual-answers.ts';
import { type Difference, describeValue, withoutIndexes } from './difference.ts';
import { schemaDifferences } from './schema-differences.ts';

/** The comparison of an answer with the expected one. It contains no personal data. */
export interface Judgement {
  /** The breaches of the contract. */
  readonly differences: readonly Difference[];
  /** How the adapter reads the answer; null if the adapter cannot use it. */
  readonly kind: InteractionKind | null;
  /** Differences that are no breach: wrong members that no client reads, missing optional members, times not in ISO 8601. */
  readonly notes: readonly string[];
  /** Paths of members that the contract does not know. */
  readonly drift: readonly string[];
}

/**
 * Compares an answer with what the interaction expects, after reading it as the adapter does. Everything that Pact's own verifier
 * rejects is a difference here too; the tests in `pact/test/official-verifier` compare the two.
 */
export function judgeAnswer(interaction: Interaction, answer: RawAnswer): Judgement {
  const operation: Operation = operations[interaction.operationId];
  if (answer.bytes.length > operation.answer.maxBytes) {
    return brokenBy([unusableDifference(interaction, answer, 'BAD_RESPONSE', 'size-cap')], null);
  }
  const read = readAnswer(operation, answer, { hadToken: interaction.request.hasToken, nowMs: 0 });
  const kind = read.ok ? 'accepted' : (kindOfFault[read.fault.kind] ?? null);
  const value = bodyValue(answer, operation);
  const success = interaction.kind === 'refused' && !read.ok ? successDifference(operation, value) : null;
  if (success !== null) return brokenBy([success], null);
  if (kind === interaction.kind) {
    const found = answerDifferences(interaction.answer, answer, value);
    const unread = pathsOfDeviations('left-out', read).map(
      path => `${path} does not fit the contract; no client reads it`,
    );
    const unseen = unseenNote(found.filter(({ nature }) => nature === 'noted'));
    const notes = [...unread, ...timeNotes(found), ...unseen];
    return { differences: breachesIn(found), kind, notes, drift: pathsOfDeviations('extra', read) };
  }
  if (read.ok || kind !== null) {
    const { path, got } = decidingPlace(value, kind ?? 'accepted', answer);
    return brokenBy([different(path, expectedKind(interaction), got)], kind);
  }
  const { detail = '', kind: faultKind } = read.fault;
  const isReadable = detail.startsWith('contract:') || (interaction.kind !== 'accepted' && hasCode(value));
  const found = isReadable ? nearestDifferences(interaction, answer, value) : [];
  return brokenBy(
    found.length > 0 ? found : [unusableDifference(interaction, answer, faultKind, detail)],
    kind,
  );
}

/** The difference of an expected refusal that has the code or the status of a success; null if it has neither. The HTTP status does not matter. */
function successDifference({ success }: Operation, value: unknown): Difference | null {
  const { responseCode, status } = propertiesOf(value);
  if (isSessionExpired(value)) return null;
  if (mayRefuseByStatus(success) && status === codes.ok) {
    return different('status', refusalStatus.title, JSON.stringify(status));
  }
  return responseCode === codes.success
    ? different('responseCode', refusalCode.title, JSON.stringify(responseCode))
    : null;
}

/** Whether a `status` other than "OK" is a refusal too. It is not for calls whose `responseCode` marks the success. */
function mayRefuseByStatus({ kind }: SuccessRule): boolean {
  return kind !== 'code' && kind !== 'accepted';
}

function hasCode(value: unknown): boolean {
  return (propertiesOf(value).responseCode ?? null) !== null;
}

/**
 * The differences from the permitted form that is most like the answer: the one whose missing members are deepest, then the one with the
 * fewest differences. The HTTP status and the media type count for accepted answers only.
 */
function nearestDifferences(interaction: Interaction, answer: RawAnswer, value: unknown): Difference[] {
  const [nearest = []] = [interaction, ...variantsOf(interaction)]
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

/** The depth of the missing member that is nearest to the root; 100, more than any real depth, if none is missing. */
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

/** At most one note: `not seen: data[].waitListId, …` for members that an answer did not show. */
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

function pathsOfDeviations(wanted: DeviationKind, read: ReadAnswer): string[] {
  return read.ok ? read.deviations.filter(({ kind }) => kind === wanted).map(({ path }) => path) : [];
}

function answerDifferences(expected: ExpectedAnswer, answer: RawAnswer, value: unknown): Difference[] {
  return [...headDifferences(expected, answer), ...bodyDifferences(expected, value)];
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

/** The text of the expected kind. For an expired session it names code 22, because some gateways use another code. */
function expectedKind({ kind }: Interaction): string {
  return kind === 'session-expired' ? `${kindTexts[kind]}, which has code 22 (s.4, s.8)` : kindTexts[kind];
}

/** The difference of an answer that cannot be read: the expected answer as a whole, and what was received instead. */
function unusableDifference(
  interaction: Interaction,
  answer: RawAnswer,
  kind: ErrorKind,
  detail: string,
): Difference {
  const { media }: Operation = operations[interaction.operationId];
  const body = bodyOf(answer, media, Number.POSITIVE_INFINITY);
  const problem = problemTexts[body.ok ? detail : body.problem] ?? `(${kind})`;
  return different(rootPath, wholeAnswerText(interaction), `HTTP ${answer.status} ${problem}`);
}

function wholeAnswerText({ kind, operationId }: Interaction): string {
  const { success }: Operation = operations[operationId];
  if (kind === 'session-expired') return `JSON, responseCode "${codes.sessionExpired}"`;
  if (kind === 'refused') {
    const byStatus = mayRefuseByStatus(success) ? `, or status ${refusalStatus.title}` : '';
    return `JSON, responseCode ${refusalCode.title}${byStatus}`;
  }
  return `HTTP 200 to 299 with ${successText(success)}`;
}

/** What an accepted answer must have, by the success rule of the call's row. */
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

/** The text for each reason why the adapter cannot read a body. docs/verify.md has the same table. */
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

/** The member by which the adapter read an answer as this kind, or the answer itself if the HTTP status decided. */
function decidingPlace(
  value: unknown,
  kind: InteractionKind,
  answer: RawAnswer,
): Pick<Difference, 'path' | 'got'> {
  const text = kindTexts[kind];
  const members = propertiesOf(value);
  // The code of a success does not decide if the HTTP status makes the answer a refusal or an expiry.
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

/** The body as a value; undefined if there is none or it cannot be read. Unlike in the adapter, a long body has no time limit. */
export function bodyValue(answer: RawAnswer, { media }: Operation): unknown {
  const body = bodyOf(answer, media, Number.POSITIVE_INFINITY);
  return body.ok ? body.value : undefined;
}

/** Compares status, media type and compression. Parameters of the media type are not compared, as in Pact. */
function headDifferences({ body, status }: ExpectedAnswer, answer: RawAnswer): Difference[] {
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
    // No request accepts compression, and a compressed body cannot be compared.
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
