import type { AdviceLine } from '@choose-life/contracts/domain/report/report-details';
import { habitsAdvice } from './advice/habits.ts';
import { heartAdvice } from './advice/heart.ts';
import { mindAdvice } from './advice/mind.ts';
import type { AdviceRule } from './advice/rule.ts';
import { safetyAdvice } from './advice/safety.ts';
import { screeningAdvice } from './advice/screening.ts';
import type { FactorName } from './factors.ts';
import type { Facts } from './facts.ts';

/** Every row of the advice tables. */
export const adviceRules: readonly AdviceRule[] = [
  ...heartAdvice,
  ...mindAdvice,
  ...habitsAdvice,
  ...safetyAdvice,
  ...screeningAdvice,
];

/** The rows that hold, in the order to take them: what a health worker should see soon, then what wins most years. */
export function adviceRulesFor(facts: Facts, gains: ReadonlyMap<FactorName, number>): AdviceRule[] {
  const yearsOf = ({ factor }: AdviceRule) => (factor === undefined ? 0 : (gains.get(factor) ?? 0));
  const isSoon = ({ soon }: AdviceRule) => Number(soon);
  return adviceRules
    .filter(({ condition }) => condition.holds(facts))
    .sort((one, other) => isSoon(other) - isSoon(one) || yearsOf(other) - yearsOf(one));
}

/** The advice these answers call for, as a report carries it. Years stand at the first line of each factor alone. */
export function adviceFor(facts: Facts, gains: ReadonlyMap<FactorName, number>): AdviceLine[] {
  const told = new Set<FactorName>();
  return adviceRulesFor(facts, gains).map(({ article, factor, id, questions, source, text, title }) => {
    const years = factor === undefined || told.has(factor) ? null : (gains.get(factor) ?? null);
    if (factor !== undefined) told.add(factor);
    return { id, title, text, years: years !== null && years > 0 ? years : null, questions, source, article };
  });
}
