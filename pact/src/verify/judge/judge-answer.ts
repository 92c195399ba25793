import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { type ReadAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { ExpectedAnswer, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import { describeValue } from './describe-value.ts';
import type { Difference } from './difference.ts';
import { matchHead } from './match-head.ts';
import { matchValue } from './match-value.ts';
import { schemaDifferences } from './schema-differences.ts';

/** The judgement on one answer. */
export interface Judgement {
  /** Empty when the interaction is kept. */
  readonly differences: readonly Difference[];
  /** How the adapter reads the answer; null when it cannot use it. */
  readonly kind: InteractionKind | null;
  /** Members that nobody reads and that do not fit the contract: reported, but no breach. */
  readonly unread: readonly string[];
  /** Members that the contract does not know. */
  readonly drift: readonly string[];
}

/**
 * Judges an answer twice: as the adapter reads it (size, expiry, refusal, transport, contract with the success rule), and by what
 * the interaction expects. Whatever Pact's own verifier reports by the pact files is a difference here; so is what only the
 * schema sees.
 */
export function judgeAnswer(interaction: Interaction, answer: RawAnswer): Judgement {
  const operation: Operation = operations[interaction.operationId];
  if (answer.bytes.length > operation.answer.maxBytes) {
    const expected = kindTexts[interaction.kind];
    const tooLong = { path: rootPath, got: 'BAD_RESPONSE (size-cap)', expected, nature: 'other' } as const;
    return { differences: [tooLong], kind: null, unread: [], drift: [] };
  }
  const read = readAnswer(operation, answer, { hadToken: interaction.request.token, nowMs: 0 });
  const kind = read.ok ? 'accepted' : (kindOfFault[read.fault.kind] ?? null);
  const value = bodyValue(answer, operation);
  if (kind === interaction.kind) {
    const differences = exampleDifferences(interaction.answer, answer, value);
    return { differences, kind, unread: placesOf('left-out', read), drift: placesOf('extra', read) };
  }
  const detail = read.ok ? '' : (read.fault.detail ?? '');
  const outcome = readOutcome(operation, value);
  if (kind !== null || !detail.startsWith('contract:') || outcome.kind !== 'out-of-contract') {
    const expected = kindTexts[interaction.kind];
    const found =
      read.ok || kind !== null
        ? decidingPlace(value, kind ?? 'accepted', answer)
        : { path: rootPath, got: `${read.fault.kind} (${httpText(answer) ?? detail})` };
    return { differences: [{ ...found, expected, nature: 'other' }], kind, unread: [], drift: [] };
  }
  const bySchema = schemaDifferences(outcome.issues, value);
  const named = new Set(bySchema.map(({ path }) => path));
  const byExample = exampleDifferences(interaction.answer, answer, value).filter(
    ({ path }) => !named.has(path),
  );
  return { differences: [...bySchema, ...byExample], kind, unread: [], drift: [] };
}

function placesOf(wanted: DeviationKind, read: ReadAnswer): string[] {
  return read.ok ? read.deviations.filter(({ kind }) => kind === wanted).map(({ path }) => path) : [];
}

function exampleDifferences(expected: ExpectedAnswer, answer: RawAnswer, value: unknown): Difference[] {
  const { body } = expected;
  return [...matchHead(expected, answer), ...(body === null ? [] : matchValue(body.value, value))];
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

/** The place that decides what an answer is: its code, its status, or its HTTP status alone. */
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

/** The HTTP status, if it is not one of success. */
function httpText({ status }: RawAnswer): string | null {
  return status >= 200 && status < 300 ? null : `HTTP ${status}`;
}

/** The body as a value, or undefined when there is none that can be read. A long one has no time limit here. */
export function bodyValue(answer: RawAnswer, { media }: Operation): unknown {
  const body = bodyOf(answer, media, Number.POSITIVE_INFINITY);
  return body.kind === 'value' ? body.value : undefined;
}
