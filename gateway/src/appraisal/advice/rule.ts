import type { AdviceLine } from '@choose-life/contracts/domain/report/report-details';
import type { Claim } from '../claim.ts';
import type { Condition } from '../condition.ts';
import type { FactorName } from '../factor.ts';

/** A row of the advice tables: it is said when its condition holds. */
export interface AdviceRule extends Omit<AdviceLine, 'years' | 'article'> {
  /** Id of the article of the library that goes with it. */
  readonly article: string;
  readonly condition: Condition;
  readonly says: readonly Claim[];
  /** `soon`: a health worker should see it, so it comes first. */
  readonly order: 'soon' | 'later';
  /** The factor of the risk age it changes: what can be won back there decides its place. */
  readonly factor?: FactorName;
}
