import type { Operation } from '@choose-life/contracts/gateway/operation';
import type { Fault, FaultKind, Result } from '../fault.ts';
import {
  type RawAnswer,
  type ReadAnswer,
  type ReadWith,
  readOther,
  readSuccess,
} from '../read/read-answer.ts';
import type { AnswerRoom } from './answer-room.ts';
import type { BreakerMark } from './breaker.ts';
import { type CallClass, callClassOf } from './call-class.ts';
import type { ClientSettings } from './client-settings.ts';
import type { Clock } from './clock.ts';
import type { PreparedCall } from './prepare-call.ts';
import { retryWaitMs } from './retry-wait.ts';
import { overloadedRetryAfterMs } from './transport-fault.ts';
import type { Upstream } from './upstream.ts';

/** A call with its path on the stage it goes to. */
export interface ReadyCall {
  readonly operation: Operation;
  readonly prepared: PreparedCall;
  readonly path: string;
  readonly signal: AbortSignal | undefined;
  /** When the call is over whatever has come of it, in the clock's monotonic milliseconds. */
  readonly deadline: number;
}

/** How the call ended, and what it took. */
export interface Tried {
  readonly result: ReadAnswer;
  readonly attempts: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/** What counts against a gateway: that it could not be used. What it said, right or wrong, does not. */
const breakerKinds: ReadonlySet<FaultKind> = new Set(['UNREACHABLE', 'TIMEOUT', 'UPSTREAM_ERROR']);

/** To look through more bytes than that takes a while; where they do not fit their row, already through a few. */
const longAnswer = { fitting: 64 * 1024, other: 4 * 1024 };

/**
 * Makes the call: one try after another until its deadline. A try that sent nothing does not take the place of one that was sent:
 * what became of that is what the caller must know.
 */
export async function tryCall(
  call: ReadyCall,
  upstream: Upstream,
  room: AnswerRoom,
  settings: ClientSettings,
  clock: Clock,
): Promise<Tried> {
  const { deadline, operation, prepared, signal } = call;
  const bytesOut = prepared.body?.length ?? 0;
  let bytesIn = 0;
  let told: Fault | null = null;
  upstream.retryBudget.countCall();

  for (let tried = 1; ; tried++) {
    if (signal?.aborted) {
      const fault = { ...cancelled, outcome: told?.outcome ?? cancelled.outcome };
      return { result: { ok: false, fault }, attempts: tried - 1, bytesIn, bytesOut };
    }
    const attempt = await tryOnce(call, tried, upstream, room, settings, clock);
    bytesIn += attempt.bytesIn;
    if (attempt.result.ok) return { result: attempt.result, attempts: tried, bytesIn, bytesOut };
    const { fault } = attempt.result;
    if (told === null || fault.outcome !== 'not-sent') told = fault;
    const waitMs = retryWaitMs(fault, operation, tried, settings, clock);
    if (waitMs === null || clock.now() + waitMs >= deadline || !upstream.retryBudget.takeRetry()) {
      return { result: { ok: false, fault: told }, attempts: tried, bytesIn, bytesOut };
    }
    await clock.sleep(waitMs, signal);
  }
}

interface Attempt {
  readonly result: ReadAnswer;
  readonly bytesIn: number;
}

async function tryOnce(
  { deadline, operation, path, prepared, signal }: ReadyCall,
  tried: number,
  { slots: slotsOf, breaker, transport }: Upstream,
  room: AnswerRoom,
  settings: ClientSettings,
  clock: Clock,
): Promise<Attempt> {
  const callClass = callClassOf(operation);
  const slots = slotsOf[callClass];
  const leftMs = deadline - clock.now();
  if (leftMs <= 0) return failed(overBeforeSent);
  if (!(await slots.acquire(leftMs))) return failed(failedFast('OVERLOADED', overloadedRetryAfterMs));
  // A slot may come at the last moment, and a busy machine may notice it later still.
  const totalMs = deadline - clock.now();
  if (totalMs <= 0) {
    slots.release();
    return failed(overBeforeSent);
  }
  const admission = breaker.admit();
  if (admission.waitMs > 0) {
    slots.release();
    return failed(failedFast('CIRCUIT_OPEN', admission.waitMs));
  }
  const hold = room.hold();
  let mark: BreakerMark = 'neutral';
  try {
    const isRead = operation.effect === 'read';
    const answer = await transport.send({
      method: operation.method,
      path,
      headers: prepared.headers,
      body: prepared.body,
      effect: operation.effect,
      headersMs: headersMsOf(isRead, tried, settings),
      totalMs,
      maxBytes: operation.answer.maxBytes,
      // A file is one text, and is looked through as such.
      maxValues: operation.media === 'pdf' ? undefined : operation.answer.maxValues,
      hold,
      // A write that has begun is finished, whoever is still waiting for it.
      signal: isRead ? signal : undefined,
    });
    const result = answer.ok
      ? await judged(operation, answer.value, { hadToken: prepared.hadToken, nowMs: clock.wallMs() }, room)
      : answer;
    mark = markOf(callClass, result);
    return { result, bytesIn: answer.ok ? answer.value.bytes.length : 0 };
  } finally {
    admission.mark(mark);
    hold.release();
    slots.release();
  }
}

/** Long answers are looked through one after the other, and others have their turn in between. */
async function judged(
  operation: Operation,
  answer: RawAnswer,
  given: ReadWith,
  room: AnswerRoom,
): Promise<ReadAnswer> {
  const { length } = answer.bytes;
  if (length > longAnswer.fitting) await room.turn();
  const success = readSuccess(operation, answer);
  if (success) return success;
  if (length > longAnswer.other) await room.turn();
  return readOther(operation, answer, given);
}

function headersMsOf(isRead: boolean, tried: number, settings: ClientSettings): number {
  if (!isRead) return settings.writeHeadersMs;
  return tried === 1 ? settings.firstReadHeadersMs : settings.laterReadHeadersMs;
}

function markOf(callClass: CallClass, result: Result<unknown, Fault>): BreakerMark {
  if (result.ok) return 'good';
  // Too many passwords or PDFs at a time: the gateway says so, and serves the other calls.
  const isCrowded =
    result.fault.upstreamStatus === 503 && (callClass === 'passwords' || callClass === 'pdfs');
  if (isCrowded) return 'neutral';
  if (result.fault.kind === 'CANCELLED') return 'neutral';
  return breakerKinds.has(result.fault.kind) ? 'failed' : 'good';
}

function failed(fault: Fault): Attempt {
  return { result: { ok: false, fault }, bytesIn: 0 };
}

function failedFast(kind: 'OVERLOADED' | 'CIRCUIT_OPEN', retryAfterMs: number): Fault {
  return { kind, outcome: 'not-sent', retryAfterMs, repeat: 'no' };
}

/** The time was over before the call was sent. */
export const overBeforeSent: Fault = {
  kind: 'TIMEOUT',
  outcome: 'not-sent',
  detail: 'total-deadline',
  repeat: 'no',
};

const cancelled: Fault = { kind: 'CANCELLED', outcome: 'not-sent', detail: 'caller', repeat: 'no' };
