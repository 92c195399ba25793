import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { optionLabelOf } from '../asked-questions.ts';
import type { Condition } from '../condition.ts';
import { choiceOf, type Facts } from '../facts.ts';

interface Band
  extends Pick<FindingLine, 'band' | 'tone' | 'text'>,
    Partial<Pick<FindingLine, 'mustPrint' | 'source'>> {
  readonly condition: Condition;
  /** The part that is our choice, for a clinician to confirm: docs/report.md says it, a report never does. */
  readonly ours?: string;
}

/** A number or habit with its bands, by the names of their rules. At most one band holds at a time. */
export interface FindingTable extends Pick<FindingLine, 'id' | 'label' | 'questions' | 'source'> {
  readonly value: (facts: Facts) => string;
  readonly bands: Readonly<Record<string, Band>>;
}

/** One band with what it is about. */
export interface FindingRow extends Omit<FindingTable, 'bands'>, Band {
  /** No other row has it: 'pressure-stage-1'. */
  readonly rule: string;
  readonly mustPrint: boolean;
  readonly source: string;
}

/** The rows of a table, in its order. A band without a source has that of its table. */
export function rowsOf({ bands, ...about }: FindingTable): FindingRow[] {
  return Object.entries(bands).map(([rule, band]) => ({
    ...about,
    rule,
    mustPrint: false,
    ...band,
  }));
}

/** '138/86 mmHg', with '-' for a number that is not known; without any the band that was told. */
export function pressureValue(facts: Facts): string {
  const { diastolic, systolic } = facts.measurements;
  if (systolic.kind !== 'measured' && diastolic === null)
    return optionValue('blood_pressure_estimated')(facts);
  return `${systolic.kind === 'measured' ? systolic.value : '-'}/${diastolic ?? '-'} mmHg`;
}

export function optionValue(key: string): (facts: Facts) => string {
  return ({ answers }) => optionLabelOf(key, choiceOf(answers, key) ?? '');
}
