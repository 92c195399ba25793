/** A date without a time is a calendar day: it is shown as the same day in every time zone. */
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a date as 'March 10, 2024'; '-' for a missing or invalid date. @param timeZone IANA name; by default that of the machine */
export function longDate(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone);
  return parts === null ? '-' : `${parts.month} ${parts.day}, ${parts.year}`;
}

/** Formats a date with its time as 'March 10, 2024. 02:05 PM' (s.5); '-' for a missing or invalid date. */
export function blogDate(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone);
  if (parts === null) return '-';
  return `${parts.month} ${parts.day}, ${parts.year}. ${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/** The time of a date as '02:05 PM'; null if the date has no time, is missing or is invalid. */
export function clockTime(iso: string | null | undefined, timeZone?: string): string | null {
  const parts = partsOf(iso, timeZone);
  if (parts === null || dayOnly.test(iso?.trim() ?? '')) return null;
  return `${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/**
 * The time zone if this machine supports it; undefined for a missing or unsupported one, so that dates use the machine's time zone.
 * @param name IANA name from a gateway
 */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  try {
    // Throws if the machine does not support the time zone.
    formatIn(name);
    return name;
  } catch {
    return undefined;
  }
}

/** The parts of a date by name. The formats above join them, because the separators of Intl's own formats differ between browsers. */
function partsOf(iso: string | null | undefined, timeZone: string | undefined) {
  const text = iso?.trim() ?? '';
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || !isRealDay(text)) return null;
  return Object.fromEntries(formattedParts(date, dayOnly.test(text) ? 'UTC' : timeZone));
}

/** The parts of a date in a time zone. Without one, the machine's wall clock is formatted as if it were UTC. */
function formattedParts(date: Date, timeZone: string | undefined): [type: string, value: string][] {
  const offsetMs = timeZone === undefined ? date.getTimezoneOffset() * 60_000 : 0;
  const parts = formatIn(timeZone ?? 'UTC').formatToParts(date.getTime() - offsetMs);
  return parts.map(({ type, value }) => [type, value]);
}

/** By time zone: a browser takes milliseconds to create a format, and the report table formats two dates a row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws {RangeError} for an unknown time zone */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
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
