import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Probed } from '../probe.ts';
import { probed, start } from '../process.ts';
import { optionsOf, type Scenario, shown, table } from '../scenario.ts';
import { adapter } from '../servers.ts';
import { median } from '../statistics.ts';
import { callsPerSecond, startCallers, startFaultyUpstream } from './soak-load.ts';

/** What one soak does. Times in milliseconds. */
export interface SoakSettings {
  /** Percent of the gateway's answers. */
  readonly faults: number;
  readonly totalMs: number;
  /** Memory still grows while code and caches become warm: what is measured then does not count. */
  readonly warmUpMs: number;
  /** The first and the last part that are compared. */
  readonly windowMs: number;
  readonly sampleMs: number;
}

const minute = 60_000;

/** Reads `--minutes 30 --faults 5`; each has this default. */
export function readSoakSettings(args: readonly string[]): SoakSettings {
  const { values } = optionsOf(args, { minutes: '30', faults: '5' });
  const number = (name: keyof typeof values, min: number, max: number) => {
    const value = Number(values[name]);
    if (value >= min && value <= max) return value;
    throw new Error(`--${name}: a number from ${min} to ${max} is wanted.`);
  };
  const totalMs = number('minutes', 0.05, 10_000) * minute;
  const warmUpMs = Math.min(totalMs / 5, 3 * minute);
  return {
    faults: number('faults', 0, 100),
    totalMs,
    warmUpMs,
    windowMs: Math.min((totalMs - warmUpMs) / 2, 5 * minute),
    sampleMs: Math.min(5_000, totalMs / 30),
  };
}

/**
 * The adapter under a mixed load before a gateway that fails now and then. Not met when memory is not flat or an answer was
 * none.
 */
export const soak: Scenario = {
  heading: 'Soak',
  async run(args) {
    const settings = readSoakSettings(args);
    const result = await runSoak(settings, ({ atMs, rss, heap, stallMs, sockets }) => {
      if (atMs % minute >= settings.sampleMs) return;
      const [at, ...figures] = [shown(atMs / minute, 1), shown(rss), shown(heap), shown(stallMs)];
      console.error(`${at} min: MB, of it objects, stall in ms, sockets: ${figures.join(', ')}, ${sockets}`);
    });
    for (const crash of result.crashes.slice(0, 20)) console.error(crash);
    return {
      lines: linesOf(settings, result),
      isMet: isFlat(result.samples, settings) && result.crashes.length === 0,
    };
  },
};

/** What the adapter holds at one moment. */
export interface Sample extends Probed {
  /** Since the soak began. */
  readonly atMs: number;
}

/** The result of a soak. */
export interface SoakResult {
  readonly samples: readonly Sample[];
  /** Number of answers by kind, `OK` among them. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Answers that are neither a result nor an error of a kind. */
  readonly crashes: readonly string[];
  /** Number of faults of the gateway. */
  readonly faults: number;
}

/** Calls the adapter, as a process of its own, for the whole time. @param onSample called with each sample. */
export async function runSoak(
  settings: SoakSettings,
  onSample: (sample: Sample) => void,
): Promise<SoakResult> {
  let faults = 0;
  const upstream = await startFaultyUpstream(settings.faults, () => {
    faults += 1;
  });
  const running = await start({ ...adapter.program(upstream.port), hasProbe: true });
  const callers = startCallers(running.port, settings.warmUpMs / 2);
  const ended = once(running.child, 'exit').then(() => Promise.reject(new Error('The adapter has ended.')));
  // It counts below, while the soak lasts. At the end the adapter is stopped on purpose.
  ended.catch(() => {});
  const samples: Sample[] = [];
  const startedAt = performance.now();
  try {
    for (let at = settings.sampleMs; at <= settings.totalMs; at += settings.sampleMs) {
      await delay(Math.max(0, startedAt + at - performance.now()));
      const sample = { ...(await Promise.race([probed(running, 'after a collection'), ended])), atMs: at };
      samples.push(sample);
      onSample(sample);
    }
  } finally {
    await callers.stop();
    await running.stop();
    await upstream.stop();
  }
  return { samples, kinds: callers.kinds, crashes: callers.crashes, faults };
}

/** Compares the medians of a metric in the first part after warming up and in the last. */
export function changeOf(
  samples: readonly Sample[],
  metric: keyof Probed,
  { warmUpMs, windowMs, totalMs }: SoakSettings,
): { first: number; last: number; percent: number } {
  const between = (from: number, to: number) =>
    median(samples.filter(({ atMs }) => atMs >= from && atMs <= to).map(sample => sample[metric]));
  const first = between(warmUpMs, warmUpMs + windowMs);
  const last = between(totalMs - windowMs, totalMs);
  return { first, last, percent: ((last - first) / first) * 100 };
}

/** The maximal change of memory. */
const maxPercent = 5;

/**
 * Memory that grew or shrank by more is not flat; nor is memory that was not measured. The objects count too: a process may
 * hold free memory that a leak fills for a while.
 */
export function isFlat(samples: readonly Sample[], settings: SoakSettings): boolean {
  return (['rss', 'heap'] as const).every(
    metric => Math.abs(changeOf(samples, metric, settings).percent) <= maxPercent,
  );
}

const titles: readonly [keyof Probed, string][] = [
  ['rss', 'memory of the process, MB'],
  ['heap', 'of it objects, MB'],
  ['external', 'of it buffers, MB'],
  ['stallMs', 'longest stall of the event loop, ms'],
  ['sockets', 'open sockets'],
  ['handles', 'open handles'],
];

/** The figures for docs/speed.md. */
export function linesOf(settings: SoakSettings, { crashes, faults, kinds, samples }: SoakResult): string[] {
  const minutes = (ms: number) => String(Number((ms / minute).toFixed(2)));
  const byCount = [...kinds].toSorted(([, one], [, other]) => other - one);
  const calls = byCount.reduce((sum, [, count]) => sum + count, 0);
  const [first, last] = [minutes(settings.warmUpMs), minutes(settings.windowMs)];
  return [
    `${calls} calls, ${callsPerSecond} a second; ${faults} answers of the gateway were faults. Compared are ${last} min after ${first} min of warming up,`,
    `and the last ${last} min: memory ${isFlat(samples, settings) ? 'is' : 'is not'} flat.`,
    '',
    table(
      ['of the adapter', 'first', 'last', 'change'],
      titles.map(([metric, title]) => {
        const { first, last, percent } = changeOf(samples, metric, settings);
        return [title, shown(first, 1), shown(last, 1), `${shown(percent, 1)} %`];
      }),
    ),
    '',
    `What callers got: ${byCount.map(([name, count]) => `${count} ${name}`).join(', ')}. Answers that were none: ${crashes.length}.`,
  ];
}
