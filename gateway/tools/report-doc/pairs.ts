import { urgentRows } from '@choose-life/contracts/domain/report/urgent';
import { adviceRules } from '../../src/appraisal/advice.ts';
import type { Claim } from '../../src/appraisal/claim.ts';
import { urgentDisplays } from '../../src/appraisal/findings/urgent.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { contradictionsInClaims } from '../../test/appraisal/claim-contradictions.ts';
import type { Survey } from '../../test/appraisal/survey.ts';

/** A row of the report that can occur with others. */
export interface PairRow {
  readonly rule: string;
  readonly name: string;
  /** The answers that decide whether it is said. */
  readonly keys: readonly string[];
  /** What it is about: the questions a person goes back to. */
  readonly questions: readonly string[];
  readonly claims: readonly Claim[];
}

export const findingPairRows: readonly PairRow[] = [
  ...urgentRows.map(({ id, keys, questions, title }) => {
    const claims = urgentDisplays[id]?.claims ?? [];
    return { rule: id, name: `Read first: ${title}`, keys, questions, claims };
  }),
  ...findingRows.map(({ band, condition, label, questions, rule, claims }) => {
    return { rule, name: `${label}: ${band}`, keys: condition.keys, questions, claims };
  }),
];

export const stepPairRows: readonly PairRow[] = adviceRules.map(
  ({ condition, id, questions, claims, title }) => {
    return { rule: id, name: title, keys: condition.keys, questions, claims };
  },
);

/** An answer to check replaces one of these; it has no row of its own. */
export const reasonPairRows: readonly PairRow[] = reasonRows.map(({ condition, id, keys, questions }) => {
  return { rule: id, name: `no number: ${condition}`, keys, questions, claims: [] };
});

/**
 * Why two rows never stand in one report.
 * - `claims`: they claim different things, and a test refuses them together.
 * - `answers`: one and the same answer decides both, so that it cannot bring both.
 * - `not met`: nothing excludes the pair; it did not occur in the survey.
 */
export type Exclusion = 'claims' | 'answers' | 'not met';

/** Why two rows never stand in one report; null where they did. */
export function exclusionOf(one: PairRow, other: PairRow, { together }: Survey): Exclusion | null {
  if (together.get(one.rule)?.has(other.rule)) return null;
  if (contradictionsInClaims([one, other]).length > 0) return 'claims';
  return one.keys.some(key => other.keys.includes(key)) ? 'answers' : 'not met';
}
