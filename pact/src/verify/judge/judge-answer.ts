import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { rootPath } from '@choose-life/contracts/gateway/outcome';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { type ReadAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { ExpectedAnswer, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import { interactions } from '../../interactions/interactions.ts';
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
    return brokenBy([different(rootPath, expectedKind(interaction), 'BAD_RESPONSE (size-cap)')], null);
  }
  const read = readAnswer(operation, answer, { hadToken: interaction.request.token, nowMs: 0 });
  const kind = read.ok ? 'accepted' : (kindOfFault[read.fault.kind] ?? null);
  const value = bodyValue(answer, operation);
  if (kind === interaction.kind) {
    const found = answerDifferences(interaction.answer, answer, value);
    const unread = placesOf('left-out', read).map(
      path => `${path} is not what the contract has; nobody reads it`,
    );
    const notes = [...unread, ...unseenNote(found.filter(isNoted))];
    return { differences: breachesIn(found), kind, notes, drift: placesOf('extra', read) };
  }
  const detail = read.ok ? '' : (read.fault.detail ?? '');
  if (read.ok || kind !== null) {
    const { path, got } = decidingPlace(value, kind ?? 'accepted', answer);
    return brokenBy([different(path, expectedKind(interaction), got)], kind);
  }
  const unusable = different(
    rootPath,
    expectedKind(interaction),
    `${read.fault.kind} (${httpText(answer) ?? detail})`,
  );
  const found = detail.startsWith('contract:') ? nearestDifferences(interaction, answer, value) : [];
  return brokenBy(found.length > 0 ? found : [unusable], kind);
}

/**
 * By the accepted form that the answer comes nearest to: what is missing of it lies deepest, then the fewest places differ. By the
 * interaction's own form where the code of an accepted answer is not there.
 */
function nearestDifferences(interaction: Interaction, answer: RawAnswer, value: unknown): Difference[] {
  const differencesOf = (each: Interaction) => breachesIn(answerDifferences(each.answer, answer, value));
  const forms = interactions.filter(
    ({ kind, operationId }) => kind === 'accepted' && operationId === interaction.operationId,
  );
  const [nearest = []] = forms
    .sort((a, b) => Number(b.name === interaction.name) - Number(a.name === interaction.name))
    .map(differencesOf)
    .filter(found => found.length > 0)
    .sort((a, b) => missingDepth(b) - missingDepth(a) || a.length - b.length);
  const isCodeWrong = nearest.some(({ path }) => path === 'responseCode' || path === 'status');
  return interaction.kind !== 'accepted' && isCodeWrong ? differencesOf(interaction) : nearest;
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
  return nature === 'noted';
}

function breachesIn(found: readonly Difference[]): Difference[] {
  return found.filter(each => !isNoted(each));
}

export function unseenNote(unseen: readonly Difference[]): string[] {
  const places = new Set(unseen.map(({ path }) => withoutIndexes(path)));
  return places.size === 0 ? [] : [`not seen: ${[...places].join(', ')}`];
}

function placesOf(wanted: DeviationKind, read: ReadAnswer): string[] {
  return read.ok ? read.deviations.filter(({ kind }) => kind === wanted).map(({ path }) => path) : [];
}

function answerDifferences(expected: ExpectedAnswer, answer: RawAnswer, value: unknown): Difference[] {
  const { body } = expected;
  return [...matchHead(expected, answer), ...(body === null ? [] : schemaDifferences(body.schema, value))];
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

function decidingPlace(
  value: unknown,
  kind: InteractionKind,
  answer: RawAnswer,
): Pick<Difference, 'path' | 'got'> {
  const text = kindTexts[kind];
  const member = ['responseCode', 'status'].find(name => (Object(value)[name] ?? null) !== null);
  if (member !== undefined) {
    return { path: member, got: `${text} (${describeValue(Object(value)[member], 'code')})` };
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
