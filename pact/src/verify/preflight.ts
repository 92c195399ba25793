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
  /** `none`: no server answers, or only a proxy that cannot reach the gateway. `other`: a server answers, but it is not a gateway. */
  readonly reachedServer: 'gateway' | 'other' | 'none';
  /** The distinct descriptions of all answers, joined by semicolons. They do not contain the texts of answers. */
  readonly answerDescriptions: string;
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
  // Of these two calls, only the methods matter here: the first is a GET, the second a POST.
  const [getControl, postControl] = await Promise.all([
    requestOnStages(connection, 'authentication.userDetails', controlPath),
    requestOnStages(connection, 'hra.getQuestionnaire', controlPath),
  ]);
  const controls = { GET: getControl, POST: postControl };
  const reads = operationIds.filter(id => operations[id].effect === 'read');
  const probe = async (id: OperationId): Promise<[OperationId, EvidenceByStage]> => {
    const evidence = await requestOnStages(connection, id);
    return [id, compareWithControl(evidence, controls[operations[id].method])];
  };
  const evidenceByCall: EvidenceByCall = new Map(await Promise.all(reads.map(probe)));
  const evidenceOfReads = [...evidenceByCall.values()].flatMap(each => Object.values(each));
  const evidenceOfControls = [...Object.values(getControl), ...Object.values(postControl)];
  const calls = operationIds.map(id => [id, callPreflight(id, evidenceByCall, choice)]);
  return {
    reachedServer: reachedServerOf(evidenceOfReads, evidenceOfControls),
    answerDescriptions: [...new Set(evidenceOfReads.map(({ description }) => description))].join('; '),
    // The cast is safe because the entries are made from all ids.
    calls: Object.fromEntries(calls) as Record<OperationId, CallPreflight>,
  };
}

type EvidenceByStage = Readonly<Record<Stage, Evidence>>;
type EvidenceByCall = ReadonlyMap<OperationId, EvidenceByStage>;

