import { readdirSync, readFileSync } from 'node:fs';
import type { Kind } from './calls/calls.ts';
import { type Load, load } from './load.ts';
import type { Running } from './process.ts';
import { limitName } from './servers.ts';

/** The measurements of one server under load, in milliseconds. NaN where the machine does not report a value. */
export interface Measurement {
  /** Of all threads of the server. */
  readonly cpuPerCall: number;
  readonly p99: number;
}

/** The best of each number, since other programs can only make it worse. */
export function bestOf(one: Measurement, other: Measurement): Measurement {
  return {
    cpuPerCall: Math.min(one.cpuPerCall, other.cpuPerCall),
    p99: Math.min(one.p99, other.p99),
  };
}

export interface Row {
  readonly call: string;
  readonly kind: Kind;
  /** Several calls of the gateway, measured as one. */
  readonly isBatch: boolean;
  readonly bytes: number;
  readonly measurements: ReadonlyMap<string, Measurement>;
}

export type Metric = keyof Measurement;

/** A server's value as a multiple of LIMIT's; NaN where it was not measured. */
export function multipleOf({ measurements }: Row, server: string, metric: Metric): number {
  const metricOf = (name: string) => measurements.get(name)?.[metric] ?? Number.NaN;
  return metricOf(server) / metricOf(limitName);
}

export async function measure(server: Running, what: Omit<Load, 'port'>): Promise<Measurement> {
  const before = cpuMs(server.pid);
  const { calls, p99 } = await load({ ...what, port: server.port });
  return { cpuPerCall: (cpuMs(server.pid) - before) / calls, p99 };
}

/** CPU milliseconds that all threads of a process have used so far; NaN where the machine does not report it. */
function cpuMs(pid: number): number {
  return reported(() => {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map(thread => Number(words(`/proc/${pid}/task/${thread}/schedstat`)[0]));
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6 || Number.NaN;
  });
}

/** The maximal memory (MB) that a process has held; NaN where the machine does not report it. */
export function peakMemoryOf(pid: number): number {
  return reported(() => {
    const lines = words(`/proc/${pid}/status`);
    return (Number(lines[lines.indexOf('VmHWM:') + 1]) * 1024) / 1e6;
  });
}

function words(file: string): string[] {
  return readFileSync(file, 'utf8').split(/\s+/);
}

function reported(read: () => number): number {
  try {
    return read();
  } catch {
    return Number.NaN;
  }
}
