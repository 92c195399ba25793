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

export type Preflight = Awaited<ReturnType<typeof runPreflight>>;
export type CallPreflight = ReturnType<typeof callPreflight>;

export type StageChoice = Readonly<Record<StageGroup, Stage | 'auto'>>;

/** No gateway has this route: a server that answers it answers everything. */
const controlPath = '/choose-life-verify/no-such-call';

/** Asks each read under each base path, without a token, and the path of a call that does not exist by each method. */
export async function runPreflight(connection: GatewayConnection, choice: StageChoice) {
  const [GET, POST] = await Promise.all([
    evidenceOn(connection, 'authentication.userDetails', controlPath),
    evidenceOn(connection, 'hra.getQuestionnaire', controlPath),
  ]);
  const controls = { GET, POST };
  const reads = operationIds.filter(id => operations[id].effect === 'read');
  const look = async (id: OperationId): Promise<[OperationId, OnStages]> => {
    const seen = await evidenceOn(connection, id);
    return [id, comparedWithControl(seen, controls[operations[id].method])];
  };
  const found: Found = new Map(await Promise.all(reads.map(look)));
  const all = [...found.values()].flatMap(each => Object.values(each));
  const reached = reachedBy(all, [...Object.values(GET), ...Object.values(POST)]);
  const calls = operationIds.map(id => [id, callPreflight(id, found, choice)]);
  return {
    reached,
    seen: [...new Set(all.map(({ seen }) => seen))].join('; '),
    // One entry for each id of the table.
    calls: Object.fromEntries(calls) as Record<OperationId, CallPreflight>,
  };
}

type OnStages = Readonly<Record<Stage, Evidence>>;
type Found = ReadonlyMap<OperationId, OnStages>;

async function evidenceOn(connection: GatewayConnection, id: OperationId, path?: string): Promise<OnStages> {
  const on = async (stage: Stage) => {
    const own = requestOf(id, stage, examples[id].request);
    const request = path === undefined ? own : { ...own, path: `/api/${stage}${path}` };
    return evidenceOf(operations[id], await connection.send(request, operations[id]));
  };
  const [prod, dev] = await Promise.all([on('prod'), on('dev')]);
  return { prod, dev };
}

/** An answer that a call which does not exist gets too is no evidence. Where they differ, a call out of contract exists. */
function comparedWithControl(found: OnStages, control: OnStages): OnStages {
  const judged = (stage: Stage): Evidence => {
    const { mayBeBroken, presence, seen } = found[stage];
    const isAlike = control[stage].seen === seen;
    if (mayBeBroken && control[stage].presence === 'absent' && !isAlike) {
      return { presence: 'answers', seen: `${seen}, not by the contract` };
    }
    if (presence !== 'answers' || control[stage].presence !== 'answers' || !isAlike) return found[stage];
    return { presence: 'unclear', seen: `${seen}; a call that does not exist is answered alike` };
  };
  return { prod: judged('prod'), dev: judged('dev') };
}

/**
 * HTTP 502 to 504 for every call, also for one that does not exist, comes from a proxy whose gateway is away.
 * @returns `elsewhere` for answers of which none is the gateway's
 */
function reachedBy(found: readonly Evidence[], control: readonly Evidence[]) {
  const isAway = ({ presence }: Evidence) => presence === 'silent' || presence === 'failing';
  const silent = found.every(({ presence }) => presence === 'silent');
  if (silent || [...found, ...control].every(isAway)) return 'nothing';
  return found.some(({ presence }) => presence !== 'silent' && presence !== 'absent')
    ? 'gateway'
    : 'elsewhere';
}

function callPreflight(id: OperationId, found: Found, choice: StageChoice) {
  const { stage: group } = operations[id];
  // A write is not tried: the reads of its group count for it.
  const evidence = found.get(id) ?? null;
  const ofGroup = [...found].filter(([other]) => operations[other].stage === group).map(([, seen]) => seen);
  const stagesWith = (presence: Presence, of: readonly OnStages[] = ofGroup) =>
    stages.filter(stage => of.some(seen => seen[stage].presence === presence));
  const answersOn = stagesWith('answers', evidence === null ? ofGroup : [evidence]);
  const chosen = choice[group];
  if (chosen !== 'auto') return { evidence, answersOn, stage: chosen };
  // A call that answers on neither stage is run all the same: its interactions report that.
  const usual = defaultStages[group];
  const candidates = [answersOn, stagesWith('answers'), stagesWith('unclear'), stagesWith('failing')];
  const [first = usual, ...others] = candidates.find(each => each.length > 0) ?? [];
  return { evidence, answersOn, stage: others.includes(usual) ? usual : first };
}

/**
 * Whether a call answers under a base path. `answers`: as only the gateway would. `unclear`: as a proxy, an authoriser or an
 * overloaded machine might, too. `failing`: HTTP 502 to 504, from a proxy. `silent`: no answer at all.
 */
type Presence = 'answers' | 'absent' | 'unclear' | 'failing' | 'silent';

interface Evidence {
  readonly presence: Presence;
  /** A description of the answer, without its text. */
  readonly seen: string;
  /** Whether it may be a broken call: it is one where a call that does not exist is answered otherwise. */
  readonly mayBeBroken?: true;
}

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
  // Any text may be meant as a PDF: only JSON is evidence for the gateway.
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

/** Nothing is decompressed here: only the media type distinguishes a gateway's answer from a page. */
function compressed({ headers, status }: RawAnswer): Evidence {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  return { presence: isJson ? 'unclear' : 'absent', seen: `HTTP ${status}, compressed`, mayBeBroken: true };
}

/** Whether an authoriser refused, which happens on routes that exist; an unknown route or stage has another text. */
function isDeniedByAuthoriser({ headers }: RawAnswer, body: ReadBody): boolean {
  const text = body.ok ? JSON.stringify(body.value) : '';
  return /AccessDenied|not authorized to access/i.test(`${headers['x-amzn-errortype'] ?? ''} ${text}`);
}
