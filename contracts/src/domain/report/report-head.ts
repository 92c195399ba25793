import { blogDate, clockTime } from '../dates.ts';

/** Which report it is, from 1 for the oldest; null where there is one alone. */
export function reportPlace(number: number, count: number): string | null {
  return count < 2 ? null : `Report ${number} of ${count}`;
}

/** The line under the heading of a report: whose it is, of when, and which of how many. */
export function reportHeadOf(given: {
  readonly name: string;
  /** ISO time. */
  readonly at: string | null;
  /** From 1, the oldest first; null where it is not known. */
  readonly number: number | null;
  readonly count: number;
  /** IANA name of the operator's zone; without it the date is in the machine's own zone, which is not named. */
  readonly timeZone?: string | undefined;
}): { readonly title: string; readonly parts: readonly string[] } {
  const { at, count, name, number, timeZone } = given;
  const date = blogDate(at, timeZone);
  // A calendar day is the same in every zone.
  const zone = timeZone === undefined || clockTime(at, timeZone) === null ? '' : ` (${timeZone} time)`;
  const parts = [
    name.trim(),
    date === '-' ? '' : `${date.replace('. ', ', ')}${zone}`,
    (number === null ? null : reportPlace(number, count)) ?? '',
  ];
  return { title: 'Health Risk Report', parts: parts.filter(part => part !== '') };
}
