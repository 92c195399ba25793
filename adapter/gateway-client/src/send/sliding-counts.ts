/** Number of buckets into which the window is divided. An event is forgotten up to one bucket too early. */
const bucketCount = 10;

/** Two counters of the last `windowMs`. The circuit breaker counts all calls and failed calls, the retry budget all calls and retries. */
interface SlidingCounts {
  add(counter: 'all' | 'marked'): void;
  /** The counts of the events in the window. */
  counts(): { readonly all: number; readonly marked: number };
  clear(): void;
}

/**
 * Counts events in a sliding window of time. It uses ten buckets, so that memory does not grow with the traffic.
 * @param now monotonic milliseconds
 */
export function createSlidingCounts(windowMs: number, now: () => number): SlidingCounts {
  /** The buckets of the window, the oldest first. `index` counts the buckets from time 0. */
  let buckets: { index: number; all: number; marked: number }[] = [];
  const bucketMs = windowMs / bucketCount;

  const currentIndex = () => Math.floor(now() / bucketMs);

  return {
    add(counter) {
      const index = currentIndex();
      let bucket = buckets.at(-1);
      if (bucket?.index !== index) {
        bucket = { index, all: 0, marked: 0 };
        buckets = [...buckets.filter(earlier => index - earlier.index < bucketCount), bucket];
      }
      bucket[counter]++;
    },
    counts() {
      const index = currentIndex();
      const currentBuckets = buckets.filter(bucket => index - bucket.index < bucketCount);
      const sumOf = (counter: 'all' | 'marked') =>
        currentBuckets.reduce((sum, bucket) => sum + bucket[counter], 0);
      return { all: sumOf('all'), marked: sumOf('marked') };
    },
    clear() {
      buckets = [];
    },
  };
}
