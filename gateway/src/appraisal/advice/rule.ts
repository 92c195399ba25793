import type { AdviceLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { type Condition, questionsOf } from '../condition.ts';
import type { FactorName } from '../factors.ts';

interface Way {
  readonly condition: Condition;
  readonly text: string;
}

/** A row of the advice tables: the report gives it while its condition holds. */
export interface AdviceRule extends Omit<AdviceLine, 'years' | 'article' | 'ways'> {
  readonly ways: readonly Way[];
  readonly article: string;
  readonly condition: Condition;
  /** Whether a health worker should see it: such steps come first. */
  readonly first: boolean;
  /** The factor of the risk age that it changes. The years it can win decide its place. */
  readonly factor?: FactorName;
}

type WithDefault = 'first' | 'mustPrint' | 'ways';
type Row = Omit<AdviceRule, 'id' | 'questions' | WithDefault> & Partial<Pick<AdviceRule, WithDefault>>;

/** A table by the ids of its rows. A row is about the answers its condition reads. */
export function adviceTable(rows: Readonly<Record<string, Row>>): AdviceRule[] {
  return Object.entries(rows).map(([id, row]) => {
    return { id, questions: questionsOf(row.condition), ways: [], first: false, mustPrint: false, ...row };
  });
}
