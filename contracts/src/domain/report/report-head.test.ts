import { describe, expect, it } from 'vitest';
import { reportHeadOf } from './report-head.ts';

const partsOf = (at: string | null, timeZone?: string) =>
  reportHeadOf({ name: 'Ada', at, number: 2, count: 3, timeZone }).parts;

describe('reportHeadOf', () => {
  it.each([
    ['2026-11-28T13:05:00Z', 'Africa/Lagos', 'November 28, 2026, 02:05 PM (Africa/Lagos time)'],
    // 5 hours and 45 minutes ahead of UTC, so the date is the next day.
    ['2026-11-28T23:30:00Z', 'Asia/Kathmandu', 'November 29, 2026, 05:15 AM (Asia/Kathmandu time)'],
    ['2026-11-28', 'Africa/Lagos', 'November 28, 2026'],
  ])('shows %s with the configured time zone %s as %s', (at, timeZone, date) => {
    expect(partsOf(at, timeZone)).toEqual(['Ada', date, 'Report 2 of 3']);
  });

  it('shows no time zone if none is configured', () => {
    expect(partsOf('2026-11-28T13:05:00Z')[1]).toMatch(/^November 28, 2026, \d\d:05 [AP]M$/);
  });

  it('omits a missing date', () => {
    expect(partsOf(null, 'Africa/Lagos')).toEqual(['Ada', 'Report 2 of 3']);
  });
});
