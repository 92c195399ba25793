import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { readOutcome, wholeAnswer } from '@choose-life/contracts/gateway/outcome';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import { type RawAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { InteractionKind } from '../../interactions/interaction.ts';
import { type ContractInteraction, sendsToken } from '../contract/contract-interaction.ts';
import type { WrittenResponse } from '../contract/pact-shape.ts';
import { describeValue } from './describe-value.ts';
import type { Difference } from './difference.ts';
import { matchBody } from './match-body.ts';
import { matchHead } from './match-head.ts';
import { schemaDifferences } from './schema-differences.ts';

/** What an answer comes to, beside the three readings of the contract. */
export interface Judgement {
  /** None: the interaction is kept. */
  readonly differences: readonly Difference[];
  /** What the adapter makes of the answer; null when it could not use it. */
  readonly reading: InteractionKind | null;
  /** Members that nobody reads and that are not what the contract has: told, and no breach. */
  readonly unread: readonly string[];
}

/**
 * Judges an answer twice: as the adapter reads it (expiry, refusal, transport, contract with the success rule), and as the
 * pact file has it. Everything that Pact's own verifier objects to is a difference here; so is what only the schema sees.
 */
export function judgeAnswer(interaction: ContractInteraction, answer: RawAnswer): Judgement {
  const operation: Operation = operations[interaction.operationId];
  const read = readAnswer(operation, answer, { hadToken: sendsToken(interaction), nowMs: 0 });
  const reading = read.ok ? 'accepted' : (readingOfKind[read.fault.kind] ?? null);
  const value = bodyValue(answer, operation);
  if (reading === interaction.reading) {
    const deviations = read.ok ? read.deviations : [];
    const unread = deviations.filter(({ kind }) => kind === 'left-out').map(({ path }) => path);
    return { differences: pactDifferences(interaction.response, answer, value), reading, unread };
  }
  const detail = read.ok ? '' : (read.fault.detail ?? '');
  const outcome = readOutcome(operation, value);
  if (reading !== null || !detail.startsWith('contract:') || outcome.kind !== 'out-of-contract') {
    const expected = readingTexts[interaction.reading];
    const found =
      read.ok || reading !== null
        ? saidBy(value, reading ?? 'accepted', answer)
        : { path: wholeAnswer, got: `${read.fault.kind} (${httpText(answer) ?? detail})` };
    return { differences: [{ ...found, expected, nature: 'other' }], reading, unread: [] };
  }
  const bySchema = schemaDifferences(outcome.issues, value);
  const named = new Set(bySchema.map(({ path }) => path));
  const byPact = pactDifferences(interaction.response, answer, value).filter(({ path }) => !named.has(path));
  return { differences: [...bySchema, ...byPact], reading, unread: [] };
}

function pactDifferences(expected: WrittenResponse, answer: RawAnswer, value: unknown): Difference[] {
  const { body, matchingRules } = expected;
  return [
    ...matchHead(expected, answer),
    ...(body === undefined ? [] : matchBody(matchingRules.body, body.content, value)),
  ];
}

const readingOfKind: Readonly<Partial<Record<string, InteractionKind>>> = {
  SESSION_EXPIRED: 'session-expired',
  REJECTED: 'refused',
};

const readingTexts: Readonly<Record<InteractionKind, string>> = {
  accepted: 'an accepted answer',
  refused: 'a refusal',
  'session-expired': 'an expired session',
};

/** Where an answer says what it is: in its code, in its status, or by its HTTP status alone. */
function saidBy(
  value: unknown,
  reading: InteractionKind,
  answer: RawAnswer,
): Pick<Difference, 'path' | 'got'> {
  const text = readingTexts[reading];
  const said = ['responseCode', 'status'].find(name => (Object(value)[name] ?? null) !== null);
  if (said !== undefined) {
    return { path: said, got: `${text} (${describeValue(Object(value)[said], 'code')})` };
  }
  const http = httpText(answer);
  return { path: wholeAnswer, got: http === null ? text : `${text} (${http})` };
}

/** The status where it says something against success. */
function httpText({ status }: RawAnswer): string | null {
  return status >= 200 && status < 300 ? null : `HTTP ${status}`;
}

/** The body as a value, or undefined when there is none that can be read. */
function bodyValue(answer: RawAnswer, operation: Operation): unknown {
  const body = bodyOf(answer, operation.media);
  return body.kind === 'value' ? body.value : undefined;
}
