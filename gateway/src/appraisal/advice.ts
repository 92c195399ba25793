import type { AdviceLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { roundedTogether } from '@choose-life/contracts/domain/report/rounded-together';
import { dangerAdvice } from './advice/dangers.ts';
import { habitsAdvice } from './advice/habits.ts';
import { heartAdvice } from './advice/heart.ts';
import { homeAdvice } from './advice/home.ts';
import { mindAdvice } from './advice/mind.ts';
import { medicineRule, pressureAdvice } from './advice/pressure.ts';
import { type AdviceRule, adviceLineOf } from './advice/rule.ts';
import { screeningAdvice } from './advice/screening.ts';
import { weightAdvice } from './advice/weight.ts';
import type { Facts } from './facts.ts';
import type { ModelResults } from './model-results.ts';
import { tenYearStepOf } from './ten-years.ts';

/** All steps but two: the medicine to keep taking, and the one that the ten-year risk asks for. */
export const adviceRules: readonly AdviceRule[] = [
  ...weightAdvice,
  ...pressureAdvice,
  ...heartAdvice,
  ...dangerAdvice,
  ...screeningAdvice,
  ...habitsAdvice,
  ...mindAdvice,
  ...homeAdvice,
];

/**
 * The steps in the order to do them in:
 * 1. what a health worker should see: today, then the ten-year risk, then the rest;
 * 2. what wins years of the risk age, most years first;
 * 3. what keeps somebody alive;
 * 4. the rest, in the order of the tables.
 *
 * The whole years are those of the first line of each factor, and add up to the two ages as shown; where one of these is beyond the
 * scale there are none.
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
  const rankOf = (rule: AdviceRule) => {
    if (rule.seen !== null) return rule.seen === 'today' ? 0 : 1;
    if (exactOf(rule) > 0) return 2;
    return rule.told === null ? 4 : 3;
  };
  const rules = held.sort((one, other) => rankOf(one) - rankOf(other) || exactOf(other) - exactOf(one));
  const lines = rules.map(rule => {
    const years = wonBy.get(rule.factor) ?? 0;
    wonBy.delete(rule.factor);
    return adviceLineOf(rule, years > 0 ? years : null, facts);
  });
  const tenYearStep = tenYearStepOf(about.tenYears, facts);
  const forToday = rules.filter(({ seen }) => seen === 'today').length;
  return tenYearStep === null ? lines : lines.toSpliced(forToday, 0, tenYearStep);
}

/** The medicine to keep taking; null for a person without one, and with a low pressure, which has a step of its own. */
export function medicineStepFor(facts: Facts): AdviceLine | null {
  return medicineRule?.condition.holds(facts) ? adviceLineOf(medicineRule, null, facts) : null;
}
