import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Callers, connectCallers } from './load.ts';
import { median, percentile } from './statistics.ts';

/** A running server with the requests of the measured call. */
export interface MeasuredServer {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  readonly requests: readonly Buffer[];
}

/** The figures of a server in one slice of a measurement. */
export interface Slice {
  /** CPU time of all threads of the server for one call, in milliseconds. NaN if the machine does not report it. */
  readonly cpuPerCall: number;
  /** The duration of each call in milliseconds. */
  readonly latencies: readonly number[];
}

/** The slices of each server, by the name of the server. Slices with the same index were measured one right after the other. */
export type SlicesByServer = ReadonlyMap<string, readonly Slice[]>;

/** The settings of a measurement. They are the same for all servers. */
export interface Conditions {
  readonly connections: number;
  /** The least number of slices of each server. It is even, so that each server is equally often the first of a pair. */
  readonly sliceCount: number;
  /** The least number of calls to each server, for a p99. If `sliceCount` slices have fewer calls, more slices are measured. Default: 0. */
  readonly minCalls?: number;
  /** How long each server is called before it is measured, so that no slice includes JIT compilation. */
  readonly warmUpMs: number;
}

interface WarmServer {
  readonly server: MeasuredServer;
  readonly callers: Callers;
  readonly callsPerSlice: number;
}

/**
 * Measures one slice of each server alternately, in changing order (A B, B A, A B), so that a disturbance of the machine affects slices with the
 * same index in the same way.
 */
export async function measureAlternately(
  measuredServers: readonly MeasuredServer[],
  { connections, sliceCount, minCalls = 0, warmUpMs }: Conditions,
): Promise<SlicesByServer> {
  const slicesByServer = new Map<string, Slice[]>(measuredServers.map(({ name }) => [name, []]));
  const openCallers: Callers[] = [];
  try {
    const warmServers: WarmServer[] = [];
    for (const server of measuredServers) {
      const callers = await connectCallers(server.port, connections);
      openCallers.push(callers);
      warmServers.push({ server, callers, callsPerSlice: await warmUp(callers, server.requests, warmUpMs) });
    }
    await delay(restMs);
    const leastCallsPerSlice = Math.min(...warmServers.map(({ callsPerSlice }) => callsPerSlice));
    const count = Math.max(sliceCount, Math.ceil(minCalls / leastCallsPerSlice));
    for (let index = 0; index < count; index++) {
      const inOrder = index % 2 === 0 ? warmServers : warmServers.toReversed();
      for (const warmServer of inOrder) {
        slicesByServer.get(warmServer.server.name)?.push(await measureSlice(warmServer));
      }
    }
    return slicesByServer;
  } finally {
    for (const callers of openCallers) callers.close();
  }
}

/**
 * Short, because a disturbance of a machine often lasts only some tenths of a second, and should affect slices with the same index. A slice may
 * be shorter than the scheduler's tick, because CPU time is read while the server is idle.
 */
const sliceMs = 60;

/** Calls a server until it is warmed up. @returns the number of calls that take about `sliceMs` */
async function warmUp(callers: Callers, requests: readonly Buffer[], warmUpMs: number): Promise<number> {
  const endsAt = performance.now() + warmUpMs;
  let calls = 1;
  for (;;) {
    const startedAt = performance.now();
    // At least one call on each connection is made, so this may be more than `calls`.
    const callCount = (await callers.makeCalls(requests, calls)).length;
    const tookMs = performance.now() - startedAt;
    // A shorter time is too inexact to compute the number of calls from it.
    const isLongEnough = tookMs > sliceMs / 4;
    if (isLongEnough && performance.now() >= endsAt) return Math.ceil((callCount * sliceMs) / tookMs);
    if (tookMs < sliceMs / 2) calls = callCount * 2;
  }
}

async function measureSlice({ server, callers, callsPerSlice }: WarmServer): Promise<Slice> {
  const before = cpuMsAtRest(server.pid);
  const latencies = await callers.makeCalls(server.requests, callsPerSlice);
  await delay(restMs);
  return { cpuPerCall: (cpuMsAtRest(server.pid) - before) / latencies.length, latencies };
}

/** A pause for the work of a server after its last response: it updates metrics and writes audit lines. */
const restMs = 10;

/**
 * CPU time that all threads of a process have used so far, in milliseconds; NaN if the machine does not report it. Linux updates the time of a
 * running thread only at its next tick, so the process must be idle when it is read.
 */
function cpuMsAtRest(pid: number): number {
  return numberOrNaN(() => {
    const threads = readdirSync(`/proc/${pid}/task`);
    // The first number of schedstat is the CPU time of the thread.
    const nanoseconds = threads.map(thread => Number(wordsOf(`/proc/${pid}/task/${thread}/schedstat`)[0]));
    // A sum of 0 means that this kernel does not count the time.
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6 || Number.NaN;
  });
}

/** The CPU time of a call on a server, divided by the CPU time on another server, for each pair of slices with the same index. */
export function cpuRatios(slices: SlicesByServer, server: string, other: string): readonly number[] {
  const others = slices.get(other) ?? [];
  return (slices.get(server) ?? []).map(
    ({ cpuPerCall }, index) => cpuPerCall / (others[index]?.cpuPerCall ?? Number.NaN),
  );
}

/**
 * The mean CPU time of a call on a server, divided by that on another server; NaN if one was not measured. For large answers, a garbage collection
 * occurs in about half of the slices and triples their CPU time. The median of such slices is one of two values by chance, but the mean is not.
 */
export function meanCpuRatio(slices: SlicesByServer, server: string, other: string): number {
  const mean = (name: string) => {
    const cpuTimes = (slices.get(name) ?? []).map(({ cpuPerCall }) => cpuPerCall);
    return cpuTimes.reduce((sum, each) => sum + each, 0) / cpuTimes.length;
  };
  return mean(server) / mean(other);
}

/** The CPU time of a call on a server in milliseconds: the median of its slices. NaN if it was not measured. */
export function cpuOf(slices: SlicesByServer, server: string): number {
  return median((slices.get(server) ?? []).map(({ cpuPerCall }) => cpuPerCall));
}

/** The 99th percentile of the latencies of a server's calls, in milliseconds; NaN if they were not measured. */
export function p99Of(slices: SlicesByServer, server: string): number {
  return percentile(
    (slices.get(server) ?? []).flatMap(({ latencies }) => latencies),
    0.99,
  );
}

/** The peak resident memory of a process in MB; NaN if the machine does not report it. */
export function peakMemoryOf(pid: number): number {
  return numberOrNaN(() => {
    const words = wordsOf(`/proc/${pid}/status`);
    // The kernel's unit is 1024 bytes.
    return (Number(words[words.indexOf('VmHWM:') + 1]) * 1024) / 1e6;
  });
}

function wordsOf(file: string): string[] {
  return readFileSync(file, 'utf8').split(/\s+/);
}

/** The number that `read` returns; NaN if `read` throws, because only Linux has /proc. */
function numberOrNaN(read: () => number): number {
  try {
    return read();
  } catch {
    return Number.NaN;
  }
}
