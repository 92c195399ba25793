import { describe, expect, it } from 'vitest';
import { onceAMinute } from '../http/foreign-origin.ts';

describe('a message that is logged once a minute', () => {
  it('is logged again after a minute', () => {
    let now = 0;
    const isNews = onceAMinute(() => now);
    expect([isNews('a'), isNews('b'), isNews('a')]).toEqual([true, true, false]);
    now = 59_999;
    expect(isNews('a')).toBe(false);
    now = 60_000;
    expect([isNews('a'), isNews('a')]).toEqual([true, false]);
  });

  it('is limited to a number of keys a minute', () => {
    const isNews = onceAMinute(() => 0, 2);
    expect(['a', 'b', 'c', 'a'].map(isNews)).toEqual([true, true, false, false]);
  });
});
