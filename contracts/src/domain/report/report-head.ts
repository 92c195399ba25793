import { clockTime, longDate } from '../dates.ts';

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
  /** IANA name of the operator's time zone. If missing, the date is in the machine's time zone, and no time zone is shown. */
  readonly timeZone?: string | undefined;
}

interface ReportHead {
  readonly title: string;
  /** The parts of the line below the title. Missing parts are omitted. */
  readonly parts: readonly string[];
}

/** The head of a report: its title and a line with the person's name, the date and the number of the report. */
export function reportHeadOf({ at, count, name, number, timeZone }: ReportHeadInput): ReportHead {
  const numberText = number === null ? null : reportNumberText(number, count);
  const parts = [name.trim(), dateTextOf(at, timeZone), numberText ?? ''].filter(part => part !== '');
  return { title: 'Health Risk Report', parts };
}

/** 'November 28, 2026, 02:05 PM (Africa/Lagos time)'; '' for a missing or invalid date. */
function dateTextOf(at: string | null, timeZone: string | undefined): string {
  const day = longDate(at, timeZone);
  if (day === '-') return '';
  const time = clockTime(at, timeZone);
  // A date without a time is a calendar day, which is the same in every time zone.
  if (time === null) return day;
  const zone = timeZone === undefined ? '' : ` (${timeZone} time)`;
  return `${day}, ${time}${zone}`;
}
