import type { Dispatcher } from 'undici';
import type { Result } from '../fault.ts';
import { isEncoded, joined, type RawAnswer, sizeOf } from '../read/raw-answer.ts';
import type { AnswerReservation } from './answer-memory.ts';
import { BodyPieces } from './body-pieces.ts';
import { type AttemptState, transportFault } from './transport-fault.ts';

export interface AttemptRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** By name, or names and values in turn. */
  readonly headers: Record<string, string> | string[];
  readonly body: string | null;
  readonly effect: 'read' | 'write';
  /** Whether no used connection will do. */
  readonly onNewConnection?: boolean;
  readonly headersMs: number;
  /** The rest of the whole call's time. */
  readonly totalMs: number;
  readonly maxBytes: number;
  /** The memory that the answer takes. Default: as much as it needs. */
  readonly reservation?: AnswerReservation;
  readonly signal: AbortSignal | undefined;
}

export type AttemptResult = Result<ReceivedAnswer>;

export class ReceivedAnswer implements RawAnswer {
  readonly status: number;
  readonly headers: RawAnswer['headers'];
  readonly pieces: readonly Uint8Array[];
  readonly size: number;
  #bytes: Uint8Array | null = null;

  constructor(status: number, headers: RawAnswer['headers'], pieces: readonly Uint8Array[]) {
    this.status = status;
    this.headers = headers;
    this.pieces = pieces;
    this.size = sizeOf(pieces);
  }

  get bytes(): Uint8Array {
    this.#bytes ??= joined(this.pieces);
    return this.#bytes;
  }
}

/** A connection that records whether it has carried an answer. */
export interface TrackedConnection {
  isUsed: boolean;
  /** Stops opening it. A request that waits for it fails. */
  endConnecting(error: Error): void;
}

/** It settles once, at the latest at a deadline. One timer serves both deadlines, since nearly every answer comes before the first. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly #request: AttemptRequest;
  readonly #connectErrors: WeakSet<Error>;
  readonly #settle: (result: AttemptResult) => void;
  readonly #startedAt = performance.now();
  #controller: Dispatcher.DispatchController | null = null;
  #endedBy: AttemptState['endedBy'] = null;
  #timer: NodeJS.Timeout;
  #status = 0;
  #waitsForMemory = false;
  #headers: RawAnswer['headers'] = {};
  readonly #body = new BodyPieces();
  connection: TrackedConnection | null = null;

  /** @param connectErrors the errors that came from connecting. */
  constructor(
    request: AttemptRequest,
    connectErrors: WeakSet<Error>,
    settle: (result: AttemptResult) => void,
  ) {
    this.#request = request;
    this.#connectErrors = connectErrors;
    this.#settle = settle;
    this.#timer = setTimeout(onTimer, Math.min(request.headersMs, request.totalMs), this);
    request.signal?.addEventListener('abort', this.#onCallerLeft);
    if (request.signal?.aborted) this.#end('caller');
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // The exchange ended while it waited for a connection, so it must not be sent.
    if (this.#endedBy !== null) controller.abort(new Error(this.#endedBy));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // After an interim answer such as 103 the final one is still to come.
    if (status < 200) return;
    this.#status = status;
    this.#headers = singleHeaders(headers);
    const length = Number(this.#headers['content-length'] ?? 0);
    if (length > this.#request.maxBytes) this.#end('size-cap');
    else this.#takeMemory(controller, length);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#body.add(chunk);
    if (this.#body.size > this.#request.maxBytes) this.#end('size-cap');
    else this.#takeMemory(controller, this.#body.size);
  }

  onResponseEnd(): void {
    if (this.#endedBy !== null) {
      this.onResponseError(null, new Error(this.#endedBy));
      return;
    }
    this.#release();
    if (this.connection) this.connection.isUsed = true;
    this.#settle({ ok: true, value: new ReceivedAnswer(this.#status, this.#headers, this.#body.all()) });
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.#release();
    // The status alone proves that this is no success, so the long body is not needed.
    if (this.#endedBy === 'size-cap' && this.#isKnownByHead()) {
      this.#settle({ ok: true, value: new ReceivedAnswer(this.#status, this.#headers, []) });
      return;
    }
    const reused = this.#status === 0 && this.connection?.isUsed === true;
    const state = { connecting: this.#connectErrors.has(error), endedBy: this.#endedBy, reused };
    this.#settle({ ok: false, fault: transportFault(error, state) });
  }

  timeOver(): void {
    const { headersMs, totalMs } = this.#request;
    const leftMs = totalMs - (performance.now() - this.#startedAt);
    if (this.#status === 0) this.#end(headersMs < totalMs ? 'headers-deadline' : 'total-deadline');
    else if (leftMs <= 0) this.#end(this.#waitsForMemory ? 'no-room' : 'total-deadline');
    else this.#timer = setTimeout(onTimer, leftMs, this);
  }

  #isKnownByHead(): boolean {
    return this.#status >= 300 || isEncoded(this.#headers);
  }

  /** An answer that does not say how long it is may become as long as it is allowed to. */
  #takeMemory(controller: Dispatcher.DispatchController, bytes: number): void {
    const { maxBytes, reservation } = this.#request;
    const isKnown = this.#headers['content-length'] !== undefined;
    const granted = reservation?.take(bytes, isKnown ? bytes : maxBytes) ?? true;
    if (granted === true) return;
    controller.pause();
    this.#waitsForMemory = true;
    void granted.then(isGranted => {
      this.#waitsForMemory = false;
      if (isGranted) controller.resume();
      else this.#end('no-room');
    });
  }

  readonly #onCallerLeft = (): void => this.#end('caller');

  #end(by: NonNullable<AttemptState['endedBy']>): void {
    this.#endedBy ??= by;
    const error = new Error(this.#endedBy);
    if (this.#controller !== null) {
      this.#controller.abort(error);
      return;
    }
    this.onResponseError(null, error);
    // undici has no way to take back a request that has not begun. It would open connections for it, also after this exchange.
    this.connection?.endConnecting(error);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#request.signal?.removeEventListener('abort', this.#onCallerLeft);
  }
}

function onTimer(exchange: Exchange): void {
  exchange.timeOver();
}

/** A header that came several times is one list. */
function singleHeaders(headers: Record<string, string | string[] | undefined>): RawAnswer['headers'] {
  const single: Record<string, string | undefined> = {};
  for (const name in headers) {
    const value = headers[name];
    single[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return single;
}
