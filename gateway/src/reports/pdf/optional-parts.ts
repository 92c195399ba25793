import type { Tone } from '@choose-life/contracts/domain/report/generated/report-details';
import type { NumberRow } from '@choose-life/contracts/domain/report/report-view';

/**
 * The parts that may be omitted, since the screen shows them. All other parts are always printed. The order is the priority: `composeReport`
 * adds the parts in this order, each only if the report still fits on one sheet, or on as many pages as the required parts take.
 * - `noteTexts` and `goodTexts`: the texts about numbers of these two tones (`isPrinted`).
 * - `method` and `sources`: paragraphs of the section on how the report was made.
 * - `since`: the section on the change since the person's previous report.
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
