/** A date without a time is a calendar day: it is shown as the same day in every time zone. */
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Formats a date as 'March 10, 2024'; '-' for a missing or invalid date.
 * @param timeZone a supported IANA name (`knownTimeZone`); by default the time zone of the machine
 */
export function longDate(iso: string | null | undefined, timeZone?: string): string {
  const clock = clockAt(iso, timeZone);
  return clock === null ? '-' : dayText(clock);
}

/**
 * Formats a date with its time as 'March 10, 2024. 02:05 PM' (s.5). A date without a time is shown with 12:00 AM. Returns '-' for a missing or
 * invalid date.
 */
export function blogDate(iso: string | null | undefined, timeZone?: string): string {
  const clock = clockAt(iso, timeZone);
  return clock === null ? '-' : `${dayText(clock)}. ${timeText(clock)}`;
}

/** The time of a date as '02:05 PM'; null if the date has no time, is missing or is invalid. */
export function clockTime(iso: string | null | undefined, timeZone?: string): string | null {
  const clock = clockAt(iso, timeZone);
  return clock === null || dayOnly.test(iso?.trim() ?? '') ? null : timeText(clock);
}

/**
 * The time zone if this machine supports it; undefined for a missing or unsupported one, so that dates use the machine's time zone.
 * @param name IANA name from a gateway
 */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  try {
    // Throws if the machine does not support the time zone.
    clockIn(name, new Date(0));
    return name;
  } catch {
    return undefined;
  }
}

/** The date and the time of day in some time zone. Months are counted from 1, hours from 0 to 23. */
interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Only newer browsers have `Temporal`. It is declared here, because TypeScript's library for ES2023 does not contain it. */
declare const Temporal:
  | {
      readonly Instant: {
        fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(timeZone: string): WallClock };
      };
    }
  | undefined;

// The texts are composed here and not by Intl, because its separators differ between browsers, and its first use takes 28 ms in Chromium,
// more on a phone.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function dayText({ day, month, year }: WallClock): string {
  return `${months[month - 1]} ${day}, ${year}`;
}

/** Midnight is '12:00 AM', and noon '12:00 PM'. */
function timeText({ hour, minute }: WallClock): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(hour % 12 === 0 ? 12 : hour % 12)}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Null for a missing or invalid date. */
function clockAt(iso: string | null | undefined, timeZone: string | undefined): WallClock | null {
  const text = iso?.trim() ?? '';
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || !isRealDay(text)) return null;
  if (dayOnly.test(text)) return utcClock(date);
  if (timeZone !== undefined) return clockIn(timeZone, date);
  // The offset is in minutes. A date that is shifted by the offset has the machine's local time as its UTC time.
  return utcClock(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));
}

function utcClock(date: Date): WallClock {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

/**
 * Uses Temporal if the browser has it, because the first use of Intl takes 28 ms in Chromium, and Temporal takes 1 ms.
 * @throws {RangeError} for an unknown time zone
 */
function clockIn(timeZone: string, date: Date): WallClock {
  if (typeof Temporal !== 'undefined')
    return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);
  const parts = formatIn(timeZone).formatToParts(date);
  const numberOf = (unit: keyof WallClock) => Number(parts.find(({ type }) => type === unit)?.value);
  return {
    year: numberOf('year'),
    month: numberOf('month'),
    day: numberOf('day'),
    hour: numberOf('hour'),
    minute: numberOf('minute'),
  };
}

/** A cache by time zone, because a browser takes milliseconds to create a format, and each row of the report table has two dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws {RangeError} for an unknown time zone */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/** Whether the day exists. `Date` does not reject February 30: it converts it to a day in March. */
function isRealDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (day === undefined) return true;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}
