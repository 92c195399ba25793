import { connect } from 'node:net';
import { percentile } from './statistics.ts';

export interface Load {
  readonly port: number;
  readonly requests: readonly Buffer[];
  readonly connections: number;
  readonly seconds: number;
}

/** Calls without a pause on `connections` connections for some seconds. Rejects at the first answer other than HTTP 200. */
export async function load({ connections, seconds, ...what }: Load) {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  const stop = new AbortController();
  const callers = Array.from({ length: connections }, () =>
    callUntil({ ...what, until, latencies, stop: stop.signal }),
  );
  await Promise.all(callers).finally(() => stop.abort());
  return { calls: latencies.length, p99: percentile(latencies, 0.99) };
}

interface Caller extends Pick<Load, 'port' | 'requests'> {
  readonly until: number;
  readonly latencies: number[];
  readonly stop: AbortSignal;
}

const headEnd = '\r\n\r\n';
/** The end of a chunked body. JSON has no raw line breaks, so these bytes cannot occur inside a body. */
const lastChunk = '0\r\n\r\n';

/**
 * One caller on a connection of its own: it makes at least one call, and further ones as long as there is time. It only finds the
 * end of each answer. A full HTTP client, autocannon's too, needs several times the CPU for a long answer, as much as the measured
 * server.
 */
function callUntil({ port, requests, until, latencies, stop }: Caller): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let began = 0;
    /** The received part of an answer's head. */
    let head: Buffer | null = null;
    let status = '';
    /** Bytes of the body still to come; infinite for a chunked body, which marks its end itself; null between answers. */
    let left: number | null = null;
    let tail = '';

    /** Every chunk is read into this buffer, and overwrites the last one. */
    const chunk = Buffer.allocUnsafe(256 * 1024);
    const callback = (length: number) => {
      take(chunk.subarray(0, length));
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: chunk, callback } });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    stop.addEventListener('abort', () => socket.destroy(), { once: true });
    send();

    function send(): void {
      if (next === 0) began = performance.now();
      socket.write(requests[next++] ?? '');
    }

    function take(bytes: Buffer): void {
      let body = bytes;
      if (left === null) {
        const all = head === null ? bytes : Buffer.concat([head, bytes]);
        const end = all.indexOf(headEnd);
        head = end < 0 ? Buffer.from(all) : null;
        if (end < 0) return;
        const lines = all.toString('latin1', 0, end);
        status = lines.slice(9, 12);
        left = Number(/\r\ncontent-length: *(\d+)/i.exec(lines)?.[1] ?? Number.POSITIVE_INFINITY);
        tail = '';
        body = all.subarray(end + headEnd.length);
      }
      left -= body.length;
      if (left === Number.POSITIVE_INFINITY) {
        tail = (tail + body.toString('latin1', Math.max(0, body.length - lastChunk.length))).slice(
          -lastChunk.length,
        );
        if (tail !== lastChunk) return;
      } else if (left > 0) return;
      left = null;
      answered();
    }

    function answered(): void {
      const now = performance.now();
      if (status !== '200') reject(new Error(`An answer came with HTTP ${status}.`));
      else if (next < requests.length) send();
      else {
        latencies.push(now - began);
        next = 0;
        if (now < until) send();
        else {
          resolve();
          socket.destroy();
        }
      }
    }
  });
}
