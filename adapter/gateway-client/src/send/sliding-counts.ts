/** Number of parts into which the window is divided. An event is forgotten up to one part too early. */
const buckets = 10;

/** Counts of the events of the last `windowMs`. */
interface SlidingCounts {
  add(counter: 'all' | 'marked'): void;
  counts(): { readonly all: number; readonly marked: number };
  clear(): void;
}

/**
 * Counts events in a sliding window of time: all of them, and those that are marked. It uses ten buckets, so that memory does not grow
 * with the traffic.
 * @param now monotonic milliseconds
 */
export function createSlidingCounts(windowMs: number, now: () => number): SlidingCounts {
  /** The buckets of the window, the oldest first. `at` is the number of the bucket since time 0. */
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
