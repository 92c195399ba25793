import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { optionLabelOf } from '../asked-questions.ts';
import type { Condition } from '../condition.ts';
import { choiceOf, type Facts } from '../facts.ts';

/** A band: a range of values with a name, a tone and a text. */
interface Band extends Pick<FindingLine, 'band' | 'tone' | 'text'>, Partial<Pick<FindingLine, 'source'>> {
  readonly condition: Condition;
  /** True for a warning, which every print must contain. Default: false. */
  readonly mustPrint?: boolean;
  /** The part that is our own choice and a clinician must confirm. Only docs/report.md lists it. */
  readonly ourChoice?: string;
}

/** A measured value or a habit with its bands, by their ids. At most one band applies. */
export interface FindingTable extends Pick<FindingLine, 'id' | 'label' | 'questions' | 'source'> {
  readonly value: (facts: Facts) => string;
  readonly bands: Readonly<Record<string, Band>>;
}

/** A band with the members of its table. */
export interface FindingRow extends Omit<FindingTable, 'bands'>, Band {
  /** The unique id of the band, such as 'pressure-stage-1'. */
  readonly rule: string;
  readonly mustPrint: boolean;
  readonly source: string;
}

/** The rows of a table, in order. A band without a source gets the source of its table. */
export function rowsOf({ bands, ...sharedMembers }: FindingTable): FindingRow[] {
  // The members of the band come last, so that they replace the source of the table and the default of `mustPrint`.
  return Object.entries(bands).map(([rule, band]) => ({
    ...sharedMembers,
    rule,
    mustPrint: false,
    ...band,
  }));
}

/**
 * The blood pressure as text, such as '138/86 mmHg', with '-' for an unknown number. If both numbers are unknown, it is the range that the
 * person chose.
 */
export function pressureValue(facts: Facts): string {
  const { diastolic, systolic } = facts.measurements;
  if (systolic.kind !== 'measured' && diastolic === null)
    return optionValue('blood_pressure_estimated')(facts);
  return `${systolic.kind === 'measured' ? systolic.value : '-'}/${diastolic ?? '-'} mmHg`;
}

/** Makes a function that returns the text of the chosen option of a question; '' without an answer. */
export function optionValue(key: string): (facts: Facts) => string {
  return ({ answers }) => optionLabelOf(key, choiceOf(answers, key) ?? '');
}
