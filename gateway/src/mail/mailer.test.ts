import { describe, expect, it } from 'vitest';
import { timeInWords } from './mailer.ts';

describe('a time in an e-mail', () => {
  it.each([
    ['2026-03-03T09:42:00Z', 'Africa/Lagos', 'March 3, 2026, 10:42 AM, West Africa Time'],
    ['2026-03-03T23:05:00Z', 'Africa/Lagos', 'March 4, 2026, 12:05 AM, West Africa Time'],
    ['2026-07-31T13:00:00Z', 'America/New_York', 'July 31, 2026, 9:00 AM, Eastern Daylight Time'],
  ])('has a 12-hour clock and names the zone: %s in %s', (iso, zone, text) => {
    expect(timeInWords(new Date(iso), zone)).toBe(text);
  });
});
