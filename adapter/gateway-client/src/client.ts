import { type CallId, type CallRequest, calls } from '@choose-life/contracts/gateway/extensions';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { rootPath } from '@choose-life/contracts/gateway/outcome';
import { defaultStages, type Stage, type StageGroup, stages } from '@choose-life/contracts/gateway/stages';
import { accountOf } from './account-of.ts';
import type { Deviation } from './drift/deviation.ts';
import type { Fault } from './fault.ts';
import { messageOf } from './fault-messages.ts';
import type { CallAnswer, CallOptions, CallResult, GatewayClient } from './gateway-client.ts';
import type { Observe } from './observation.ts';
import { type AnswerRoom, createAnswerRoom } from './send/answer-room.ts';
import type { Breaker } from './send/breaker.ts';
import { type ClientSettings, defaultSettings } from './send/client-settings.ts';
import { type Clock, systemClock } from './send/clock.ts';
import type { GatewayAddress } from './send/gateway-url.ts';
import { prepareCall } from './send/prepare-call.ts';
import { overBeforeSent, type Tried, tryCall } from './send/try-call.ts';
import { createUpstream, type Upstream } from './send/upstream.ts';

export interface GatewayClientOptions {
  readonly address: GatewayAddress;
  /** The stage a group of calls answers on; null while that is not known. Default: prod, the wait-list dev. */
  readonly stageOf?: (group: StageGroup) => Stage | null | Promise<Stage | null>;
  readonly settings?: Partial<ClientSettings>;
  /** The room for long answers. Clients of one process share it. */
  readonly room?: AnswerRoom;
  readonly clock?: Clock;
  readonly observe?: Observe;
}

/** The gateway client with what its owner needs: state for readiness, and an end. */
export interface OwnedGatewayClient extends GatewayClient {
  /** The breaker of each stage that has been called. */
  states(): Partial<Record<Stage, Breaker['state']>>;
  close(): Promise<void>;
}

/** The one way to the gateway: validates both ways, keeps deadlines, repeats only what may be repeated. */
export function createGatewayClient(options: GatewayClientOptions): OwnedGatewayClient {
  const settings: ClientSettings = { ...defaultSettings, ...options.settings };
  const clock = options.clock ?? systemClock;
  const { address, observe, stageOf = (group: StageGroup) => defaultStages[group] } = options;
  const room = options.room ?? createAnswerRoom(settings.answerRoom);
  const upstreams = new Map<Stage, Upstream>();

  const upstreamOf = (stage: Stage): Upstream => {
    const known = upstreams.get(stage);
    if (known) return known;
    const upstream = createUpstream({ address, settings }, clock);
    upstreams.set(stage, upstream);
    return upstream;
  };

  const send = async (id: CallId, request: unknown, callOptions: CallOptions, now: number): Promise<Sent> => {
    const { arrivedAt = now, isChecked = false, requestId = null, signal, token } = callOptions;
    const deadline = arrivedAt + settings.totalMs;
    const operation: Operation = calls[id];
    const prepared = prepareCall(operation, request, { token: token || null, requestId, isChecked });
    if (!prepared.ok) return unsent(prepared.fault);
    const found = stageOf(operation.stage);
    const stage = found instanceof Promise ? await until(deadline, found, clock) : found;
    if (stage === tooLate) return unsent(overBeforeSent);
    if (stage === null) return unsent(unresolvedStage(operation.stage));
    const path = `${address.basePath}/${stage}${prepared.value.path}`;
    const call = { operation, prepared: prepared.value, path, signal, deadline };
    return { stage, ...(await tryCall(call, upstreamOf(stage), room, settings, clock)) };
  };

  return {
    async call<Id extends CallId>(id: Id, request: CallRequest<Id>, callOptions: CallOptions = {}) {
      const started = clock.now();
      const sent: Sent = await send(id, request, callOptions, started);
      const fault = sent.result.ok ? null : sent.result.fault;
      observe?.({
        operation: id,
        stage: sent.stage,
        kind: fault?.kind ?? 'OK',
        outcome: fault?.outcome ?? 'done',
        attempts: sent.attempts,
        ms: clock.now() - started,
        bytesIn: sent.bytesIn,
        bytesOut: sent.bytesOut,
        upstreamStatus: fault?.upstreamStatus,
        detail: fault?.detail,
        requestId: callOptions.requestId,
        account: () => accountOf(request),
        deviations: deviationsOf(sent.result),
      });
      return finish(id, sent.result);
    },
    states: () => Object.fromEntries([...upstreams].map(([stage, { breaker }]) => [stage, breaker.state])),
    async close() {
      await Promise.all([...upstreams.values()].map(({ transport }) => transport.close()));
    },
  };
}

interface Sent extends Tried {
  readonly stage: Stage | null;
}

function unsent(fault: Fault): Sent {
  return { stage: null, result: { ok: false, fault }, attempts: 0, bytesIn: 0, bytesOut: 0 };
}

const tooLate = Symbol('the time is over');

/** What a promise gives, or that it did not come before the deadline. */
async function until<Value>(deadline: number, promise: Promise<Value>, clock: Clock) {
  const settled = new AbortController();
  const over = clock
    .sleep(Math.max(deadline - clock.now(), 0), settled.signal)
    .then((): typeof tooLate => tooLate);
  try {
    return await Promise.race([promise, over]);
  } finally {
    settled.abort();
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

/** What never came as an answer of HTTP left the contract as a whole. */
function deviationsOf(result: Tried['result']): readonly Deviation[] {
  if (result.ok) return result.deviations;
  const { kind, deviations = [{ kind: 'refused', path: rootPath }] } = result.fault;
  return kind === 'BAD_RESPONSE' ? deviations : [];
}

function finish<Id extends CallId>(id: Id, result: Tried['result']): CallResult<Id> {
  // The reader has checked the answer against this very row.
  if (result.ok) return result as CallAnswer<Id>;
  const { token, ...trouble } = result.fault;
  const keepsToken = token !== undefined && id === 'authentication.login';
  return {
    ok: false,
    fault: {
      ...trouble,
      call: id,
      message: messageOf(trouble, calls[id].effect),
      ...(keepsToken && { token }),
    },
  };
}
