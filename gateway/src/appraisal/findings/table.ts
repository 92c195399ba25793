import type { FindingLine } from '@choose-life/contracts/domain/report/report-details';
import type { Claim } from '../claim.ts';
import type { Condition } from '../condition.ts';
import type { Facts } from '../facts.ts';

/** One band of a number or habit: what the report says while its condition holds. */
interface Band extends Pick<FindingLine, 'band' | 'tone' | 'text'> {
  readonly condition: Condition;
  readonly claims?: readonly Claim[];
}

/** A number or habit with its bands, by the names of their rules. At most one band holds at a time. */
export interface FindingTable extends Pick<FindingLine, 'id' | 'label' | 'questions' | 'source'> {
  /** The answer as the report shows it. */
  readonly value: (facts: Facts) => string;
  readonly bands: Readonly<Record<string, Band>>;
}

/** One band with what it is about. No other row has its rule: 'pressure-stage-2'. */
export interface FindingRow extends Omit<FindingTable, 'bands'>, Required<Band> {
  readonly rule: string;
}

/** The bands of a table as rows, in their order. */
export function rowsOf({ bands, ...about }: FindingTable): FindingRow[] {
  return Object.entries(bands).map(([rule, band]) => ({ ...about, rule, claims: [], ...band }));
}

/** A finding with the row it comes from and what it claims. */
export interface ClaimedFinding extends FindingLine {
  readonly rule: string;
  readonly claims: readonly Claim[];
}
