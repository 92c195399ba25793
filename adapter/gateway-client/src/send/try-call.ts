import { outageKinds } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault.ts';
import type { CallOptions } from '../gateway-client.ts';
import { type ReadAnswer, readAnswer } from '../read/read-answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { type Admission, type BreakerMark, createBreaker } from './breaker.ts';
import type { CallClass, ClientSettings, Clock } from './client-settings.ts';
import type { GatewayAddress } from './gateway-address.ts';
import type { CallPlan, PreparedCall } from './prepare-call.ts';
import { createRetryBudget, retryWaitMs } from './retries.ts';
import { createSemaphore, type Permit } from './semaphore.ts';
import { createTransport } from './transport.ts';
import { overloadedRetryAfterMs } from './transport-fault.ts';

/** The state that all stages share. */
interface Shared {
  readonly settings: ClientSettings;
  readonly memory: AnswerMemory;
  readonly newForWrites: { until: number };
  readonly clock: Clock;
}

export type Upstream = ReturnType<typeof createUpstream>;

/** One origin and stage with everything that is kept per stage: a failing prod must not affect dev. */
export function createUpstream(address: GatewayAddress, shared: Shared) {
  const { clock, settings } = shared;
  const slotsOf = (callClass: CallClass) => {
    const { queue, sockets } = settings.slots[callClass];
    return createSemaphore(sockets, queue);
  };
  return {
    ...shared,
    transport: createTransport(address, settings, shared.newForWrites),
    slots: {
      passwords: slotsOf('passwords'),
      pdfs: slotsOf('pdfs'),
      exports: slotsOf('exports'),
      appraisals: slotsOf('appraisals'),
      long: slotsOf('long'),
      other: slotsOf('other'),
    },
    breaker: createBreaker(settings.breaker, clock.now),
    retryBudget: createRetryBudget(settings.retryBudget, clock.now),
  };
}

export interface ReadyCall {
  readonly plan: CallPlan;
  readonly prepared: PreparedCall;
  readonly path: string;
  readonly options: Pick<CallOptions, 'asFile' | 'caller' | 'network' | 'signal' | 'whenSent'>;
  /** When the call ends at the latest, in the clock's monotonic milliseconds. */
  readonly deadline: number;
}

export interface AttemptedCall {
  readonly result: ReadAnswer;
  readonly attempts: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/** A shorter answer takes a millisecond to read, whatever its content. Longer ones wait for their event-loop turn. */
const longAnswer = 16 * 1024;

/**
 * Makes the call: one attempt after another until its deadline. It reports the fault of an attempt that was sent, not that of a later
 * one that sent nothing: the caller must know whether the write may have been applied.
 */
export async function tryCall(call: ReadyCall, upstream: Upstream): Promise<AttemptedCall> {
  const { deadline, plan, prepared } = call;
  const { signal } = call.options;
  const { clock, retryBudget, settings } = upstream;
  const bytesOut = prepared.body?.length ?? 0;
  let bytesIn = 0;
  let reported: Fault | null = null;
  let onNewConnection = false;
  retryBudget.countCall();

  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) {
      const fault = { ...cancelled, outcome: reported?.outcome ?? cancelled.outcome };
      return { result: { ok: false, fault }, attempts: attempts - 1, bytesIn, bytesOut };
    }
    const attempt = await tryOnce(call, attempts, onNewConnection, upstream);
    bytesIn += attempt.bytesIn;
    if (attempt.result.ok) return { result: attempt.result, attempts, bytesIn, bytesOut };
    const { fault } = attempt.result;
    if (reported === null || fault.outcome !== 'not-sent') reported = fault;
    const waitMs = retryWaitMs(fault, plan.operation, attempts, settings, clock);
    onNewConnection ||= fault.repeat === 'anew';
    // A closed used connection is no sign of a failing gateway.
    const mayRetry = () => fault.repeat === 'anew' || retryBudget.takeRetry();
    if (waitMs === null || clock.now() + waitMs >= deadline || !mayRetry()) {
      return { result: { ok: false, fault: reported }, attempts, bytesIn, bytesOut };
    }
    await clock.sleep(waitMs, signal);
  }
}

/** Where no callers are told apart. */
const onlyCaller = async () => '';

type Attempt = Pick<AttemptedCall, 'result' | 'bytesIn'>;

