import type { Dispatcher } from 'undici';
import type { Result } from '../fault.ts';
import { isEncoded, joinPieces, type RawAnswer, sizeOf } from '../read/raw-answer.ts';
import type { AnswerReservation } from './answer-memory.ts';
import { BodyPieces } from './body-pieces.ts';
import { type AttemptState, transportFault } from './transport-fault.ts';

/** One HTTP request to the gateway, with its limits. Times are in milliseconds from the creation of the exchange, and include connecting. */
export interface AttemptRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** An object with the header names as keys, or a list of alternating names and values. */
  readonly headers: Record<string, string> | string[];
  readonly body: string | null;
  readonly effect: 'read' | 'write';
  /** Whether the request needs a new connection. Default: false. */
  readonly onNewConnection?: boolean;
  /** Time limit for the head of the answer. */
  readonly headersMs: number;
  /** Time limit for the whole attempt: the remaining time of the call. */
  readonly totalMs: number;
  /** Maximum length of the body of the answer, in bytes. */
  readonly maxBytes: number;
  /** Reserves memory for a long answer. Default: memory is not limited. */
  readonly reservation?: AnswerReservation;
  /** Ends the attempt when it aborts: the caller has disconnected. */
  readonly signal: AbortSignal | undefined;
}

/** The answer, whatever its status, or the fault if there was no complete answer. */
export type AttemptResult = Result<ReceivedAnswer>;

/** A received answer. Its pieces are joined when `bytes` is first read. */
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
    this.#bytes ??= joinPieces(this.pieces);
    return this.#bytes;
  }
}

/** A connection of undici, as an exchange needs it. */
export interface TrackedConnection {
  /** Whether a complete answer was received on the connection. */
  isUsed: boolean;
  /** Aborts connecting. A request that waits for the connection fails with the error. */
  abortConnecting(error: Error): void;
}

/**
 * Handles one request of undici, from sending to the complete answer. It settles at its deadline at the latest. If it ends before the
 * request was sent, undici later reports a second result, which is ignored, since a promise settles only once. One timer serves the
 * deadlines for the head and for the whole answer. The timer is first set to the earlier deadline. If the head has been received by
 * then, the timer is set again, to the deadline for the whole answer.
 */
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
  /** The connection that carries the request. `TrackedClient` (`transport.ts`) sets it before the request is sent. */
  connection: TrackedConnection | null = null;

  /** @param connectErrors all errors of the connector. For such an error the request was not sent */
  constructor(
    request: AttemptRequest,
    connectErrors: WeakSet<Error>,
    settle: (result: AttemptResult) => void,
  ) {
    this.#request = request;
    this.#connectErrors = connectErrors;
    this.#settle = settle;
    this.#timer = setTimeout(onTimer, Math.min(request.headersMs, request.totalMs), this);
    request.signal?.addEventListener('abort', this.#onAbort);
    if (request.signal?.aborted) this.#end('caller');
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // If the exchange ended while it waited for a connection, the request must not be sent.
    if (this.#endedBy !== null) controller.abort(new Error(this.#endedBy));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // An interim answer such as 103 is skipped. The final answer follows it.
    if (status < 200) return;
    this.#status = status;
    this.#headers = joinRepeatedHeaders(headers);
    const length = Number(this.#headers['content-length'] ?? 0);
    if (length > this.#request.maxBytes) this.#end('size-cap');
    else this.#reserveMemory(controller, length);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#body.add(chunk);
    if (this.#body.size > this.#request.maxBytes) this.#end('size-cap');
    else this.#reserveMemory(controller, this.#body.size);
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
    // If the head already shows that the call failed, the body is not needed. The fault then reports the status or the compression.
    if (this.#endedBy === 'size-cap' && this.#hasFailedByHead()) {
      this.#settle({ ok: true, value: new ReceivedAnswer(this.#status, this.#headers, []) });
      return;
    }
    const state: AttemptState = {
      wasConnecting: this.#connectErrors.has(error),
      mayBeStaleConnection: this.#status === 0 && this.connection?.isUsed === true,
      endedBy: this.#endedBy,
    };
    this.#settle({ ok: false, fault: transportFault(error, state) });
  }

  /** Ends the exchange at a deadline. If the head has been received before its deadline, sets the timer to the deadline of the whole answer. */
  onDeadline(): void {
    const { headersMs, totalMs } = this.#request;
    const remainingMs = totalMs - (performance.now() - this.#startedAt);
    // The status is 0 until the head has been received.
    if (this.#status === 0) this.#end(headersMs < totalMs ? 'headers-deadline' : 'total-deadline');
    else if (remainingMs <= 0) this.#end(this.#waitsForMemory ? 'no-room' : 'total-deadline');
    else this.#timer = setTimeout(onTimer, remainingMs, this);
  }

  /** Whether the head alone shows that the call has failed: by its status, or because the body is compressed, which is not supported. */
  #hasFailedByHead(): boolean {
    return this.#status >= 300 || isEncoded(this.#headers);
  }

  /**
   * Pauses the answer until its memory is reserved: its Content-Length, or without that header the maximum length. Called for the head and for
   * each chunk. Only the first call for a long answer reserves anything (`AnswerReservation`).
   * @param bytes the size known so far. A short answer needs no reservation
   */
  #reserveMemory(controller: Dispatcher.DispatchController, bytes: number): void {
    const { maxBytes, reservation } = this.#request;
    const hasLength = this.#headers['content-length'] !== undefined;
    const granted = reservation?.reserve(bytes, hasLength ? bytes : maxBytes) ?? true;
    if (granted === true) return;
    controller.pause();
    this.#waitsForMemory = true;
    void granted.then(isGranted => {
      this.#waitsForMemory = false;
      if (isGranted) controller.resume();
      else this.#end('no-room');
    });
  }

  readonly #onAbort = (): void => this.#end('caller');

  #end(reason: NonNullable<AttemptState['endedBy']>): void {
    this.#endedBy ??= reason;
    const error = new Error(this.#endedBy);
    if (this.#controller !== null) {
      this.#controller.abort(error);
      return;
    }
    this.onResponseError(null, error);
    // undici cannot cancel a request that was not sent, and would go on opening connections for it.
    this.connection?.abortConnecting(error);
  }

  /** Removes the timer and the listener, which would keep the exchange in memory. */
  #release(): void {
    clearTimeout(this.#timer);
    this.#request.signal?.removeEventListener('abort', this.#onAbort);
  }
}

/** One function for all timers, so that no closure is created for each request. */
function onTimer(exchange: Exchange): void {
  exchange.onDeadline();
}

/** Joins the values of a header that occurs several times. */
function joinRepeatedHeaders(headers: Record<string, string | string[] | undefined>): RawAnswer['headers'] {
  const single: Record<string, string | undefined> = {};
  for (const name in headers) {
    const value = headers[name];
    single[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return single;
}
