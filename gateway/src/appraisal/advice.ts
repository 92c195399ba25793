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

/** The rules of all steps except two: on the medicine to keep taking (`medicineStepFor`) and on the ten-year risk (`tenYearStepOf`). */
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
 * The steps of a report, in the order in which a person should take them:
 * 1. steps for a health worker: first the steps for today, then the ten-year risk, then the steps with a later date;
 * 2. steps that lower the risk age, by years;
 * 3. steps on dangers to life (`dangerClause`);
 * 4. all others, in the order of the tables.
 *
 * A step with a factor shows the whole years that this factor takes off the risk age. The years of all steps add up to the difference of
 * the two ages as shown. If one of these ages is beyond the scale, no step has years.
 */
export function adviceFor(facts: Facts, { details, ages, gains }: ModelResults): AdviceLine[] {
  const applicable = adviceRules.filter(({ condition }) => condition.isMet(facts));
  // A body mass index between 24.9 (`bmiMax` of the model) and 25 has a small gain, but no step.
  const shownGains = gains.filter(
    ({ factor, years }) => years > 0 && applicable.some(rule => rule.factor === factor),
  );
  const areAgesOnScale = details.riskAgeBound === null && details.targetAgeBound === null;
  const wholeYears = roundedTogether(
    shownGains.map(({ years }) => years),
    // Without ages there are no gains, so the fallback 0 is never shown.
    areAgesOnScale ? (ages.riskAge ?? 0) - (ages.targetAge ?? 0) : 0,
  );
  const yearsByFactor = new Map<AdviceRule['factor'], { readonly exact: number; readonly whole: number }>(
    shownGains.map(({ factor, years }, index) => [factor, { exact: years, whole: wholeYears[index] ?? 0 }]),
  );
  const exactYearsOf = (rule: AdviceRule) => yearsByFactor.get(rule.factor)?.exact ?? 0;
  // The numbers of the list in the docstring; 0 for the steps for today.
  const rankOf = (rule: AdviceRule) => {
    if (rule.healthWorkerVisit !== null) return rule.healthWorkerVisit === 'today' ? 0 : 1;
    if (exactYearsOf(rule) > 0) return 2;
    return rule.dangerClause === null ? 4 : 3;
  };
  const rules = applicable.sort((a, b) => rankOf(a) - rankOf(b) || exactYearsOf(b) - exactYearsOf(a));
  const lines = rules.map(rule => {
    const years = yearsByFactor.get(rule.factor)?.whole ?? 0;
    return adviceLineOf(rule, years > 0 ? years : null, facts);
  });
  const tenYearStep = tenYearStepOf(details.tenYears, facts);
  const countForToday = rules.filter(({ healthWorkerVisit }) => healthWorkerVisit === 'today').length;
  return tenYearStep === null ? lines : lines.toSpliced(countForToday, 0, tenYearStep);
}

/** The step on the medicine to keep taking. Null for a person without medicine, or with a low pressure (`medicineRule`). */
export function medicineStepFor(facts: Facts): AdviceLine | null {
  return medicineRule.condition.isMet(facts) ? adviceLineOf(medicineRule, null, facts) : null;
}
