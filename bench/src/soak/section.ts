import type { Resources } from '../measure/ask-probe.ts';
import { machine, table } from '../speed-page.ts';
import { changeOf, isFlat, maxPercent } from './sample.ts';
import type { SoakSettings } from './settings.ts';
import type { SoakResult } from './soak.ts';

const titles: readonly [keyof Resources, string][] = [
  ['rss', 'memory of the process, MB'],
  ['heap', 'of it objects, MB'],
  ['external', 'of it buffers, MB'],
  ['stallMs', 'longest stall of the event loop, ms'],
  ['sockets', 'open sockets'],
  ['handles', 'open handles'],
];

/** The section of docs/speed.md. */
export function soakSection(settings: SoakSettings, result: SoakResult): string {
  const { faults, minutes, rate, seed, warmUpMs, windowMs } = settings;
  const calls = sumOf(result.kinds);
  return [
    `Written by \`npm run soak -- --minutes ${minutes} --faults ${faults}\`. ${machine()}`,
    '',
    `${calls} calls of all sorts, ${rate} requests a second, on kept and on fresh connections, limits off; ${sumOf(result.faults)} answers of the`,
    `gateway were faults (seed ${seed}). The garbage is collected before each sample. Compared are the medians of`,
    `${inMinutes(windowMs)} min after ${inMinutes(warmUpMs)} min of warming up with bursts, and of the last ${inMinutes(windowMs)} min. Memory, and the objects in it, may differ by ${maxPercent} %: it ${isFlat(result.samples, settings) ? 'is' : 'is not'} flat.`,
    '',
    table(
      ['of the adapter', 'first', 'last', 'change'],
      titles.map(([metric, title]) => {
        const { first, last, percent } = changeOf(result.samples, metric, settings);
        return [title, first.toFixed(1), last.toFixed(1), `${percent.toFixed(1)} %`];
      }),
    ),
    '',
    `What callers got: ${listed(result.kinds)}. Answers that were none: ${result.crashes.length}.`,
  ].join('\n');
}

function inMinutes(ms: number): string {
  return String(Number((ms / 60_000).toFixed(2)));
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
