import { codes } from '@choose-life/contracts/domain/codes';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type ErrorKind, errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation, SuccessRule } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { isSessionExpired, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { DeviationKind } from '@choose-life/gateway-client/deviations';
import { type DecodedBody, decodeBody } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { type ReadAnswer, readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { ExpectedAnswer, Interaction, InteractionKind } from '../../interactions/interaction.ts';
import { variantsOf } from '../../interactions/interactions.ts';
import { canRefuseByStatus, refusalCode, refusalStatus } from '../../interactions/usual-answers.ts';
import { type Difference, describeValue, withoutIndexes } from './difference.ts';
import { schemaDifferences } from './schema-differences.ts';

/** The result of comparing an answer with the expected answer. It contains no personal data. */
export interface Judgement {
  /** The breaches of the contract. */
  readonly differences: readonly Difference[];
  /** How the adapter classifies the answer. Null if the adapter cannot use the answer, or if a success code replaces the expected refusal. */
  readonly kind: InteractionKind | null;
  /** Differences that do not break the contract: invalid members that no client reads, missing optional members, times not in ISO 8601. */
  readonly notes: readonly string[];
  /** Paths of members that the contract does not know. */
  readonly drift: readonly string[];
}

/**
 * Reads an answer as the adapter does, and compares it with the expected answer of the interaction. Everything that Pact's own verifier
 * rejects is a difference here too. The tests in `pact/test/official-verifier` compare the two verifiers.
 */
export function judgeAnswer(interaction: Interaction, answer: RawAnswer): Judgement {
  const operation: Operation = operations[interaction.operationId];
  // `readAnswer` does not check the size: the adapter stops receiving at the maximum of the call, the verifier only at the largest of all calls.
  if (answer.bytes.length > operation.answerLimits.maxBytes) {
    return judgementWithBreaches([unusableDifference(interaction, answer, 'BAD_RESPONSE', 'size-cap')], null);
  }
  // The time matters only for a date in `Retry-After`, which is not compared.
  const read = readAnswer(operation, answer, { hadToken: interaction.request.hasToken, nowMs: 0 });
  const kind = read.ok ? 'accepted' : interactionKindOf(read.fault.kind);
  const value = bodyValue(answer, operation);
  const wrongSuccess =
    interaction.kind === 'refused' && !read.ok ? successDifference(operation, value) : null;
  // An answer with a success code that the adapter does not accept would otherwise be compared as a refusal.
  if (wrongSuccess !== null) return judgementWithBreaches([wrongSuccess], null);
  if (kind === interaction.kind) {
    const found = answerDifferences(interaction.answer, answer, value);
    const invalidUnusedMembers = pathsOfDeviations('left-out', read).map(
      path => `${path} does not fit the contract; no client reads it`,
    );
    const missingMembers = missingMembersNote(found.filter(({ nature }) => nature === 'missing-optional'));
    const notes = [...invalidUnusedMembers, ...timeNotes(found), ...missingMembers];
    return { differences: breachesIn(found), kind, notes, drift: pathsOfDeviations('extra', read) };
  }
  // If `read.ok` is true, `kind` is not null. The compiler does not know that, so it needs `read.ok` and `?? 'accepted'`.
  if (read.ok || kind !== null) {
    const { path, got } = decidingMember(value, kind ?? 'accepted', answer);
    return judgementWithBreaches([otherDifference(path, expectedKindText(interaction), got)], kind);
  }
  const { detail = '', kind: faultKind } = read.fault;
  // A detail such as `contract:data.riskAge` means that the adapter read the whole body, and the row's schema rejected it.
  const isRejectedBySchema = detail.startsWith('contract:');
  // The code makes an answer a refusal or an expired session, whatever the HTTP status is. So a wrong code is reported even if the adapter rejected
  // the answer by its status.
  const isComparable = isRejectedBySchema || (interaction.kind !== 'accepted' && hasCode(value));
  const found = isComparable ? nearestDifferences(interaction, answer, value) : [];
  return judgementWithBreaches(
    found.length > 0 ? found : [unusableDifference(interaction, answer, faultKind, detail)],
    kind,
  );
}

/** Reports a success code or a success status in an answer that should be a refusal; null if there is none. The HTTP status does not matter. */
function successDifference({ success }: Operation, value: unknown): Difference | null {
  const { responseCode, status } = propertiesOf(value);
  // Code 22 ends the session whatever else the answer contains (s.8), so the kind of the answer is compared instead.
  if (isSessionExpired(value)) return null;
  if (canRefuseByStatus(success) && status === codes.ok) {
    return otherDifference('status', refusalStatus.title, JSON.stringify(status));
  }
  return responseCode === codes.success
    ? otherDifference('responseCode', refusalCode.title, JSON.stringify(responseCode))
    : null;
}

function hasCode(value: unknown): boolean {
  return (propertiesOf(value).responseCode ?? null) !== null;
}

/**
 * Compares the answer with every permitted variant, and returns the breaches of the closest variant: the variant whose missing members are
 * deepest, then the variant with the fewest breaches. The depth comes first, because a missing object counts as one breach, whatever it should
 * contain. The HTTP status and the media type are compared only for an accepted answer.
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

/** The depth of the missing member that is nearest to the root. If none is missing, 100, which is more than any real depth. */
function missingDepth(found: readonly Difference[]): number {
  const missing = found.filter(({ nature }) => nature === 'missing');
  return Math.min(100, ...missing.map(({ path }) => path.split(/[.[]/).length));
}

/** The judgement on an answer whose other members are not compared, so that it has no notes and no drift. */
function judgementWithBreaches(differences: readonly Difference[], kind: InteractionKind | null): Judgement {
  return { differences, kind, notes: [], drift: [] };
}

function breachesIn(found: readonly Difference[]): Difference[] {
  return found.filter(({ nature }) => nature !== 'missing-optional' && nature !== 'time');
}

/** One note on all missing members: `not seen: data[].waitListId, …`. Empty if none is missing. */
export function missingMembersNote(missing: readonly Difference[]): string[] {
  const paths = new Set(missing.map(({ path }) => withoutIndexes(path)));
  return paths.size === 0 ? [] : [`not seen: ${[...paths].join(', ')}`];
}

function timeNotes(found: readonly Difference[]): string[] {
  const paths = found.filter(({ nature }) => nature === 'time').map(({ path }) => withoutIndexes(path));
  return [...new Set(paths)].map(
    path =>
      `${path} is a text that is not in ISO 8601, such as 2026-11-28T09:30:00Z: it may be read as another day`,
  );
}

function pathsOfDeviations(deviationKind: DeviationKind, read: ReadAnswer): string[] {
  return read.ok ? read.deviations.filter(({ kind }) => kind === deviationKind).map(({ path }) => path) : [];
}

function answerDifferences(expected: ExpectedAnswer, answer: RawAnswer, value: unknown): Difference[] {
  return [...headDifferences(expected, answer), ...bodyDifferences(expected, value)];
}

function bodyDifferences({ body }: ExpectedAnswer, value: unknown): Difference[] {
  return body === null ? [] : schemaDifferences(body.schema, value);
}

/**
 * Converts the kind of the adapter's fault to the kind of the answer. The fault of a refusal has the kind `REJECTED`, or the kind that
 * `errorKinds` has for its code. Null for all other faults: the adapter cannot use the answer.
 */
function interactionKindOf(kind: ErrorKind): InteractionKind | null {
  if (kind === 'SESSION_EXPIRED') return 'session-expired';
  const isRefusal = kind === 'REJECTED' || errorKinds.some(row => row.kind === kind && 'code' in row);
  return isRefusal ? 'refused' : null;
}

const kindTexts: Readonly<Record<InteractionKind, string>> = {
  accepted: 'an accepted answer',
  refused: 'a refusal',
  'session-expired': 'an expired session',
};

/** The text of the expected kind of answer. For an expired session it names code 22, because some gateways use another code. */
function expectedKindText({ kind }: Interaction): string {
  return kind === 'session-expired' ? `${kindTexts[kind]}, which has code 22 (s.4, s.8)` : kindTexts[kind];
}

/** The difference of an answer that cannot be read: a description of the whole expected answer, and the problem of the received answer. */
function unusableDifference(
  interaction: Interaction,
  answer: RawAnswer,
  kind: ErrorKind,
  detail: string,
): Difference {
  const body = decodeWholeBody(answer, operations[interaction.operationId]);
  // A problem of the body comes first. If the adapter rejected the answer by its HTTP status, `detail` has only the status.
  const problem = problemTexts[body.ok ? detail : body.problem] ?? `(${kind})`;
  return otherDifference(rootPath, wholeAnswerText(interaction), `HTTP ${answer.status} ${problem}`);
}

function wholeAnswerText({ kind, operationId }: Interaction): string {
  const { success }: Operation = operations[operationId];
  if (kind === 'session-expired') return `JSON, responseCode "${codes.sessionExpired}"`;
  if (kind === 'refused') {
    const byStatus = canRefuseByStatus(success) ? `, or status ${refusalStatus.title}` : '';
    return `JSON, responseCode ${refusalCode.title}${byStatus}`;
  }
  return `HTTP 200 to 299 with ${successText(success)}`;
}

/** The parts that an accepted answer must have according to the success rule of the call. */
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

/** The text for each reason why the adapter cannot use an answer. docs/verify.md has the same table. */
const problemTexts: Readonly<Partial<Record<string, string>>> = {
  empty: 'without a body',
  'not-json': 'with a body that is not JSON',
  'not-utf8': 'with a body that is not UTF-8',
  encoding: 'with a compressed body',
  'authorization-format': 'for a token that is sent raw, without Bearer (s.6)',
  'size-cap': 'with a body that is larger than the call allows',
  'too-many-values': 'with more values than the call allows',
  'forbidden-key': 'with a forbidden key such as __proto__',
  'too-deep': 'with JSON that is nested too deep',
  'inexact-number': 'with a number that is too large to be exact',
  'pdf-base64-length': 'with base64 of a wrong length',
  'pdf-base64-alphabet': 'with a text that is not base64',
  'pdf-head': 'with a file that does not begin with %PDF-',
  'pdf-end': 'with a PDF that does not end with %%EOF',
  'pdf-too-large': 'with a PDF of more than 10 MB',
};

/** The member that made the adapter classify the answer as this kind; the whole answer if the HTTP status decided. */
function decidingMember(
  value: unknown,
  kind: InteractionKind,
  { status }: RawAnswer,
): Pick<Difference, 'path' | 'got'> {
  const text = kindTexts[kind];
  const members = propertiesOf(value);
  const successValues = { responseCode: codes.success, status: codes.ok };
  const member = (['responseCode', 'status'] as const).find(name => {
    const isPresent = (members[name] ?? null) !== null;
    // If an answer with a success code is a refusal or an expired session, the HTTP status decided, not the code.
    const canDecide = kind === 'accepted' || members[name] !== successValues[name];
    return isPresent && canDecide;
  });
  if (member !== undefined) {
    return { path: member, got: `${text} (${describeValue(members[member], 'code')})` };
  }
  // A status from 200 to 299 does not explain the kind of an answer.
  const isSuccess = status >= 200 && status < 300;
  return { path: rootPath, got: isSuccess ? text : `${text} (HTTP ${status})` };
}

/** The parsed body; undefined if the answer has no body, or one that cannot be read. */
export function bodyValue(answer: RawAnswer, operation: Operation): unknown {
  const body = decodeWholeBody(answer, operation);
  return body.ok ? body.value : undefined;
}

/**
 * Decodes the body. Unlike in the adapter, the number of values is not limited: the adapter's fault reports too many values, and the members can
 * still be compared.
 */
function decodeWholeBody(answer: RawAnswer, { media }: Operation): DecodedBody {
  return decodeBody(answer, media, Number.POSITIVE_INFINITY);
}

/** Compares status, media type and compression. Parameters of the media type are not compared, as in Pact. */
function headDifferences({ body, status }: ExpectedAnswer, answer: RawAnswer): Difference[] {
  const { status: received } = answer;
  const differences: Difference[] = [];
  const isExpectedStatus = status === 'success' ? received >= 200 && received < 300 : received === status;
  if (!isExpectedStatus) {
    const expected = status === 'success' ? 'HTTP 200 to 299' : `HTTP ${status}`;
    differences.push(otherDifference('(status)', expected, `HTTP ${received}`));
  }
  const type = withoutParameters(answer.headers['content-type']);
  if (body !== null && type !== body.mediaType) {
    const got = type === undefined ? 'nothing' : 'another';
    differences.push(otherDifference('(header content-type)', body.mediaType, got));
  }
  // No request accepts a compressed body, and it could not be compared.
  const encoding = withoutParameters(answer.headers['content-encoding']) ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    differences.push(otherDifference('(header content-encoding)', 'nothing', 'another'));
  }
  return differences;
}

function otherDifference(path: string, expected: string, got: string): Difference {
  return { path, expected, got, nature: 'other' };
}

/** The value of a header without its parameters, in lower case: `text/html; charset=utf-8` → `text/html`. */
function withoutParameters(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase();
}
