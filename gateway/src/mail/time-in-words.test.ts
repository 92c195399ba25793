import { describe, expect, it } from 'vitest';
import { timeInWords } from './post-office.ts';

describe('a moment in a letter', () => {
  it.each([
    ['2026-03-03T09:42:00Z', 'March 3, 2026, 10:42 AM, West Africa Time'],
    ['2026-03-03T23:05:00Z', 'March 4, 2026, 12:05 AM, West Africa Time'],
    ['2026-07-31T13:00:00Z', 'July 31, 2026, 2:00 PM, West Africa Time'],
  ])('%s is told as people tell it, with the zone named', (iso, words) => {
    expect(timeInWords(new Date(iso))).toBe(words);
  });
});
