import type { AdviceLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { roundedTogether } from '@choose-life/contracts/domain/report/rounded-together';
import { habitsAdvice } from './advice/habits.ts';
import { heartAdvice } from './advice/heart.ts';
import { mindAdvice } from './advice/mind.ts';
import type { AdviceRule } from './advice/rule.ts';
import { safetyAdvice } from './advice/safety.ts';
import { screeningAdvice } from './advice/screening.ts';
import type { Facts } from './facts.ts';
import type { ModelResults } from './model-results.ts';

export const adviceRules: readonly AdviceRule[] = [
  ...heartAdvice,
  ...screeningAdvice,
  ...habitsAdvice,
  ...mindAdvice,
  ...safetyAdvice,
];

/**
 * What a health worker should see first, then what wins most years, then what keeps somebody safe. The whole years stand at the first
 * line of each factor, and add up to the two ages as shown; where one of these lies beyond the scale there are none.
 */
export function adviceFor(facts: Facts, { about, ages, gains }: ModelResults): AdviceLine[] {
  const held = adviceRules.filter(({ condition }) => condition.holds(facts));
  const own = gains.filter(({ factor, years }) => years > 0 && held.some(rule => rule.factor === factor));
  const isInside = about.riskAgeBound === null && about.targetAgeBound === null;
  const whole = roundedTogether(
    own.map(({ years }) => years),
    isInside ? (ages.riskAge ?? 0) - (ages.targetAge ?? 0) : 0,
  );
  const wonBy = new Map<string | undefined, number>(
    own.map(({ factor }, index) => [factor, whole[index] ?? 0]),
  );
  const exactOf = (rule: AdviceRule) => own.find(({ factor }) => factor === rule.factor)?.years ?? 0;
  const rules = held.sort(
    (one, other) =>
      Number(other.first) - Number(one.first) ||
      exactOf(other) - exactOf(one) ||
      Number(other.mustPrint) - Number(one.mustPrint),
  );
  return rules.map(rule => {
    const { article, factor, id, mustPrint, questions, source, text, title } = rule;
    const years = wonBy.get(factor) ?? 0;
    wonBy.delete(factor);
    const ways = rule.ways.filter(({ condition }) => condition.holds(facts)).map(way => way.text);
    return { id, title, text, ways, years: years > 0 ? years : null, questions, source, article, mustPrint };
  });
}
