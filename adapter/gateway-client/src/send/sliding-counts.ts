/** Counts events within a sliding window of time: all of them, and those that are marked. */
export interface SlidingCounts {
  add(sort: 'all' | 'marked'): void;
  counts(): { readonly all: number; readonly marked: number };
  clear(): void;
}

const buckets = 10;

/** Counts in ten buckets of the window, so that the memory does not grow with the traffic. */
export function createSlidingCounts(windowMs: number, now: () => number): SlidingCounts {
  let kept: { at: number; all: number; marked: number }[] = [];
  const width = windowMs / buckets;

  const bucketNow = () => Math.floor(now() / width);

  return {
    add(sort) {
      const at = bucketNow();
      let bucket = kept.at(-1);
      if (bucket?.at !== at) {
        bucket = { at, all: 0, marked: 0 };
        kept = [...kept.filter(each => at - each.at < buckets), bucket];
      }
      bucket[sort]++;
    },
    counts() {
      const at = bucketNow();
      const live = kept.filter(bucket => at - bucket.at < buckets);
      const sumOf = (sort: 'all' | 'marked') => live.reduce((sum, bucket) => sum + bucket[sort], 0);
      return { all: sumOf('all'), marked: sumOf('marked') };
    },
    clear() {
      kept = [];
    },
  };
}
