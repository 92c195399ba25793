import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Running, start } from '../measure/process.ts';
import { adapter } from '../servers.ts';
import { startCallers } from './callers.ts';
import { startFaultyUpstream } from './faulty-upstream.ts';
import type { Sample } from './sample.ts';
import type { SoakSettings } from './settings.ts';

/** What a soak has seen. */
export interface SoakResult {
  readonly samples: readonly Sample[];
  readonly kinds: ReadonlyMap<string, number>;
  readonly crashes: readonly string[];
  /** Faults of the gateway, by their numbers in docs/faults.md. */
  readonly faults: ReadonlyMap<string, number>;
}

/** Calls the adapter, as a process of its own, for the whole time, and asks it now and then what it holds. */
export async function soak(settings: SoakSettings, tell: (sample: Sample) => void): Promise<SoakResult> {
  const upstream = await startFaultyUpstream(settings.faults, seeded(settings.seed));
  const probe = new URL('probe.ts', import.meta.url).href;
  const running = await start({ ...adapter.program(upstream.port), probe }, null);
  const callers = startCallers(`http://127.0.0.1:${running.port}`, settings.rate, settings.warmUpMs / 2);
  const ended = once(running.child, 'exit').then(() => Promise.reject(new Error('The adapter has ended.')));
  // Heard of below while the soak lasts; at its end it is we who end the adapter.
  ended.catch(() => {});
  const samples: Sample[] = [];
  const started = performance.now();
  try {
    for (let at = settings.sampleMs; at <= settings.totalMs; at += settings.sampleMs) {
      await pause(Math.max(0, started + at - performance.now()));
      const sample = { ...(await Promise.race([ask(running), ended])), atMs: at };
      samples.push(sample);
      tell(sample);
    }
  } finally {
    await callers.stop();
    await running.stop();
    await upstream.stop();
  }
  return { samples, kinds: callers.kinds, crashes: callers.crashes, faults: upstream.made };
}

async function ask({ child }: Running): Promise<Omit<Sample, 'atMs'>> {
  child.send('sample');
  const [sample] = await once(child, 'message');
  return sample;
}

/** Numbers from 0 up to 1 that come again with the same seed (a linear congruential generator, Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
