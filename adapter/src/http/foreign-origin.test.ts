import { describe, expect, it } from 'vitest';
import { onceAMinute } from './foreign-origin.ts';

describe('onceAMinute', () => {
  it('is true once for each key, and again after a minute', () => {
    let now = 0;
    const isDue = onceAMinute(() => now);
    expect([isDue('a'), isDue('b'), isDue('a')]).toEqual([true, true, false]);
    now = 59_999;
    expect(isDue('a')).toBe(false);
    now = 60_000;
    expect([isDue('a'), isDue('a')]).toEqual([true, false]);
  });

  it('is false for further keys when the maximum number of keys of a minute is reached', () => {
    const isDue = onceAMinute(() => 0, 2);
    expect(['a', 'b', 'c', 'a'].map(isDue)).toEqual([true, true, false, false]);
  });
});
