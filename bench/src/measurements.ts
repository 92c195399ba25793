import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Callers, connectCallers } from './load.ts';
import { median, percentile } from './statistics.ts';

/** A server, and the requests of the measured call. */
export interface Side {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  readonly requests: readonly Buffer[];
}

/** The figures of a server in one slice of a measurement. */
export interface Slice {
  /** CPU of all threads of the server for one call, in milliseconds. NaN where the machine does not report it. */
  readonly cpuPerCall: number;
  /** The duration of each call in milliseconds. */
  readonly latencies: readonly number[];
}

/** The slices of each server by its name. Slices with the same index were measured one after the other. */
export type Slices = ReadonlyMap<string, readonly Slice[]>;

export interface Conditions {
  readonly connections: number;
  /** The number of slices of each server. */
  readonly slices: number;
  /** The time for which each server is called before the first slice, so that no slice includes JIT compilation. */
  readonly warmUpMs: number;
}

/**
 * Measures servers alternately: forwards, then backwards, then forwards (A B B A A B), so that a temporary slow-down of the machine
 * affects neighbouring slices equally.
 */
export async function measureInTurn(
  sides: readonly Side[],
  { connections, slices, warmUpMs }: Conditions,
): Promise<Slices> {
  const measured = new Map<string, Slice[]>(sides.map(({ name }) => [name, []]));
  const opened: Callers[] = [];
  try {
    const turns: { readonly side: Side; readonly callers: Callers; readonly calls: number }[] = [];
    for (const side of sides) {
      const callers = await connectCallers(side.port, connections);
      opened.push(callers);
      turns.push({ side, callers, calls: await warmUp(callers, side.requests, warmUpMs) });
    }
    await delay(restMs);
    for (let index = 0; index < slices; index++) {
      for (const { side, callers, calls } of index % 2 === 0 ? turns : turns.toReversed())
        measured.get(side.name)?.push(await measureSlice(side, callers, calls));
    }
    return measured;
  } finally {
    for (const callers of opened) callers.close();
  }
}

/**
 * The duration of a slice in milliseconds. It is short, because a slow-down of the machine often lasts some tenths of a second, and
 * neighbouring slices should be affected equally. A slice may be shorter than the scheduler's tick, because CPU time is read when the
 * server is idle.
 */
const sliceMs = 60;

/** @returns the number of calls in a slice */
async function warmUp(callers: Callers, requests: readonly Buffer[], warmUpMs: number): Promise<number> {
  const endsAt = performance.now() + warmUpMs;
  let calls = 1;
  for (;;) {
    const startedAt = performance.now();
    const made = (await callers.make(requests, calls)).length;
    const tookMs = performance.now() - startedAt;
    if (tookMs > sliceMs / 4 && performance.now() >= endsAt) return Math.ceil((made * sliceMs) / tookMs);
    if (tookMs < sliceMs / 2) calls = made * 2;
  }
}

async function measureSlice({ pid, requests }: Side, callers: Callers, calls: number): Promise<Slice> {
  const before = cpuMsAtRest(pid);
  const latencies = await callers.make(requests, calls);
  await delay(restMs);
  return { cpuPerCall: (cpuMsAtRest(pid) - before) / latencies.length, latencies };
}

/** The time for which a server still works after its answers: it then writes metrics and audit lines. */
const restMs = 10;

/**
 * CPU milliseconds that all threads of a process have used so far; NaN if the machine does not report them. Linux updates the figure of a
 * running thread only at its next tick, so the process must be idle when it is read.
 */
function cpuMsAtRest(pid: number): number {
  return reported(() => {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map(thread => Number(words(`/proc/${pid}/task/${thread}/schedstat`)[0]));
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6 || Number.NaN;
  });
}

/** A server's CPU of a call as multiples of another's, by neighbouring slices; empty if one was not measured. */
export function cpuRatios(slices: Slices, server: string, other: string): readonly number[] {
  const others = slices.get(other) ?? [];
  return (slices.get(server) ?? []).map(
    ({ cpuPerCall }, index) => cpuPerCall / (others[index]?.cpuPerCall ?? Number.NaN),
  );
}

/** The CPU of a call of a server in milliseconds, the median of its slices; NaN if it was not measured. */
export function cpuOf(slices: Slices, server: string): number {
  return median((slices.get(server) ?? []).map(({ cpuPerCall }) => cpuPerCall));
}

/** The 99th percentile of the duration of a server's calls in milliseconds; NaN if it was not measured. */
export function p99Of(slices: Slices, server: string): number {
  return percentile(
    (slices.get(server) ?? []).flatMap(({ latencies }) => latencies),
    0.99,
  );
}

/** The peak memory of a process in MB; NaN if the machine does not report it. */
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
