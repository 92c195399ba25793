import { describe, expect, it } from 'vitest';
import { timeInWords } from './mailer.ts';

describe('a time in an e-mail', () => {
  it.each([
    ['2026-03-03T09:42:00Z', 'Africa/Lagos', 'March 3, 2026, 10:42 AM, West Africa Time'],
    ['2026-03-03T23:05:00Z', 'Africa/Lagos', 'March 4, 2026, 12:05 AM, West Africa Time'],
    ['2026-07-31T13:00:00Z', 'America/New_York', 'July 31, 2026, 9:00 AM, Eastern Daylight Time'],
  ])('%s in %s has 12 hours and names the zone', (iso, zone, words) => {
    expect(timeInWords(new Date(iso), zone)).toBe(words);
  });
});
