import type { CallId, CallRequest } from '@choose-life/contracts/gateway/extensions';
import { rootPath } from '@choose-life/contracts/gateway/outcome';
import { defaultStages, type Stage, type StageGroup, stages } from '@choose-life/contracts/gateway/stages';
import type { Deviation } from './deviations.ts';
import type { Fault } from './fault.ts';
import {
  accountOf,
  type CallAnswer,
  type CallOptions,
  type CallResult,
  type GatewayClient,
  type Observe,
} from './gateway-client.ts';
import { type AnswerMemory, createAnswerMemory } from './send/answer-memory.ts';
import type { Breaker } from './send/breaker.ts';
import { type ClientSettings, type Clock, defaultSettings, systemClock } from './send/client-settings.ts';
import type { GatewayAddress } from './send/gateway-address.ts';
import { createCallPlans, prepareCall } from './send/prepare-call.ts';
import {
  type AttemptedCall,
  createUpstream,
  deadlineBeforeSent,
  tryCall,
  type Upstream,
} from './send/try-call.ts';

/** The options of `createGatewayClient`. */
export interface GatewayClientOptions {
  readonly address: GatewayAddress;
  /** Returns the stage of a group of calls; null if no stage is known. It must not reject. Default: `prod`, and `dev` for the wait-list (s.7). */
  readonly stageOf?: (group: StageGroup) => Stage | null | Promise<Stage | null>;
  /** Settings that replace single members of `defaultSettings`. */
  readonly settings?: Partial<ClientSettings>;
  /** The memory for long answers. All clients of a process should share one. Default: a memory of this client only. */
  readonly memory?: AnswerMemory;
  readonly clock?: Clock;
  readonly observe?: Observe;
}

/** A gateway client with its connections. */
export interface ClosableGatewayClient extends GatewayClient {
  /** The state of the circuit breaker of each stage. Stages that were not called are missing. */
  states(): Partial<Record<Stage, Breaker['state']>>;
  /** Closes all connections when their calls have ended. */
  close(): Promise<void>;
}

/**
 * Creates the client for all calls to the gateway. It validates requests and answers, enforces deadlines, and retries only calls that may
 * be retried. A call passes `prepareCall` (validation), `stageOf`, and `tryCall` (slots, circuit breaker, transport, `readAnswer`).
 */
export function createGatewayClient(options: GatewayClientOptions): ClosableGatewayClient {
  const settings: ClientSettings = { ...defaultSettings, ...options.settings };
  const {
    address,
    clock = systemClock,
    memory = createAnswerMemory(settings.answerMemory),
    observe,
    stageOf = (group: StageGroup) => defaultStages[group],
  } = options;
  const plans = createCallPlans(settings);
  const upstreams = new Map<Stage, Upstream>();
  // `until: 0` lets writes reuse connections. The transport sets a later time when the gateway has closed a used connection (`transport.ts`).
  const sharedByUpstreams = { settings, memory, clock, writesOnNewConnections: { until: 0 } };

  const upstreamOf = (stage: Stage): Upstream => {
    const upstream = upstreams.get(stage) ?? createUpstream(address, sharedByUpstreams);
    upstreams.set(stage, upstream);
    return upstream;
  };

  const send = async (
    id: CallId,
    request: unknown,
    callOptions: CallOptions,
    now: number,
  ): Promise<SendResult> => {
    const plan = plans[id];
    const { stage: group } = plan.operation;
    const deadline = (callOptions.arrivedAt ?? now) + plan.timeouts.totalMs;
    const prepared = prepareCall(plan, request, callOptions);
    if (!prepared.ok) return unsentCall(prepared.fault);
    // Most calls get the stage without a promise, and then need no timer.
    const stageOrPromise = stageOf(group);
    const stage =
      stageOrPromise instanceof Promise
        ? await beforeDeadline(deadline, stageOrPromise, clock)
        : stageOrPromise;
    if (stage === deadlinePassed) return unsentCall(deadlineBeforeSent);
    if (stage === null) return unsentCall(unresolvedStage(group));
    const path = `${address.basePath}/${stage}${prepared.value.path}`;
    const call = { plan, prepared: prepared.value, path, options: callOptions, deadline };
    return { stage, attempted: await tryCall(call, upstreamOf(stage)) };
  };

  return {
    async call<Id extends CallId>(id: Id, request: CallRequest<Id>, callOptions: CallOptions = {}) {
      const started = clock.now();
      const { stage, attempted } = await send(id, request, callOptions, started);
      const { attempts, bytesIn, bytesOut, result } = attempted;
      const fault = result.ok ? null : result.fault;
      observe?.({
        stage,
        attempts,
        bytesIn,
        bytesOut,
        operation: id,
        kind: fault?.kind ?? 'OK',
        outcome: fault?.outcome ?? 'done',
        ms: clock.now() - started,
        upstreamStatus: fault?.upstreamStatus,
        detail: fault?.detail,
        requestId: callOptions.requestId,
        account: () => accountOf(request),
        deviations: deviationsOf(result),
      });
      return toCallResult(id, result);
    },
    states: () => Object.fromEntries([...upstreams].map(([stage, { breaker }]) => [stage, breaker.state])),
    async close() {
      await Promise.all([...upstreams.values()].map(({ transport }) => transport.close()));
    },
  };
}

interface SendResult {
  readonly stage: Stage | null;
  readonly attempted: AttemptedCall;
}

function unsentCall(fault: Fault): SendResult {
  return { stage: null, attempted: { result: { ok: false, fault }, attempts: 0, bytesIn: 0, bytesOut: 0 } };
}

/** The result of `beforeDeadline` after the deadline. It is not null, because a stage may be null. */
const deadlinePassed = Symbol('the deadline has passed');

/** The value of a promise, or `deadlinePassed` if the deadline passes first. */
async function beforeDeadline<Value>(deadline: number, promise: Promise<Value>, clock: Clock) {
  const sleepAbort = new AbortController();
  // The deadline may have passed already, and a timer must not have a negative delay.
  const timeout = clock
    .sleep(Math.max(deadline - clock.now(), 0), sleepAbort.signal)
    .then((): typeof deadlinePassed => deadlinePassed);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    sleepAbort.abort();
  }
}

function unresolvedStage(group: StageGroup): Fault {
  return {
    kind: 'MISCONFIGURED',
    outcome: 'not-sent',
    detail: `stage-of-${group}-unresolved`,
    repeat: 'no',
    message: `The gateway answers on none of the stages tried (${stages.map(stage => `/api/${stage}`).join(', ')}). Please contact support; you are still logged in.`,
  };
}

/**
 * The deviations of the answer that decided the result; none if no answer decided it. If an answer is too large or not valid HTTP, its
 * BAD_RESPONSE fault lists no deviations. Such an answer counts as one deviation, with the path of the whole answer.
 */
function deviationsOf(result: AttemptedCall['result']): readonly Deviation[] {
  if (result.ok) return result.deviations;
  const { kind, deviations = [{ kind: 'refused', path: rootPath }] } = result.fault;
  return kind === 'BAD_RESPONSE' ? deviations : [];
}

function toCallResult<Id extends CallId>(id: Id, result: AttemptedCall['result']): CallResult<Id> {
  // readAnswer has validated the answer by the schema of this call.
  if (result.ok) return result as CallAnswer<Id>;
  // Only a log-in may return a token that came with a failure (s.3).
  const { token, ...fault } = result.fault;
  return { ok: false, fault: id === 'authentication.login' ? result.fault : fault };
}
