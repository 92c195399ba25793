/** A date without a time is a calendar day, the same in every time zone. */
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** 'March 10, 2024', or '-' for a missing or impossible date. @param timeZone IANA name; the machine's own by default */
export function longDate(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone);
  return parts === null ? '-' : `${parts.month} ${parts.day}, ${parts.year}`;
}

/** 'March 10, 2024. 02:05 PM', or '-' for a missing or impossible date (s.5). */
export function blogDate(iso: string | null | undefined, timeZone?: string): string {
  const parts = partsOf(iso, timeZone);
  if (parts === null) return '-';
  return `${parts.month} ${parts.day}, ${parts.year}. ${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/** '02:05 PM', or null where the date has no time, is missing or impossible. */
export function clockTime(iso: string | null | undefined, timeZone?: string): string | null {
  const parts = partsOf(iso, timeZone);
  if (parts === null || dayOnly.test(iso?.trim() ?? '')) return null;
  return `${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
}

/**
 * The time zone where this machine knows it; undefined for a missing or unknown one, so that dates are in the machine's own.
 * @param name IANA name, as a gateway tells it
 */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return formatIn(name) && name;
  } catch {
    return undefined;
  }
}

/** Put together from parts: the separators of Intl's own texts change between browsers. */
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

/** Whether the day is in the calendar: Date refuses no 30 February, it makes a day in March of it. */
function isRealDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (day === undefined) return true;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}