async function tryOnce(
  { deadline, options, path, plan, prepared }: ReadyCall,
  attempts: number,
  onNewConnection: boolean,
  { breaker, clock, memory, settings, slots, transport }: Upstream,
): Promise<Attempt> {
  const { callClass, operation, times } = plan;
  const { asFile = false, caller = onlyCaller, network = '', signal, whenSent } = options;
  const leftMs = deadline - clock.now();
  if (leftMs <= 0) return failed(deadlineBeforeSent);
  const slot = slots[callClass](1, Math.min(settings.slots[callClass].queueMs, leftMs), network);
  const isRead = operation.effect === 'read';
  // A write is finished, also after the caller has left.
  const ending = isRead ? signal : undefined;
  const isGranted = await grantOf(slot, ending);
  if (ending?.aborted) {
    slot.release();
    return failed(cancelled);
  }
  if (!isGranted) return failed(notTried('OVERLOADED', overloadedRetryAfterMs));
  const reservation = memory.reserve(caller);
  let isKept = false;
  let complete: Admission['mark'] = () => {};
  let mark: BreakerMark = 'neutral';
  let failedFor: string | undefined;
  try {
    // A slot may come at the last moment, and a busy machine may notice it even later.
    const totalMs = deadline - clock.now();
    if (totalMs <= 0) return failed(deadlineBeforeSent);
    const admission = breaker.admit();
    if (admission.waitMs > 0) return failed(notTried('CIRCUIT_OPEN', admission.waitMs));
    complete = admission.mark;
    const answer = await transport.send({
      method: operation.method,
      path,
      headers: prepared.headers,
      body: prepared.body,
      // An export is not sent again either, so it must not meet a connection that is being closed.
      effect: operation.isExport ? 'write' : operation.effect,
      onNewConnection,
      headersMs: attempts === 1 ? times.firstHeadMs : times.laterHeadMs,
      totalMs,
      maxBytes: operation.answer.maxBytes,
      reservation,
      signal: ending,
    });
    const turn = answer.ok && answer.value.size > longAnswer ? memory.turnFor(answer.value.size) : null;
    if (turn !== null) await turn;
    const context = { hadToken: prepared.hadToken, nowMs: clock.wallMs(), asFile };
    const result = answer.ok ? readAnswer(operation, answer.value, context) : answer;
    mark = markOf(callClass, result);
    if (mark === 'failed' && mayBeOfTheCall(operation, result)) failedFor = await caller();
    if (whenSent && answer.ok && result.ok && reservation.keep(answer.value.size)) {
      isKept = true;
      whenSent(reservation.release);
    }
    return { result, bytesIn: answer.ok ? answer.value.size : 0 };
  } finally {
    complete(mark, failedFor);
    if (!isKept) reservation.release();
    slot.release();
  }
}

/** Whether the slot was granted in time. A caller who leaves gives up the place in the queue. */
async function grantOf({ granted, release }: Permit, signal: AbortSignal | undefined): Promise<boolean> {
  if (granted === true) return true;
  signal?.addEventListener('abort', release);
  const isGranted = await granted;
  signal?.removeEventListener('abort', release);
  return isGranted;
}

/** Classes in which a 503 means that too many of these calls run at a time: the gateway still serves other calls. */
const crowdedClasses: ReadonlySet<CallClass> = new Set<CallClass>(['passwords', 'pdfs', 'exports']);

function markOf(callClass: CallClass, result: ReadAnswer): BreakerMark {
  if (result.ok) return 'good';
  const { kind, upstreamStatus } = result.fault;
  const isCrowded = upstreamStatus === 503 && crowdedClasses.has(callClass);
  if (isCrowded || kind === 'CANCELLED') return 'neutral';
  return outageKinds.has(kind) ? 'failed' : 'good';
}

/** The statuses of a gateway, or a load balancer before it, that serves nobody. */
const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the request itself may have caused the failure: a 5xx other than those of an outage, or that an expensive call took long. */
function mayBeOfTheCall({ isExpensive }: Operation, result: ReadAnswer): boolean {
  if (result.ok) return false;
  const { kind, upstreamStatus } = result.fault;
  if (kind === 'TIMEOUT') return isExpensive === true;
  if (kind !== 'UPSTREAM_ERROR') return false;
  return upstreamStatus !== undefined && !outageStatuses.has(upstreamStatus);
}

function failed(fault: Fault): Attempt {
  return { result: { ok: false, fault }, bytesIn: 0 };
}

function notTried(kind: 'OVERLOADED' | 'CIRCUIT_OPEN', retryAfterMs: number): Fault {
  return { kind, outcome: 'not-sent', retryAfterMs, repeat: 'no' };
}

export const deadlineBeforeSent: Fault = {
  kind: 'TIMEOUT',
  outcome: 'not-sent',
  detail: 'total-deadline',
  repeat: 'no',
};

const cancelled: Fault = { kind: 'CANCELLED', outcome: 'not-sent', detail: 'caller', repeat: 'no' };
