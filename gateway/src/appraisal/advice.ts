import type { AdviceLine, Contribution } from '@choose-life/contracts/domain/report/report-details';
import { habitsAdvice } from './advice/habits.ts';
import { heartAdvice } from './advice/heart.ts';
import { mindAdvice } from './advice/mind.ts';
import type { AdviceRule } from './advice/rule.ts';
import { safetyAdvice } from './advice/safety.ts';
import { screeningAdvice } from './advice/screening.ts';
import type { Facts } from './facts.ts';

/** Every row of the advice tables. */
export const adviceRules: readonly AdviceRule[] = [
  ...heartAdvice,
  ...mindAdvice,
  ...habitsAdvice,
  ...safetyAdvice,
  ...screeningAdvice,
];

/**
 * The advice for these answers: what a health worker should see soon, then what wins most years. The years stand at the
 * first line of each factor alone.
 */
export function adviceFor(facts: Facts, contributions: readonly Contribution[]): AdviceLine[] {
  const gains = new Map<string | undefined, number>(contributions.map(({ factor, gain }) => [factor, gain]));
  const yearsOf = ({ factor }: AdviceRule) => gains.get(factor) ?? 0;
  const rules = adviceRules
    .filter(({ condition }) => condition.holds(facts))
    .sort((one, other) => Number(other.soon) - Number(one.soon) || yearsOf(other) - yearsOf(one));
  const seen = new Set<string | undefined>();
  return rules.map(rule => {
    const { article, factor, id, questions, source, text, title } = rule;
    const years = seen.has(factor) ? 0 : yearsOf(rule);
    seen.add(factor);
    return { id, title, text, years: years > 0 ? years : null, questions, source, article };
  });
}
