import { connect } from 'node:net';
import { percentile } from './statistics.ts';

/** The requests that a server gets again and again. */
export interface Load {
  readonly port: number;
  /** The requests that make one call, sent one after the other. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly calls: number;
  readonly wallMs: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Calls without a pause on so many connections for some seconds. Rejects at the first answer that is not HTTP 200. */
export async function load({ connections, port, requests, seconds }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const stop = new AbortController();
  const callers = Array.from({ length: connections }, () =>
    callUntil(port, requests, until, latencies, stop.signal),
  );
  await Promise.all(callers).finally(() => stop.abort());
  return {
    calls: latencies.length,
    wallMs: performance.now() - started,
    p99: percentile(latencies, 0.99),
  };
}

/** One caller: makes at least one call, and another as long as there is time. */
function callUntil(
  port: number,
  requests: readonly Buffer[],
  until: number,
  latencies: number[],
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let began = 0;
    const connection = openConnection(port, {
      answered(status) {
        if (status !== 200) failed(new Error(`An answer came with HTTP ${status}.`));
        else if (next < requests.length) sendNext();
        else callDone();
      },
      failed,
    });
    stop.addEventListener('abort', connection.close, { once: true });
    sendNext();

    function sendNext(): void {
      const request = requests[next];
      if (next === 0) began = performance.now();
      next += 1;
      if (request) connection.send(request);
    }

    function callDone(): void {
      const now = performance.now();
      latencies.push(now - began);
      next = 0;
      if (now < until) {
        sendNext();
      } else {
        connection.close();
        resolve();
      }
    }

    function failed(error: Error): void {
      connection.close();
      reject(error);
    }
  });
}

interface Listener {
  /** An answer has come whole; its HTTP status. */
  answered(status: number): void;
  failed(error: Error): void;
}

const headEnd = '\r\n\r\n';
/** How a chunked body ends. JSON holds no raw line break, so inside a body these bytes cannot stand. */
const lastChunk = '0\r\n\r\n';
const readBytes = 256 * 1024;

/**
 * One keep-alive connection with one request on its way at a time. It finds out where an answer ends, and does no more: a whole HTTP client would need as much of the
 * machine as what is measured.
 */
function openConnection(port: number, { answered, failed }: Listener) {
  let pending: Buffer | null = null;
  let status = 0;
  let inBody = false;
  /** Bytes of the body still to come; null for a chunked body, which marks its end itself. */
  let left: number | null = null;
  let tail = '';
  let closed = false;

  /** Each piece is read into the same room, and is gone with the next. */
  const room = Buffer.allocUnsafe(readBytes);
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: room,
      callback(length) {
        take(room.subarray(0, length));
        return true;
      },
    },
  });
  socket.on('error', failed);
  socket.on('close', () => closed || failed(new Error('The server closed a connection.')));

  function take(bytes: Buffer): void {
    if (inBody) takeBody(bytes);
    else takeHead(bytes);
  }

  function takeHead(bytes: Buffer): void {
    const all = pending === null ? bytes : Buffer.concat([pending, bytes]);
    const end = all.indexOf(headEnd);
    if (end < 0) {
      pending = Buffer.from(all);
      return;
    }
    pending = null;
    const head = all.toString('latin1', 0, end);
    status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    left = length === undefined ? null : Number(length);
    inBody = true;
    tail = '';
    takeBody(all.subarray(end + headEnd.length));
  }

  function takeBody(bytes: Buffer): void {
    if (left === null) {
      const end = bytes.toString('latin1', Math.max(0, bytes.length - lastChunk.length));
      tail = (tail + end).slice(-lastChunk.length);
      if (tail !== lastChunk) return;
    } else {
      left -= bytes.length;
      if (left > 0) return;
    }
    inBody = false;
    answered(status);
  }

  return {
    send: (request: Buffer) => void socket.write(request),
    close() {
      closed = true;
      socket.destroy();
    },
  };
}
