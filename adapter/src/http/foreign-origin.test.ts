import { describe, expect, it } from 'vitest';
import { onceAMinute } from './foreign-origin.ts';

describe('onceAMinute', () => {
  it('is true once for each key, and again after a minute', () => {
    let now = 0;
    const isFirstInMinute = onceAMinute(() => now);
    expect([isFirstInMinute('a'), isFirstInMinute('b'), isFirstInMinute('a')]).toEqual([true, true, false]);
    now = 59_999;
    expect(isFirstInMinute('a')).toBe(false);
    now = 60_000;
    expect([isFirstInMinute('a'), isFirstInMinute('a')]).toEqual([true, false]);
  });

  it('is false for further keys when the maximum number of keys of a minute is reached', () => {
    const isFirstInMinute = onceAMinute(() => 0);
    const results = Array.from({ length: 25 }, (_, index) => isFirstInMinute(`${index}`));
    expect(results).toEqual([...Array(20).fill(true), ...Array(5).fill(false)]);
  });
});
