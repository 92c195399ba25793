import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { examples } from '@choose-life/contracts/gateway/examples';
import { Pool } from 'undici';
import { type Running, start } from '../measure/process.ts';
import { memory, peakMemory, resetPeakMemory } from '../measure/usage.ts';
import type { Server } from '../servers.ts';
import { longestStall } from './ask-probe.ts';
import { type HostileCase, inputOf } from './hostile-answers.ts';
import { type HostileGateway, startHostileGateway } from './hostile-gateway.ts';
import type { StallMessage } from './probe.ts';

/** What a hostile gateway did to a server. */
export interface HostileFigures {
  readonly name: string;
  /** The longest answer of `/livez` meanwhile, in milliseconds. */
  readonly livez: number;
  /** For how long the event loop stood still at most. */
  readonly stall: StallMessage;
  /** Memory held at most, above what was held before; MB. */
  readonly memory: number;
  readonly maxMemory: number | null;
  /** How many calls ended how: OK or a kind of fault, or not at all. */
  readonly ended: Readonly<Record<string, number>>;
}

const warmUpCalls = 500;
/** A stalling gateway is left alone after that. */
const patienceMs = 12_000;

/** Each case on a server of its own, which holds the probe. */
export async function measureHostile(
  server: Server,
  each: HostileCase,
  cores: string | null,
): Promise<HostileFigures> {
  const probe = new URL('probe.ts', import.meta.url).href;
  const gateway = await startHostileGateway();
  const running = await start({ ...server.program(gateway.port), probe }, cores);
  const pool = new Pool(`http://127.0.0.1:${running.port}`, { connections: each.callers + 1 });
  try {
    return await underAttack(each, gateway, running, pool);
  } finally {
    await pool.destroy();
    await running.stop();
    gateway.stop();
  }
}

async function underAttack(
  { body, call, callers, maxMemory, name, stalls = false }: HostileCase,
  gateway: HostileGateway,
  running: Running,
  pool: Pool,
): Promise<HostileFigures> {
  const patience = AbortSignal.timeout(60_000);
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
  for (let n = 0; n < warmUpCalls; n += 1) await ask(patience);
  gateway.answer(body(), stalls);
  await pause(500);
  await longestStall(running);
  resetPeakMemory(running.pid);
  const before = memory(running.pid);

  const watch = new Worker(new URL('livez-watch.ts', import.meta.url), { workerData: running.port });
  await once(watch, 'online');
  const until = stalls ? AbortSignal.timeout(patienceMs) : patience;
  const ends = await Promise.all(Array.from({ length: callers }, () => ask(until)));
  await pause(100);
  watch.postMessage('end');
  const [livez] = await once(watch, 'message');
  const ended: Record<string, number> = {};
  for (const end of ends) ended[end] = (ended[end] ?? 0) + 1;
  return {
    name,
    livez: Number(livez),
    stall: await longestStall(running),
    memory: peakMemory(running.pid) - before,
    maxMemory: maxMemory ?? null,
    ended,
  };
}
