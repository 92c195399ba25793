import type { Tone } from '@choose-life/contracts/domain/report/generated/report-details';
import type { NumberRow } from '@choose-life/contracts/domain/report/report-view';

/** Parts that paper can do without, since the screen has them; the last is left out first. Nothing else is ever left out. */
export const optionalParts = ['noteTexts', 'goodTexts', 'method', 'since', 'sources'] as const;

export type PrintedParts = ReadonlySet<(typeof optionalParts)[number]>;

const textsOf = { note: 'noteTexts', good: 'goodTexts' } as const satisfies Partial<Record<Tone, string>>;

/** Whether what is said about a number is printed: always where it warns, or where the number is to be looked at. */
export function isPrinted(row: NumberRow, printed: PrintedParts): boolean {
  const { mustPrint, tone } = row;
  return mustPrint || tone === 'attention' || tone === 'urgent' || printed.has(textsOf[tone]);
}
