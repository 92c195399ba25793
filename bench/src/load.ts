import autocannon from 'autocannon';
import { cpuSeconds } from './process.ts';

/** What one load run showed. */
export interface Figures {
  readonly callsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** CPU milliseconds of the server for one call; null where the machine does not tell. */
  readonly cpuPerCall: number | null;
}

const connections = 32;

/** Loads one address for some seconds with 32 connections and reads the server's CPU time beside it. */
export async function load(url: string, body: object | null, pid: number, seconds: number): Promise<Figures> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: 'bench-token' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const after = cpuSeconds(pid);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} calls failed`);
  }
  const total = result.requests.total;
  return {
    callsPerSecond: total / result.duration,
    p99: result.latency.p99,
    cpuPerCall: before === null || after === null ? null : ((after - before) * 1000) / total,
  };
}
