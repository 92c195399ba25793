import { afterEach, describe, expect, it } from 'vitest';
import { blogDate, clockTime, knownTimeZone, longDate } from './dates.ts';

describe('knownTimeZone', () => {
  it.each([
    ['Africa/Lagos', 'Africa/Lagos'],
    ['Middle/Earth', undefined],
    ['', undefined],
    [null, undefined],
  ])('for the name %j returns %j', (name, timeZone) => {
    expect(knownTimeZone(name)).toBe(timeZone);
  });
});

describe('the formats of dates', () => {
  it.each([
    ['2024-03-10T13:05:00Z', 'UTC', 'March 10, 2024', 'March 10, 2024. 01:05 PM'],
    ['2024-03-10T13:05:00Z', 'America/Los_Angeles', 'March 10, 2024', 'March 10, 2024. 06:05 AM'],
    ['2024-03-10T23:30:00Z', 'Africa/Lagos', 'March 11, 2024', 'March 11, 2024. 12:30 AM'],
    ['2024-12-31T12:00:00Z', 'UTC', 'December 31, 2024', 'December 31, 2024. 12:00 PM'],
    ['2024-01-01T00:00:00.000Z', 'UTC', 'January 1, 2024', 'January 1, 2024. 12:00 AM'],
  ])('show %s in %s as %s and as %s', (iso, timeZone, long, blog) => {
    expect(longDate(iso, timeZone)).toBe(long);
    expect(blogDate(iso, timeZone)).toBe(blog);
    expect(`${long}. ${clockTime(iso, timeZone)}`).toBe(blog);
  });

  it.each(['UTC', 'Africa/Lagos', 'America/Los_Angeles'])(
    'show a date without a time as the same day in %s',
    timeZone => {
      expect(longDate('2024-03-10', timeZone)).toBe('March 10, 2024');
      expect(clockTime('2024-03-10', timeZone)).toBeNull();
    },
  );

  it.each(['', ' ', 'soon', '2024-13-01', '2024-02-30', '2024-02-30T10:00:00Z', null, undefined])(
    'show %j as a dash, without a time',
    iso => {
      expect(longDate(iso)).toBe('-');
      expect(blogDate(iso)).toBe('-');
      expect(clockTime(iso)).toBeNull();
    },
  );

  describe('without a time zone', () => {
    const { TZ } = process.env;

    afterEach(() => {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    });

    it.each([
      ['UTC', 'March 10, 2024. 11:30 PM'],
      ['Africa/Lagos', 'March 11, 2024. 12:30 AM'],
      ['America/Los_Angeles', 'March 10, 2024. 04:30 PM'],
    ])("use the machine's time zone, here %s", (timeZone, expected) => {
      process.env.TZ = timeZone;
      expect(blogDate('2024-03-10T23:30:00Z')).toBe(expected);
    });
  });
});
