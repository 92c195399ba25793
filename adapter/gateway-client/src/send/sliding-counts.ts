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

  const current = () => {
    const at = Math.floor(now() / width);
    const [oldest] = kept;
    if (oldest && at - oldest.at >= buckets) kept = kept.filter(bucket => at - bucket.at < buckets);
    return at;
  };

  return {
    add(sort) {
      const at = current();
      let bucket = kept.at(-1);
      if (bucket?.at !== at) {
        bucket = { at, all: 0, marked: 0 };
        kept.push(bucket);
      }
      bucket[sort]++;
    },
    counts() {
      current();
      return kept.reduce((sum, { all, marked }) => ({ all: sum.all + all, marked: sum.marked + marked }), {
        all: 0,
        marked: 0,
      });
    },
    clear() {
      kept = [];
    },
  };
}
