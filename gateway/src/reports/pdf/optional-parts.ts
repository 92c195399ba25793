import type { Tone } from '@choose-life/contracts/domain/report/generated/report-details';
import type { NumberRow } from '@choose-life/contracts/domain/report/report-view';

/**
 * The parts that are omitted if they do not fit on the sheet, since the screen shows them. They are added in this order while they fit. All
 * other parts are always printed.
 */
export const optionalParts = ['noteTexts', 'goodTexts', 'method', 'since', 'sources'] as const;

/** The optional parts that are printed. */
export type PrintedParts = ReadonlySet<(typeof optionalParts)[number]>;

const optionalTextsOfTone = { note: 'noteTexts', good: 'goodTexts' } as const satisfies Partial<
  Record<Tone, string>
>;

/** Whether the text about a number is printed: always if it warns, or if the number needs attention. */
export function isPrinted(row: NumberRow, printedParts: PrintedParts): boolean {
  const { mustPrint, tone } = row;
  return (
    mustPrint || tone === 'attention' || tone === 'urgent' || printedParts.has(optionalTextsOfTone[tone])
  );
}
