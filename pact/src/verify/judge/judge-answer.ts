import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { type ContractIssue, readOutcome, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { bodyOf } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { type ReadAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { ExpectedAnswer, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import { type Difference, describeValue, type Place, pathText, type Step } from './difference.ts';
import { matchValue } from './match-value.ts';

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
    return brokenBy([different(rootPath, expectedKind(interaction), 'BAD_RESPONSE (size-cap)')], null);
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
    const { path, got } =
      read.ok || kind !== null
        ? decidingPlace(value, kind ?? 'accepted', answer)
        : { path: rootPath, got: `${read.fault.kind} (${httpText(answer) ?? detail})` };
    return brokenBy([different(path, expectedKind(interaction), got)], kind);
  }
  const bySchema = schemaDifferences(outcome.issues, value);
  const named = new Set(bySchema.map(({ path }) => path));
  const byExample = exampleDifferences(interaction.answer, answer, value).filter(
    ({ path }) => !named.has(path),
  );
  return brokenBy([...bySchema, ...byExample], kind);
}

function brokenBy(differences: readonly Difference[], kind: InteractionKind | null): Judgement {
  return { differences, kind, unread: [], drift: [] };
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

/** The kind, and how expiry is told: what is told otherwise is a gateway's own idea of it. */
function expectedKind({ kind }: Interaction): string {
  return kind === 'session-expired' ? `${kindTexts[kind]}, which code 22 tells (s.4, s.8)` : kindTexts[kind];
}

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

/** The differences by the schema. The words of an issue name types and fixed values, never the value that came. */
function schemaDifferences(issues: readonly ContractIssue[], answer: unknown): Difference[] {
  return issues.map(({ path, message }) => {
    const steps = stepsIn(path, answer);
    const value = valueAt(answer, steps);
    return {
      path: pathText(steps),
      expected: expectedText(message),
      got: describeValue(value, placeOf(message)),
      nature: value === undefined ? 'missing' : 'other',
    };
  });
}

/** The schema's paths are joined by dots; the answer itself shows which steps are indexes of a list. */
function stepsIn(path: string, answer: unknown): Step[] {
  if (path === rootPath) return [];
  const steps: Step[] = [];
  for (const step of path.split('.')) {
    steps.push(Array.isArray(valueAt(answer, steps)) && /^\d+$/.test(step) ? Number(step) : step);
  }
  return steps;
}

/** What stands at a place of an answer; undefined where there is no such place. */
export function valueAt(answer: unknown, steps: readonly Step[]): unknown {
  // Object() makes any value readable by name; a scalar has no members.
  return steps.reduce<unknown>((value, step) => Object(value)[step], answer);
}

/** `Invalid input: expected number, received string` → `number` */
function expectedText(message: string): string {
  const expected = /expected (.+?)(?:, received .*)?$/.exec(message)?.[1] ?? message;
  if (/to have >=1 characters/.test(expected)) return 'a string that is not empty';
  return namesOfTypes[expected] ?? expected;
}

const namesOfTypes: Readonly<Record<string, string>> = { array: 'a list', object: 'an object' };

function placeOf(message: string): Place {
  if (/expected number/.test(message)) return 'number';
  return /expected "/.test(message) ? 'code' : 'other';
}
