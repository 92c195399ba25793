import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Callers, connectCallers } from './load.ts';
import { median, percentile } from './statistics.ts';

/** A server, and the requests of the call that it is measured by. */
export interface Side {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  readonly requests: readonly Buffer[];
}

/** What a server did in one slice of a measurement. */
export interface Slice {
  /** CPU of all threads of the server for one call, in milliseconds. NaN where the machine does not report it. */
  readonly cpuPerCall: number;
  /** How long each call took, in milliseconds. */
  readonly latencies: readonly number[];
}

/** The slices of each server by its name; those of one index are neighbours. */
export type Slices = ReadonlyMap<string, readonly Slice[]>;

export interface Conditions {
  readonly connections: number;
  /** How many slices of each server are measured. */
  readonly slices: number;
  /** How long each server is called before, so that no slice includes JIT compilation. */
  readonly warmUpMs: number;
}

/**
 * Measures servers in turn: forwards, then backwards, then forwards (A B B A A B), so that whatever slows the machine down for a
 * while slows neighbouring slices alike.
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
 * Short, because what slows a machine down often lasts some tenths of a second: neighbouring slices should share it. A slice may be
 * shorter than the scheduler's tick because CPU is read while the server rests.
 */
const sliceMs = 60;

/** @returns the number of calls that a slice takes */
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

/** How long a server goes on working for calls that are answered: it writes metrics and audit lines after an answer. */
const restMs = 10;

/**
 * CPU milliseconds that all threads of a process have used so far; NaN where the machine does not report it. Linux renews the figure
 * of a running thread only at its next tick, so the process is at rest when it is read.
 */
function cpuMsAtRest(pid: number): number {
  return reported(() => {
    const threads = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = threads.map(thread => Number(words(`/proc/${pid}/task/${thread}/schedstat`)[0]));
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6 || Number.NaN;
  });
}

/** A server's CPU of a call as multiples of another's, by neighbouring slices; none where one was not measured. */
export function cpuRatios(slices: Slices, server: string, other: string): readonly number[] {
  const others = slices.get(other) ?? [];
  return (slices.get(server) ?? []).map(
    ({ cpuPerCall }, index) => cpuPerCall / (others[index]?.cpuPerCall ?? Number.NaN),
  );
}

/** The CPU of a call of a server in milliseconds, the median of its slices; NaN where it was not measured. */
export function cpuOf(slices: Slices, server: string): number {
  return median((slices.get(server) ?? []).map(({ cpuPerCall }) => cpuPerCall));
}

/** The time in milliseconds that 99 % of a server's calls took at most; NaN where it was not measured. */
export function p99Of(slices: Slices, server: string): number {
  return percentile(
    (slices.get(server) ?? []).flatMap(({ latencies }) => latencies),
    0.99,
  );
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
