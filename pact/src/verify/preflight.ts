import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage, type StageGroup, stages } from '@choose-life/contracts/gateway/stages';
import type { Result } from '@choose-life/gateway-client/fault';
import { type DecodedBody, decodeBody } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { GatewayConnection } from './connections.ts';
import { requestOf } from './request.ts';

/** The result of the requests before the verification: whether the gateway is reached, and under which stages each call answers. */
export interface Preflight {
  /** `nothing`: nobody answers, or only a proxy. `elsewhere`: another server answers at the address. */
  readonly reached: 'gateway' | 'elsewhere' | 'nothing';
  /** Descriptions of all answers, without their texts. */
  readonly seen: string;
  readonly calls: Readonly<Record<OperationId, CallPreflight>>;
}

/** The stages under which one call answers. */
export interface CallPreflight {
  /** Null for a write, which is not tried before the verification. */
  readonly evidence: EvidenceByStage | null;
  /** The stages under which the call answers. For a write, the stages under which the reads of its stage group answer. */
  readonly answersOn: readonly Stage[];
  /** The stage under which the interactions of the call run. */
  readonly stage: Stage;
}

/** The stage of each group from the command line; `auto`: the stage that the preflight finds. */
export type StageChoice = Readonly<Record<StageGroup, Stage | 'auto'>>;

/** A route that no gateway has. A server that accepts it accepts everything, so its other answers prove nothing. */
const controlPath = '/choose-life-verify/no-such-call';

/**
 * Finds the stages under which the calls answer. It requests each read under each stage without a token. For comparison, it requests a route
 * that does not exist, by GET and by POST.
 */
export async function runPreflight(connection: GatewayConnection, choice: StageChoice): Promise<Preflight> {
  // The first call is a GET, the second a POST. Only their methods matter here.
  const [GET, POST] = await Promise.all([
    evidenceOn(connection, 'authentication.userDetails', controlPath),
    evidenceOn(connection, 'hra.getQuestionnaire', controlPath),
  ]);
  const controls = { GET, POST };
  const reads = operationIds.filter(id => operations[id].effect === 'read');
  const probe = async (id: OperationId): Promise<[OperationId, EvidenceByStage]> => {
    const seen = await evidenceOn(connection, id);
    return [id, comparedWithControl(seen, controls[operations[id].method])];
  };
  const found: Found = new Map(await Promise.all(reads.map(probe)));
  const all = [...found.values()].flatMap(each => Object.values(each));
  const reached = reachedBy(all, [...Object.values(GET), ...Object.values(POST)]);
  const calls = operationIds.map(id => [id, callPreflight(id, found, choice)]);
  return {
    reached,
    seen: [...new Set(all.map(({ seen }) => seen))].join('; '),
    // The cast is safe because the entries are made from all ids.
    calls: Object.fromEntries(calls) as Record<OperationId, CallPreflight>,
  };
}

type EvidenceByStage = Readonly<Record<Stage, Evidence>>;
type Found = ReadonlyMap<OperationId, EvidenceByStage>;

async function evidenceOn(
  connection: GatewayConnection,
  id: OperationId,
  path?: string,
): Promise<EvidenceByStage> {
  const evidenceOnStage = async (stage: Stage) => {
    const example = requestOf(id, stage, examples[id].request);
    const request = path === undefined ? example : { ...example, path: `/api/${stage}${path}` };
    return evidenceOf(operations[id], await connection.send(request, operations[id]));
  };
  const [prod, dev] = await Promise.all([evidenceOnStage('prod'), evidenceOnStage('dev')]);
  return { prod, dev };
}

/**
 * An answer is no evidence for a call if a route that does not exist gets the same answer. If the two answers differ, the call exists, although
 * its answer may break the contract.
 */
function comparedWithControl(found: EvidenceByStage, control: EvidenceByStage): EvidenceByStage {
  const compared = (stage: Stage): Evidence => {
    const { mayBeBroken, presence, seen } = found[stage];
    const isSame = control[stage].seen === seen;
    if (mayBeBroken && control[stage].presence === 'absent' && !isSame) {
      return { presence: 'answers', seen: `${seen}, not by the contract` };
    }
    if (presence !== 'answers' || control[stage].presence !== 'answers' || !isSame) return found[stage];
    return { presence: 'unclear', seen: `${seen}; a route that does not exist gets the same answer` };
  };
  return { prod: compared('prod'), dev: compared('dev') };
}

/** The server that answers. If every request, also of a route that does not exist, gets HTTP 502 to 504, a proxy cannot reach its gateway. */
function reachedBy(found: readonly Evidence[], control: readonly Evidence[]): Preflight['reached'] {
  const isUnreachable = ({ presence }: Evidence) => presence === 'silent' || presence === 'failing';
  const silent = found.every(({ presence }) => presence === 'silent');
  if (silent || [...found, ...control].every(isUnreachable)) return 'nothing';
  return found.some(({ presence }) => presence !== 'silent' && presence !== 'absent')
    ? 'gateway'
    : 'elsewhere';
}

