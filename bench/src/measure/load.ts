import { percentile } from '../statistics.ts';
import { type Connection, openConnection } from './connection.ts';

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
    const connection: Connection = openConnection(port, {
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
