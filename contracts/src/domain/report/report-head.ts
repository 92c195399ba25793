import { blogDate, clockTime } from '../dates.ts';

/** 'Report 2 of 3', counted from the oldest; null if there is only one report, which needs no number. */
export function reportNumberText(number: number, count: number): string | null {
  return count < 2 ? null : `Report ${number} of ${count}`;
}

interface ReportHeadInput {
  /** Name of the person. */
  readonly name: string;
  /** ISO time; null if it is unknown. */
  readonly at: string | null;
  /** From 1, the oldest first; null if it is unknown. */
  readonly number: number | null;
  /** Number of all reports of the person. */
  readonly count: number;
  /** IANA name of the operator's time zone. Without it the date is in the time zone of the machine, which is not named. */
  readonly timeZone?: string | undefined;
}

interface ReportHead {
  readonly title: string;
  /** The parts of the line below the title, without empty ones. */
  readonly parts: readonly string[];
}

/** The head of a report: its title and a line with the person's name, the date and the number of the report. */
export function reportHeadOf({ at, count, name, number, timeZone }: ReportHeadInput): ReportHead {
  const date = blogDate(at, timeZone);
  // A calendar day without a time is the same in every time zone.
  const zone = timeZone === undefined || clockTime(at, timeZone) === null ? '' : ` (${timeZone} time)`;
  const parts = [
    name.trim(),
    // '-' is a missing date. The point of the blog's format (s.5) would end the sentence.
    date === '-' ? '' : `${date.replace('. ', ', ')}${zone}`,
    (number === null ? null : reportNumberText(number, count)) ?? '',
  ];
  return { title: 'Health Risk Report', parts: parts.filter(part => part !== '') };
}
