import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { resourcesOf } from '../measure/ask-probe.ts';
import { start } from '../measure/process.ts';
import { adapter } from '../servers.ts';
import { startCallers } from './callers.ts';
import { startFaultyUpstream } from './faulty-upstream.ts';
import type { Sample } from './sample.ts';
import type { SoakSettings } from './settings.ts';

/** The result of a soak. */
export interface SoakResult {
  readonly samples: readonly Sample[];
  /** Number of answers by kind, `OK` among them. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly crashes: readonly string[];
  /** Faults of the gateway, by their numbers in docs/faults.md. */
  readonly faults: ReadonlyMap<string, number>;
}

/** Calls the adapter, as a process of its own, for the whole time. @param onSample called with each sample. */
export async function soak(settings: SoakSettings, onSample: (sample: Sample) => void): Promise<SoakResult> {
  const upstream = await startFaultyUpstream(settings.faults, seeded(settings.seed));
  const running = await start({ ...adapter.program(upstream.port), hasProbe: true });
  const callers = startCallers(`http://127.0.0.1:${running.port}`, settings.rate, settings.warmUpMs / 2);
  const ended = once(running.child, 'exit').then(() => Promise.reject(new Error('The adapter has ended.')));
  // It counts below, while the soak lasts. At the end the adapter is stopped on purpose.
  ended.catch(() => {});
  const samples: Sample[] = [];
  const startedAt = performance.now();
  try {
    for (let at = settings.sampleMs; at <= settings.totalMs; at += settings.sampleMs) {
      await delay(Math.max(0, startedAt + at - performance.now()));
      const sample = { ...(await Promise.race([resourcesOf(running), ended])), atMs: at };
      samples.push(sample);
      onSample(sample);
    }
  } finally {
    await callers.stop();
    await running.stop();
    await upstream.stop();
  }
  return { samples, kinds: callers.kinds, crashes: callers.crashes, faults: upstream.made };
}

/** Numbers from 0 up to 1 that come again with the same seed (a linear congruential generator, Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
