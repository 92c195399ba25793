import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { examples } from '@choose-life/contracts/gateway/examples';
import { Pool } from 'undici';
import { maxStallOf } from '../measure/ask-probe.ts';
import { type Running, start } from '../measure/process.ts';
import type { Stall } from '../measure/stall-watch.ts';
import { memory, peakMemory, resetPeakMemory } from '../measure/usage.ts';
import { adapter } from '../servers.ts';
import { type HostileCase, inputOf } from './hostile-answers.ts';
import { type HostileGateway, startHostileGateway } from './hostile-gateway.ts';

/** What one hostile answer did to the adapter. */
export interface HostileMeasurement {
  readonly name: string;
  /** The maximal time of an answer of `/livez` meanwhile, in milliseconds. */
  readonly maxLivezMs: number;
  readonly maxStall: Stall;
  /** The peak above the memory before; MB. */
  readonly memory: number;
  readonly maxMemory: number | null;
  /** Number of calls by their end: OK, a kind of fault, or 'not at all'. */
  readonly ends: Readonly<Record<string, number>>;
}

const warmUpCalls = 500;
const stalledTimeoutMs = 12_000;
const timeoutMs = 60_000;

/** Measures one case on an adapter of its own, with a probe. */
export async function measureHostile(each: HostileCase, cores: string | null): Promise<HostileMeasurement> {
  const gateway = await startHostileGateway();
  const running = await start({ ...adapter.program(gateway.port), hasProbe: true }, cores);
  const pool = new Pool(`http://127.0.0.1:${running.port}`, { connections: each.callers + 1 });
  try {
    return await underAttack(each, gateway, running, pool);
  } finally {
    await pool.destroy();
    await running.stop();
    await gateway.stop();
  }
}

async function underAttack(
  { body, call, callers, maxMemory, name, stalls = false }: HostileCase,
  gateway: HostileGateway,
  running: Running,
  pool: Pool,
): Promise<HostileMeasurement> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const ask = async (signal: AbortSignal) => {
    try {
      const answer = await pool.request({
        method: 'POST',
        path: `/trpc/${call}`,
        headers: { 'content-type': 'application/json', authorization: 'held' },
        body: inputOf(call),
        signal,
      });
      if (answer.statusCode !== 200)
        return String(Object(await answer.body.json()).error?.data?.gateway?.kind);
      await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
      return 'OK';
    } catch {
      return 'not at all';
    }
  };
  gateway.answer(Buffer.from(JSON.stringify(examples[call].response)), false);
  for (let n = 0; n < warmUpCalls; n += 1) await ask(timeout);
  gateway.answer(body(), stalls);
  await delay(500);
  await maxStallOf(running);
  resetPeakMemory(running.pid);
  const before = memory(running.pid);

  const watch = new Worker(new URL('livez-watch.ts', import.meta.url), { workerData: running.port });
  await once(watch, 'online');
  const signal = stalls ? AbortSignal.timeout(stalledTimeoutMs) : timeout;
  const ended = await Promise.all(Array.from({ length: callers }, () => ask(signal)));
  await delay(100);
  watch.postMessage('end');
  const [maxLivezMs]: number[] = await once(watch, 'message');
  return {
    name,
    maxLivezMs: maxLivezMs ?? Number.NaN,
    maxStall: await maxStallOf(running),
    memory: peakMemory(running.pid) - before,
    maxMemory: maxMemory ?? null,
    ends: countsOf(ended),
  };
}

function countsOf(ends: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const end of ends) counts[end] = (counts[end] ?? 0) + 1;
  return counts;
}
