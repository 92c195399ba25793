import type { Resources } from '../measure/ask-probe.ts';
import { median } from '../statistics.ts';

/** What the adapter holds at one moment. */
export interface Sample extends Resources {
  /** Since the soak began. */
  readonly atMs: number;
}

/** A metric in the first part after warming up and in the last. */
export interface Change {
  readonly first: number;
  readonly last: number;
  /** Of the first. */
  readonly percent: number;
}

/** Compares the medians of the two parts. */
export function changeOf(
  samples: readonly Sample[],
  metric: keyof Resources,
  { warmUpMs, windowMs, totalMs }: { warmUpMs: number; windowMs: number; totalMs: number },
): Change {
  const between = (from: number, to: number) =>
    median(samples.filter(({ atMs }) => atMs >= from && atMs <= to).map(sample => sample[metric]));
  const first = between(warmUpMs, warmUpMs + windowMs);
  const last = between(totalMs - windowMs, totalMs);
  return { first, last, percent: ((last - first) / first) * 100 };
}

/** The maximal change of memory. */
export const maxPercent = 5;

/** The objects too: a process may hold free memory that a leak fills for a while. */
const judged = ['rss', 'heap'] as const;

/** Memory that grew or shrank by more is not flat; nor is memory that was not measured. */
export function isFlat(samples: readonly Sample[], times: Parameters<typeof changeOf>[2]): boolean {
  return judged.every(metric => Math.abs(changeOf(samples, metric, times).percent) <= maxPercent);
}
