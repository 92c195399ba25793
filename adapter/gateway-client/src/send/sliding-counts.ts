const buckets = 10;

/**
 * Counts events within a sliding window of time: all of them, and those that are marked. They are counted in ten buckets, so
 * that the memory does not grow with the traffic.
 */
export function createSlidingCounts(windowMs: number, now: () => number) {
  let kept: { at: number; all: number; marked: number }[] = [];
  const width = windowMs / buckets;

  const bucketNow = () => Math.floor(now() / width);

  return {
    add(sort: 'all' | 'marked'): void {
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
