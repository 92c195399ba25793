import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage, type StageGroup, stages } from '@choose-life/contracts/gateway/stages';
import type { Result } from '@choose-life/gateway-client/fault';
import { bodyOf, type ReadBody } from '@choose-life/gateway-client/read/answer-body';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { readAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { GatewayConnection } from './connections.ts';
import { requestOf } from './request.ts';

/** What the requests before the verification have shown: whether the gateway is reached, and where each call answers. */
export interface Preflight {
  /** `nothing`: no answer, or only a proxy's. `elsewhere`: another server answers at the address. */
  readonly reached: 'gateway' | 'elsewhere' | 'nothing';
  /** Descriptions of all answers, without their texts. */
  readonly seen: string;
  readonly calls: Readonly<Record<OperationId, CallPreflight>>;
}

/** Where one call answers. */
export interface CallPreflight {
  /** Null for a write, which is not tried before the verification. */
  readonly evidence: OnStages | null;
  /** The stages under which the call answers; for a write, those of the reads of its stage group. */
  readonly answersOn: readonly Stage[];
  /** The stage under which its interactions run. */
  readonly stage: Stage;
}

/** The stage of each group, as the command line sets it; `auto`: the one that the preflight finds. */
export type StageChoice = Readonly<Record<StageGroup, Stage | 'auto'>>;

/** A route that no gateway has. A server that answers it answers everything, so its other answers prove nothing. */
const controlPath = '/choose-life-verify/no-such-call';

/**
 * Finds out where the calls answer. Requests each read under each base path, without a token, and for comparison a route that does not
 * exist, by GET and by POST.
 */
export async function runPreflight(connection: GatewayConnection, choice: StageChoice): Promise<Preflight> {
  const [GET, POST] = await Promise.all([
    evidenceOn(connection, 'authentication.userDetails', controlPath),
    evidenceOn(connection, 'hra.getQuestionnaire', controlPath),
  ]);
  const controls = { GET, POST };
  const reads = operationIds.filter(id => operations[id].effect === 'read');
  const lookAt = async (id: OperationId): Promise<[OperationId, OnStages]> => {
    const seen = await evidenceOn(connection, id);
    return [id, comparedWithControl(seen, controls[operations[id].method])];
  };
  const found: Found = new Map(await Promise.all(reads.map(lookAt)));
  const all = [...found.values()].flatMap(each => Object.values(each));
  const reached = reachedBy(all, [...Object.values(GET), ...Object.values(POST)]);
  const calls = operationIds.map(id => [id, callPreflight(id, found, choice)]);
  return {
    reached,
    seen: [...new Set(all.map(({ seen }) => seen))].join('; '),
    // True because the entries are made from all ids.
    calls: Object.fromEntries(calls) as Record<OperationId, CallPreflight>,
  };
}

type OnStages = Readonly<Record<Stage, Evidence>>;
type Found = ReadonlyMap<OperationId, OnStages>;

async function evidenceOn(connection: GatewayConnection, id: OperationId, path?: string): Promise<OnStages> {
  const evidenceOnStage = async (stage: Stage) => {
    const example = requestOf(id, stage, examples[id].request);
    const request = path === undefined ? example : { ...example, path: `/api/${stage}${path}` };
    return evidenceOf(operations[id], await connection.send(request, operations[id]));
  };
  const [prod, dev] = await Promise.all([evidenceOnStage('prod'), evidenceOnStage('dev')]);
  return { prod, dev };
}

/**
 * An answer is no evidence for a call if a route that does not exist gets the same. If the two differ, the call exists, although its
 * answer may break the contract.
 */
function comparedWithControl(found: OnStages, control: OnStages): OnStages {
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

/** HTTP 502 to 504 for every call, also for a route that does not exist, comes from a proxy whose gateway is not reachable. */
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
  // A write might change something, so it is not tried: the reads of its stage group count for it.
  const evidence = found.get(id) ?? null;
  const ofGroup = [...found].filter(([other]) => operations[other].stage === group).map(([, seen]) => seen);
  const stagesWith = (presence: Presence, of: readonly OnStages[] = ofGroup) =>
    stages.filter(stage => of.some(seen => seen[stage].presence === presence));
  const answersOn = stagesWith('answers', evidence === null ? ofGroup : [evidence]);
  const chosen = choice[group];
  if (chosen !== 'auto') return { evidence, answersOn, stage: chosen };
  // A call that answers under neither stage runs all the same, and its interactions report that.
  const usual = defaultStages[group];
  const candidates = [answersOn, stagesWith('answers'), stagesWith('unclear'), stagesWith('failing')];
  const [first = usual, ...others] = candidates.find(each => each.length > 0) ?? [];
  return { evidence, answersOn, stage: others.includes(usual) ? usual : first };
}

/**
 * Whether a call answers under a base path. `answers`: only the gateway gives such an answer. `unclear`: a proxy, an authoriser or an
 * overloaded machine might give it too. `absent`: the call does not exist there. `failing`: HTTP 502 to 504, from a proxy. `silent`: no
 * answer.
 */
type Presence = 'answers' | 'absent' | 'unclear' | 'failing' | 'silent';

interface Evidence {
  readonly presence: Presence;
  /** A description of the answer, without its text. */
  readonly seen: string;
  /** The call may exist and break the contract. It does if a route that does not exist gets another answer. */
  readonly mayBeBroken?: true;
}

/** Decides from an answer, or from its absence, whether a call exists under a base path. */
export function evidenceOf(operation: Operation, answer: Result<RawAnswer>): Evidence {
  if (!answer.ok)
    return { presence: 'silent', seen: `${answer.fault.kind} ${answer.fault.detail ?? ''}`.trim() };
  const { status } = answer.value;
  // Read as if a token had been sent: an authoriser's refusal then counts as an answer of the call.
  const read = readAnswer(operation, answer.value, { hadToken: true, nowMs: 0 });
  if (read.ok) return { presence: 'answers', seen: `HTTP ${status}, an accepted answer` };
  const { detail, gatewayCode, kind } = read.fault;
  if (kind === 'SESSION_EXPIRED' && detail === undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, code 22` };
  }
  if (kind === 'REJECTED' && gatewayCode !== undefined) {
    return { presence: 'answers', seen: `HTTP ${status}, a refusal` };
  }
  const body = bodyOf(answer.value, operation.media);
  if (!body.ok && body.problem === 'encoding' && status < 300) return compressed(answer.value);
  if (status === 403 && (kind === 'SESSION_EXPIRED' || isDeniedByAuthoriser(answer.value, body))) {
    return { presence: 'unclear', seen: `HTTP ${status}: an authoriser` };
  }
  // A text of any kind may be meant as a PDF, so only JSON is evidence for the gateway.
  return byStatus(status, body.ok && typeof body.value !== 'string');
}

const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

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

/** Bodies are not decompressed, so only the media type distinguishes a gateway's answer from a web page. */
function compressed({ headers, status }: RawAnswer): Evidence {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  return { presence: isJson ? 'unclear' : 'absent', seen: `HTTP ${status}, compressed`, mayBeBroken: true };
}

/** Whether an authoriser refused, which happens on routes that exist; an unknown route or stage has another text. */
function isDeniedByAuthoriser({ headers }: RawAnswer, body: ReadBody): boolean {
  const text = body.ok ? JSON.stringify(body.value) : '';
  return /AccessDenied|not authorized to access/i.test(`${headers['x-amzn-errortype'] ?? ''} ${text}`);
}