async function requestOnStages(
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
 * Compares the answer of a call with the answer of a route that does not exist (`control`). If both get the same answer, the answer does not
 * show whether the call exists. An answer with `mayBeBroken` shows that the call exists, if the other route is absent and gets another answer.
 */
function compareWithControl(evidence: EvidenceByStage, control: EvidenceByStage): EvidenceByStage {
  const compared = (stage: Stage): Evidence => {
    const { mayBeBroken, presence, description } = evidence[stage];
    const hasSameAnswer = control[stage].description === description;
    if (mayBeBroken && control[stage].presence === 'absent' && !hasSameAnswer) {
      return { presence: 'answers', description: `${description}, which breaks the contract` };
    }
    if (presence === 'answers' && control[stage].presence === 'answers' && hasSameAnswer) {
      return {
        presence: 'unclear',
        description: `${description}; a route that does not exist gets the same answer`,
      };
    }
    return evidence[stage];
  };
  return { prod: compared('prod'), dev: compared('dev') };
}

/** The server that answers. If every request gets HTTP 502 to 504, even for a route that does not exist, a proxy cannot reach its gateway. */
function reachedServerOf(
  evidence: readonly Evidence[],
  control: readonly Evidence[],
): Preflight['reachedServer'] {
  const isSilent = ({ presence }: Evidence) => presence === 'silent';
  const isSilentOrFailing = ({ presence }: Evidence) => presence === 'silent' || presence === 'failing';
  const isSilentOrAbsent = ({ presence }: Evidence) => presence === 'silent' || presence === 'absent';
  if (evidence.every(isSilent) || [...evidence, ...control].every(isSilentOrFailing)) return 'none';
  return evidence.every(isSilentOrAbsent) ? 'other' : 'gateway';
}

function callPreflight(id: OperationId, evidenceByCall: EvidenceByCall, choice: StageChoice): CallPreflight {
  const { stage: group } = operations[id];
  // A write is not requested, because it might change something. The reads of its stage group are the evidence instead.
  const evidence = evidenceByCall.get(id) ?? null;
  const groupEvidence = [...evidenceByCall]
    .filter(([other]) => operations[other].stage === group)
    .map(([, byStage]) => byStage);
  const groupStagesWith = (presence: Presence) =>
    stages.filter(stage => groupEvidence.some(byStage => byStage[stage].presence === presence));
  const answersOn =
    evidence === null
      ? groupStagesWith('answers')
      : stages.filter(stage => evidence[stage].presence === 'answers');
  const stageOption = choice[group];
  if (stageOption !== 'auto') return { evidence, answersOn, stage: stageOption };
  // The best evidence decides: of the call itself, then of its group, because the calls of a group are under the same stage.
  // A call that answers under neither stage is verified too, under the usual stage. Its interactions report the problem.
  const usual = defaultStages[group];
  const candidates = [
    answersOn,
    groupStagesWith('answers'),
    groupStagesWith('unclear'),
    groupStagesWith('failing'),
  ];
  const best = candidates.find(each => each.length > 0) ?? [];
  const stage = best.includes(usual) ? usual : (best[0] ?? usual);
  return { evidence, answersOn, stage };
}

/**
 * Whether a call answers under a stage. `answers`: only the gateway sends such an answer. `unclear`: a proxy, an authoriser or an overloaded
 * server might also send such an answer. `absent`: the call does not exist there. `failing`: HTTP 502 to 504, from a proxy. `silent`: no answer.
 */
type Presence = 'answers' | 'absent' | 'unclear' | 'failing' | 'silent';

interface Evidence {
  readonly presence: Presence;
  /** A description of the answer, without its text. */
  readonly description: string;
  /** Set if the call may exist and break the contract. `compareWithControl` decides whether the call exists. */
  readonly mayBeBroken?: true;
}

/** Decides from an answer, or from a missing answer, whether a call exists under a stage. */
export function evidenceOf(operation: Operation, answer: Result<RawAnswer>): Evidence {
  if (!answer.ok)
    return { presence: 'silent', description: `${answer.fault.kind} ${answer.fault.detail ?? ''}`.trim() };
  const { status } = answer.value;
  // Read as if a token had been sent: an authoriser's 403 about an expired token then differs from the 403 for an unknown route. `nowMs` matters
  // only for `Retry-After`, which is not used here.
  const read = readAnswer(operation, answer.value, { hadToken: true, nowMs: 0 });
  if (read.ok) return { presence: 'answers', description: `HTTP ${status}, an accepted answer` };
  const { detail, gatewayCode, kind } = read.fault;
  // Without a detail, code 22 in the body decided. Otherwise the detail has the HTTP status that decided.
  if (kind === 'SESSION_EXPIRED' && detail === undefined) {
    return { presence: 'answers', description: `HTTP ${status}, code 22` };
  }
  if (kind === 'REJECTED' && gatewayCode !== undefined) {
    return { presence: 'answers', description: `HTTP ${status}, a refusal` };
  }
  const body = decodeBody(answer.value, operation.media);
  // No request accepts compression, so the body is not decompressed.
  if (!body.ok && body.problem === 'encoding' && status < 300) return evidenceOfCompressed(answer.value);
  if (status === 403 && (kind === 'SESSION_EXPIRED' || isDeniedByAuthoriser(answer.value, body))) {
    return { presence: 'unclear', description: `HTTP ${status}: an authoriser` };
  }
  // The body of a PDF call may be any text, so a text does not show that the gateway answered. Any other JSON shows it.
  return evidenceByStatus(status, body.ok && typeof body.value !== 'string');
}

/** A proxy sends these statuses if it cannot reach the gateway behind it. */
const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** The evidence of an answer that the adapter cannot use, by its HTTP status. */
function evidenceByStatus(status: number, isJson: boolean): Evidence {
  const description = `HTTP ${status}${isJson ? '' : ', no JSON'}`;
  if (status === 401) return { presence: 'unclear', description: `${description}: an authoriser` };
  // AWS API Gateway answers an unknown route with 403.
  if (status === 403 || status === 404 || status === 405) return { presence: 'absent', description };
  if (status >= 200 && status < 300 && isJson) {
    return { presence: 'answers', description: `${description}, which breaks the contract` };
  }
  if (status < 300) return { presence: 'absent', description, mayBeBroken: true };
  if (status < 400) return { presence: 'absent', description };
  if (proxyStatuses.has(status)) return { presence: 'failing', description };
  // The code behind a route answers with 500, so the call may exist.
  return status === 500
    ? { presence: 'unclear', description, mayBeBroken: true }
    : { presence: 'unclear', description };
}

/** The evidence of a compressed answer. It is not decompressed, so only the media type distinguishes a gateway's answer from a web page. */
function evidenceOfCompressed({ headers, status }: RawAnswer): Evidence {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '');
  return {
    presence: isJson ? 'unclear' : 'absent',
    description: `HTTP ${status}, compressed`,
    mayBeBroken: true,
  };
}

/** Whether an authoriser refused the request. The call may then exist: the answer for an unknown route or stage has another text. */
function isDeniedByAuthoriser({ headers }: RawAnswer, body: DecodedBody): boolean {
  const text = body.ok ? JSON.stringify(body.value) : '';
  return /AccessDenied|not authorized to access/i.test(`${headers['x-amzn-errortype'] ?? ''} ${text}`);
}