function callPreflight(id: OperationId, found: Found, choice: StageChoice): CallPreflight {
  const { stage: group } = operations[id];
  // A write is not requested, because it might change something. The reads of its stage group are the evidence instead.
  const evidence = found.get(id) ?? null;
  const ofGroup = [...found].filter(([other]) => operations[other].stage === group).map(([, seen]) => seen);
  const stagesWith = (presence: Presence, of: readonly EvidenceByStage[] = ofGroup) =>
    stages.filter(stage => of.some(seen => seen[stage].presence === presence));
  const answersOn = stagesWith('answers', evidence === null ? ofGroup : [evidence]);
  const chosen = choice[group];
  if (chosen !== 'auto') return { evidence, answersOn, stage: chosen };
  // A call that answers under neither stage is verified too, under the usual stage. Its interactions report the problem.
  const usual = defaultStages[group];
  const candidates = [answersOn, stagesWith('answers'), stagesWith('unclear'), stagesWith('failing')];
  const [first = usual, ...others] = candidates.find(each => each.length > 0) ?? [];
  return { evidence, answersOn, stage: others.includes(usual) ? usual : first };
}

/**
 * Whether a call answers under a stage. `answers`: only the gateway sends such an answer. `unclear`: a proxy, an authoriser or an overloaded
 * server might also send such an answer. `absent`: the call does not exist there. `failing`: HTTP 502 to 504, from a proxy. `silent`: no answer.
 */
type Presence = 'answers' | 'absent' | 'unclear' | 'failing' | 'silent';

interface Evidence {
  readonly presence: Presence;
  /** A description of the answer, without its text. */
  readonly seen: string;
  /** Set if the call may exist and break the contract. It exists if a route that does not exist gets another answer. */
  readonly mayBeBroken?: true;
}

/** Decides from an answer, or from a missing answer, whether a call exists under a stage. */
export function evidenceOf(operation: Operation, answer: Result<RawAnswer>): Evidence {
  if (!answer.ok)
    return { presence: 'silent', seen: `${answer.fault.kind} ${answer.fault.detail ?? ''}`.trim() };
  const { status } = answer.value;
  // Read as if a token had been sent, so that a refusal of an authoriser counts as an answer of the call. The time matters only for `Retry-After`.
  const read = readAnswer(operation, answer.value, { hadToken: true, nowMs: 0 });
  if (read.ok) return { presence: 'answers', seen: `HTTP ${status}, an accepted answer` };
  const { detail, gatewayCode, kind } = read.fault;
  if (kind === 'SESSION_EXPIRED' && detail === undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, code 22` };
  }
  if (kind === 'REJECTED' && gatewayCode !== undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, a refusal` };
  }
  const body = decodeBody(answer.value, operation.media);
  if (!body.ok && body.problem === 'encoding' && status < 300) return compressed(answer.value);
  if (status === 403 && (kind === 'SESSION_EXPIRED' || isDeniedByAuthoriser(answer.value, body))) {
    return { presence: 'unclear', seen: `HTTP ${status}: an authoriser` };
  }
  // The body of a PDF call may be any text, so a text is no evidence for the gateway. Other JSON is.
  return byStatus(status, body.ok && typeof body.value !== 'string');
}

const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** The evidence of an answer that the adapter cannot use, by its HTTP status. */
function byStatus(status: number, isJson: boolean): Evidence {
  const seen = `HTTP ${status}${isJson ? '' : ', no JSON'}`;
  if (status === 401) return { presence: 'unclear', seen: `${seen}: an authoriser` };
  if (status === 403 || status === 404 || status === 405) return { presence: 'absent', seen };
  if (status >= 200 && status < 300 && isJson) {
    return { presence: 'answers', seen: `${seen}, but not by the contract` };
  }
  if (status < 300) return { presence: 'absent', seen, mayBeBroken: true };
  if (status < 400) return { presence: 'absent', seen };
  if (proxyStatuses.has(status)) return { presence: 'failing', seen };
  return status === 500 ? { presence: 'unclear', seen, mayBeBroken: true } : { presence: 'unclear', seen };
}

/** The evidence of a compressed answer. It is not decompressed, so only the media type distinguishes a gateway's answer from a web page. */
function compressed({ headers, status }: RawAnswer): Evidence {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  return { presence: isJson ? 'unclear' : 'absent', seen: `HTTP ${status}, compressed`, mayBeBroken: true };
}

/** Whether an authoriser refused the request, which happens only on routes that exist. The answer for an unknown route or stage has another text. */
function isDeniedByAuthoriser({ headers }: RawAnswer, body: DecodedBody): boolean {
  const text = body.ok ? JSON.stringify(body.value) : '';
  return /AccessDenied|not authorized to access/i.test(`${headers['x-amzn-errortype'] ?? ''} ${text}`);
}
