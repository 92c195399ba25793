/** Number of buckets into which the window is divided. An event is forgotten up to one bucket too early. */
const buckets = 10;

/** Counts of the events of the last `windowMs`. `marked` events are a subset of `all`: the caller counts such an event in both. */
interface SlidingCounts {
  add(counter: 'all' | 'marked'): void;
  counts(): { readonly all: number; readonly marked: number };
  clear(): void;
}

/**
 * Counts events in a sliding window of time: all events, and the marked ones, such as failed calls or retries. It uses ten buckets, so
 * that memory does not grow with the traffic.
 * @param now monotonic milliseconds
 */
export function createSlidingCounts(windowMs: number, now: () => number): SlidingCounts {
  /** The buckets of the window, the oldest first. `at` is the index of the bucket, counted from time 0. */
  let recent: { at: number; all: number; marked: number }[] = [];
  const width = windowMs / buckets;

  const bucketNow = () => Math.floor(now() / width);

  return {
    add(counter) {
      const at = bucketNow();
      let bucket = recent.at(-1);
      if (bucket?.at !== at) {
        bucket = { at, all: 0, marked: 0 };
        recent = [...recent.filter(each => at - each.at < buckets), bucket];
      }
      bucket[counter]++;
    },
    counts() {
      const at = bucketNow();
      const live = recent.filter(bucket => at - bucket.at < buckets);
      const sumOf = (counter: 'all' | 'marked') => live.reduce((sum, bucket) => sum + bucket[counter], 0);
      return { all: sumOf('all'), marked: sumOf('marked') };
    },
    clear() {
      recent = [];
    },
  };
}
