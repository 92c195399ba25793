import { outageKinds } from '@choose-life/contracts/gateway/error-kinds';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault } from '../fault.ts';
import type { CallObservation, CallOptions } from '../gateway-client.ts';
import { type ReadAnswer, readAnswer } from '../read/read-answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { type Admission, type Breaker, type BreakerResult, createBreaker } from './breaker.ts';
import type { CallClass, ClientSettings, Clock } from './client-settings.ts';
import type { GatewayAddress } from './gateway-address.ts';
import type { CallPlan, PreparedCall } from './prepare-call.ts';
import { createRetryBudget, type RetryBudget, retryWaitMs } from './retries.ts';
import { createSemaphore, type Permit, type Semaphore } from './semaphore.ts';
import { createTransport, type Transport } from './transport.ts';
import { overloadedRetryAfterMs } from './transport-fault.ts';

/** The parts of an upstream that all stages of a gateway share. `createTransport` documents `writesOnNewConnections`. */
interface SharedByUpstreams {
  readonly settings: ClientSettings;
  readonly memory: AnswerMemory;
  readonly writesOnNewConnections: { until: number };
  readonly clock: Clock;
}

/**
 * One stage of a gateway with its connections, slots and circuit breaker. They are kept per stage, so that a failing `prod` does not affect
 * `dev`.
 */
export interface Upstream extends SharedByUpstreams {
  readonly transport: Transport;
  readonly slots: Readonly<Record<CallClass, Semaphore>>;
  readonly breaker: Breaker;
  readonly retryBudget: RetryBudget;
}

/** Creates the state of one stage. It opens no connection yet. */
export function createUpstream(address: GatewayAddress, shared: SharedByUpstreams): Upstream {
  const { clock, settings } = shared;
  const slotsOf = (callClass: CallClass) => {
    const { queue, sockets } = settings.slots[callClass];
    return createSemaphore(sockets, queue);
  };
  return {
    ...shared,
    transport: createTransport(address, settings, shared.writesOnNewConnections),
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

/** A call that is ready to be sent. */
export interface ReadyCall {
  readonly plan: CallPlan;
  readonly prepared: PreparedCall;
  /** The path with `/api/{stage}`. */
  readonly path: string;
  readonly options: Pick<CallOptions, 'asFile' | 'caller' | 'network' | 'onMemoryReserved' | 'signal'>;
  /** The latest time at which the call ends, in monotonic milliseconds. */
  readonly deadline: number;
}

/** The result of a call after all its attempts. `CallObservation` (`gateway-client.ts`) documents the numbers. */
export interface AttemptedCall extends Pick<CallObservation, 'attempts' | 'bytesIn' | 'bytesOut'> {
  readonly result: ReadAnswer;
}

/** Answers up to this size are parsed within a millisecond, whatever their content. A longer answer may have to wait for a later event-loop turn. */
const longAnswerBytes = 16 * 1024;

/**
 * Makes a call: it is attempted until one attempt succeeds, no retry is allowed, the caller disconnects, or the deadline passes. If an attempt was
 * sent and a later one was not, the fault of the sent attempt is returned, because the caller must know whether a write may have been applied.
 */
export async function tryCall(call: ReadyCall, upstream: Upstream): Promise<AttemptedCall> {
  const { deadline, plan, prepared } = call;
  const { signal } = call.options;
  const { clock, retryBudget } = upstream;
  const bytesOut = prepared.body?.length ?? 0;
  let bytesIn = 0;
  let reportedFault: Fault | null = null;
  let onNewConnection = false;
  retryBudget.countCall();

  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) {
      // An earlier attempt may have been sent, so its outcome is kept.
      const fault = { ...cancelled, outcome: reportedFault?.outcome ?? cancelled.outcome };
      return { result: { ok: false, fault }, attempts: attempts - 1, bytesIn, bytesOut };
    }
    const attempt = await tryOnce(call, attempts, onNewConnection, upstream);
    bytesIn += attempt.bytesIn;
    if (attempt.result.ok) return { result: attempt.result, attempts, bytesIn, bytesOut };
    const { fault } = attempt.result;
    if (reportedFault === null || fault.outcome !== 'not-sent') reportedFault = fault;
    // Null if the fault permits no retry.
    const waitMs = retryWaitMs(fault, plan.operation, attempts, upstream);
    onNewConnection ||= fault.repeat === 'on-new-connection';
    // A gateway that closes a used connection is not failing, so this retry does not use the budget.
    const mayRetry = () => fault.repeat === 'on-new-connection' || retryBudget.takeRetry();
    // `mayRetry` is called last, because it counts the retry.
    if (waitMs === null || clock.now() + waitMs >= deadline || !mayRetry()) {
      return { result: { ok: false, fault: reportedFault }, attempts, bytesIn, bytesOut };
    }
    await clock.sleep(waitMs, signal);
  }
}

/** The default identifier of the caller: all calls have the same caller. */
const sameCaller = async () => '';

type Attempt = Pick<AttemptedCall, 'result' | 'bytesIn'>;

