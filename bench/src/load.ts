import { once } from 'node:events';
import { connect } from 'node:net';

/** Connections to one server. Each connection makes its calls without a pause between them. */
export interface Callers {
  /**
   * Makes `calls` calls, at least one on each connection. For each call all `requests` are sent, one after the other.
   * @returns how long each call took, in milliseconds
   * @throws Error at the first answer other than HTTP 200, and if the server closes a connection
   */
  makeCalls(requests: readonly Buffer[], calls: number): Promise<number[]>;
  close(): void;
}

/** Opens the connections before a measurement, so that it does not include that time. */
export async function connectCallers(port: number, connections: number): Promise<Callers> {
  const callers = await Promise.all(Array.from({ length: connections }, () => connectCaller(port)));
  return {
    async makeCalls(requests, calls) {
      const latencies: number[] = [];
      // Each connection makes its first call in any case. The others are made by the connection that becomes free first.
      let remainingCalls = Math.max(calls, connections) - connections;
      const claimCall = () => remainingCalls-- > 0;
      await Promise.all(callers.map(caller => caller.makeCalls({ requests, latencies, claimCall })));
      return latencies;
    },
    close() {
      for (const caller of callers) caller.close();
    },
  };
}

interface Work {
  readonly requests: readonly Buffer[];
  readonly latencies: number[];
  /** Claims another call for a caller that has finished one. @returns false if no call remains */
  claimCall(): boolean;
}

interface Caller {
  makeCalls(work: Work): Promise<void>;
  close(): void;
}

const headEnd = '\r\n\r\n';
/** The end of a chunked body. The measured servers send JSON without line breaks, so these bytes cannot occur inside a body. */
const lastChunk = '0\r\n\r\n';

/**
 * One caller with its connection. It reads only the status and the end of each answer, because a full HTTP client, such as autocannon's, needs
 * as much CPU for a long answer as the measured server.
 */
async function connectCaller(port: number): Promise<Caller> {
  let work: Work = { requests: [], latencies: [], claimCall: () => false };
  let workDone = Promise.withResolvers<void>();
  /** The index of the next request of the current call. */
  let requestIndex = 0;
  /** When the current call started, in milliseconds. */
  let startedAt = 0;
  /** The received part of a status line and headers that have not arrived completely; null otherwise. */
  let partialHead: Buffer | null = null;
  let status = '';
  /** The number of bytes of the body that have not arrived yet; infinite for a chunked body, whose length is unknown; null between answers. */
  let remainingBytes: number | null = null;
  /** The last received bytes of a chunked body, among which its end is found. */
  let tail = '';

  /** Node writes every received chunk into this buffer, over the previous one. The larger it is, the fewer chunks a long answer has. */
  const buffer = Buffer.allocUnsafe(256 * 1024);
  const callback = (length: number) => {
    readBytes(buffer.subarray(0, length));
    // False would pause the socket.
    return true;
  };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback } });
  await once(socket, 'connect');
  socket.on('error', error => workDone.reject(error));
  socket.on('close', () => workDone.reject(new Error('The server closed a connection.')));
  // A connection may close between two measurements. The rejection is ignored here, because the next measurement fails anyway.
  workDone.promise.catch(() => undefined);

  function send(): void {
    if (requestIndex === 0) startedAt = performance.now();
    // The index is always less than the number of requests. The fallback is for the compiler.
    socket.write(work.requests[requestIndex] ?? '');
    requestIndex += 1;
  }

  function readBytes(bytes: Buffer): void {
    let body = bytes;
    if (remainingBytes === null) {
      const all = partialHead === null ? bytes : Buffer.concat([partialHead, bytes]);
      const end = all.indexOf(headEnd);
      // A copy, because Node writes the next chunk into the same buffer.
      partialHead = end < 0 ? Buffer.from(all) : null;
      if (end < 0) return;
      const head = all.toString('latin1', 0, end);
      // Three digits after `HTTP/1.1 `.
      status = head.slice(9, 12);
      remainingBytes = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
      tail = '';
      body = all.subarray(end + headEnd.length);
    }
    remainingBytes -= body.length;
    if (remainingBytes === Number.POSITIVE_INFINITY) {
      const newTail = body.toString('latin1', Math.max(0, body.length - lastChunk.length));
      tail = (tail + newTail).slice(-lastChunk.length);
      if (tail !== lastChunk) return;
    } else if (remainingBytes > 0) return;
    remainingBytes = null;
    handleAnswer();
  }

  function handleAnswer(): void {
    const now = performance.now();
    if (status !== '200') workDone.reject(new Error(`An answer came with HTTP ${status}.`));
    else if (requestIndex < work.requests.length) send();
    else {
      work.latencies.push(now - startedAt);
      requestIndex = 0;
      if (work.claimCall()) send();
      else workDone.resolve();
    }
  }

  return {
    makeCalls(nextWork) {
      work = nextWork;
      // On a closed connection, `workDone` stays rejected, and this call fails with the reason.
      if (!socket.destroyed) workDone = Promise.withResolvers<void>();
      send();
      return workDone.promise;
    },
    close() {
      // The listener would report this close as a failure of the server.
      socket.removeAllListeners('close').destroy();
    },
  };
}
