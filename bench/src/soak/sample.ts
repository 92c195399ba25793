import { median } from '../pdf/timing.ts';

/** What the adapter holds at a moment; megabytes and milliseconds. */
export interface Sample {
  /** Since the soak began. */
  readonly atMs: number;
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  /** The longest for which the event loop stood still since the last sample. */
  readonly delay: number;
  readonly sockets: number;
  readonly handles: number;
}

export type Figure = Exclude<keyof Sample, 'atMs'>;

/** A figure in the first part after warming up and in the last. */
export interface Change {
  readonly first: number;
  readonly last: number;
  /** Of a hundred of the first. */
  readonly percent: number;
}

/** Compares the medians of the two parts. */
export function changeOf(
  samples: readonly Sample[],
  figure: Figure,
  { warmUpMs, windowMs, totalMs }: { warmUpMs: number; windowMs: number; totalMs: number },
): Change {
  const between = (from: number, to: number) =>
    median(samples.filter(({ atMs }) => atMs >= from && atMs <= to).map(sample => sample[figure]));
  const first = between(warmUpMs, warmUpMs + windowMs);
  const last = between(totalMs - windowMs, totalMs);
  return { first, last, percent: ((last - first) / first) * 100 };
}

/** The most that memory may have changed. */
export const maxPercent = 5;

/** The process may hold room that a leak fills for a while: the objects tell of that. */
const judged = ['rss', 'heap'] as const;

/** Memory that grew or shrank by more is not flat; nor is memory that was not measured. */
export function isFlat(samples: readonly Sample[], times: Parameters<typeof changeOf>[2]): boolean {
  return judged.every(figure => Math.abs(changeOf(samples, figure, times).percent) <= maxPercent);
}