/** Makes one attempt: waits for a slot, asks the circuit breaker, sends the request and reads the answer. @param attemptNumber from 1 */
async function tryOnce(
  { deadline, options, path, plan, prepared }: ReadyCall,
  attemptNumber: number,
  onNewConnection: boolean,
  { breaker, clock, memory, settings, slots, transport }: Upstream,
): Promise<Attempt> {
  const { callClass, operation, timeouts } = plan;
  const { asFile = false, caller = sameCaller, network = '', onMemoryReserved, signal } = options;
  const remainingMs = deadline - clock.now();
  if (remainingMs <= 0) return failedAttempt(deadlineBeforeSent);
  const maxQueueMs = Math.min(settings.slots[callClass].queueMs, remainingMs);
  // Requests one slot. The calls of a network are a group, so waiting networks get slots in rotation.
  const slot = slots[callClass](1, maxQueueMs, network);
  const isRead = operation.effect === 'read';
  // A write is completed even if the caller disconnects.
  const abortSignal = isRead ? signal : undefined;
  const isGranted = await waitForGrant(slot, abortSignal);
  // Checked before `isGranted`, which is also false after an abort. The slot may have been granted at the same moment, so it is released.
  if (abortSignal?.aborted) {
    slot.release();
    return failedAttempt(cancelled);
  }
  if (!isGranted) return failedAttempt(notSentFault('OVERLOADED', overloadedRetryAfterMs));
  const reservation = memory.reserve(caller);
  /** Whether `onMemoryReserved` received `reservation.release`. The reservation is then not released below. */
  let isMemoryKept = false;
  // No-op until the breaker admits the call: the result of a call that is not sent is not recorded.
  let recordResult: Admission['recordResult'] = () => {};
  let breakerResult: BreakerResult = 'neutral';
  /** The caller, if its request itself may have caused the failure. The breaker counts only the first such failure of a caller. */
  let suspectedCaller: string | undefined;
  try {
    // The slot may have been granted right before the deadline.
    const totalMs = deadline - clock.now();
    if (totalMs <= 0) return failedAttempt(deadlineBeforeSent);
    const admission = breaker.admit();
    if (admission.waitMs > 0) return failedAttempt(notSentFault('CIRCUIT_OPEN', admission.waitMs));
    recordResult = admission.recordResult;
    const answer = await transport.send({
      method: operation.method,
      path,
      headers: prepared.headers,
      body: prepared.body,
      // An export is not retried, so like a write it must not use a connection that the gateway may be closing.
      effect: operation.isExport ? 'write' : operation.effect,
      onNewConnection,
      headersMs: attemptNumber === 1 ? timeouts.firstAttemptHeadersMs : timeouts.retryHeadersMs,
      totalMs,
      maxBytes: operation.answerLimits.maxBytes,
      reservation,
      signal: abortSignal,
    });
    // Null if the answer may be parsed immediately.
    const parseTurn =
      answer.ok && answer.value.size > longAnswerBytes ? memory.waitToParse(answer.value.size) : null;
    if (parseTurn !== null) await parseTurn;
    const context = { hadToken: prepared.hadToken, nowMs: clock.wallMs(), asFile };
    const result = answer.ok ? readAnswer(operation, answer.value, context) : answer;
    breakerResult = breakerResultOf(callClass, result);
    if (breakerResult === 'failed' && mayBeCausedByRequest(operation, result))
      suspectedCaller = await caller();
    // An accepted answer needs its memory until it was sent to the caller, or cannot be sent any more.
    if (onMemoryReserved && answer.ok && result.ok) {
      isMemoryKept = reservation.reduceTo(answer.value.size);
      if (isMemoryKept) onMemoryReserved(reservation.release);
    }
    return { result, bytesIn: answer.ok ? answer.value.size : 0 };
  } finally {
    recordResult(breakerResult, suspectedCaller);
    if (!isMemoryKept) reservation.release();
    slot.release();
  }
}

/** Whether the slot was granted in time. An abort releases the permit, which removes the call from the queue. */
async function waitForGrant({ granted, release }: Permit, signal: AbortSignal | undefined): Promise<boolean> {
  if (granted === true) return true;
  signal?.addEventListener('abort', release);
  const isGranted = await granted;
  signal?.removeEventListener('abort', release);
  return isGranted;
}

/** Classes for which a 503 means that too many calls of the class are running (decision 0005). The gateway still serves calls of other classes. */
const limitedClasses: ReadonlySet<CallClass> = new Set<CallClass>(['passwords', 'pdfs', 'exports']);

/** The result as the circuit breaker counts it. A refusal or an invalid answer is `good`, because it shows that the gateway works. */
function breakerResultOf(callClass: CallClass, result: ReadAnswer): BreakerResult {
  if (result.ok) return 'good';
  const { kind, upstreamStatus } = result.fault;
  const isClassFull = upstreamStatus === 503 && limitedClasses.has(callClass);
  if (isClassFull || kind === 'CANCELLED') return 'neutral';
  return outageKinds.has(kind) ? 'failed' : 'good';
}

/** Statuses of a gateway, or of a load balancer in front of it, that cannot serve any call. */
const outageStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the request itself may have caused the failure: a 5xx that is not an outage, or the timeout of an expensive call. */
function mayBeCausedByRequest({ isExpensive }: Operation, result: ReadAnswer): boolean {
  if (result.ok) return false;
  const { kind, upstreamStatus } = result.fault;
  if (kind === 'TIMEOUT') return isExpensive === true;
  if (kind !== 'UPSTREAM_ERROR') return false;
  return upstreamStatus !== undefined && !outageStatuses.has(upstreamStatus);
}

function failedAttempt(fault: Fault): Attempt {
  return { result: { ok: false, fault }, bytesIn: 0 };
}

function notSentFault(kind: 'OVERLOADED' | 'CIRCUIT_OPEN', retryAfterMs: number): Fault {
  return { kind, outcome: 'not-sent', retryAfterMs, repeat: 'no' };
}

/** The fault of a call whose deadline passed before it was sent. */
export const deadlineBeforeSent: Fault = {
  kind: 'TIMEOUT',
  outcome: 'not-sent',
  detail: 'total-deadline',
  repeat: 'no',
};

/** The fault of a call whose caller disconnected before it was sent. */
const cancelled: Fault = { kind: 'CANCELLED', outcome: 'not-sent', detail: 'caller', repeat: 'no' };
