import type { FindingLine } from '@choose-life/contracts/domain/report/report-details';
import type { Claim } from '../claim.ts';
import type { Condition } from '../condition.ts';
import type { Facts } from '../facts.ts';

/** A row of the findings' tables: at most one row of an `id` holds at a time. */
export interface FindingRow extends Omit<FindingLine, 'value' | 'urgency' | 'title'> {
  /** Unlike every other: 'pressure-stage-2'. */
  readonly rule: string;
  readonly condition: Condition;
  readonly says: readonly Claim[];
  /** What was answered, as it is shown. */
  readonly value: (facts: Facts) => string;
}

/** Rows that share what they are about: one table of bands. */
export function bandRows(
  about: Pick<FindingRow, 'id' | 'label' | 'questions' | 'source' | 'value'>,
  rows: readonly Pick<FindingRow, 'rule' | 'band' | 'tone' | 'text' | 'condition' | 'says'>[],
): FindingRow[] {
  return rows.map(row => ({ ...about, ...row }));
}
