import type { AdviceLine, Pregnancy } from '@choose-life/contracts/domain/report/generated/report-details';
import { pregnancySentences } from '@choose-life/contracts/domain/report/pregnancy';
import { maxFirstSteps } from '@choose-life/contracts/domain/report/steps-view';
import { heightAndWeightQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { lowPressureRows } from '@choose-life/contracts/domain/report/urgent-rows';
import type { Facts } from './facts.ts';

/**
 * The range of a fasting blood sugar in mg/dL that may be gestational diabetes (WHO 2013). From 200 on, an urgent notice tells every person to
 * see a health worker within a week or sooner, so the range ends there.
 */
const gestationalSugar = { from: 92, below: 200 } as const;

/**
 * The text for a woman who may be pregnant, and the ids of the questions to which it relates; null for everybody else. The report
 * shows the text next to the notices, steps and numbers of these questions.
 * @param advice the steps of the report, in order
 */
export function pregnancyOf(facts: Facts, advice: readonly AdviceLine[]): Pregnancy | null {
  if (!facts.mayBePregnant) return null;
  const { glucose } = facts.measurements;
  const isLow = lowPressureRows.some(row => facts.urgent.has(row));
  const hasPressureNotice = facts.notices.some(({ topic }) => topic === 'blood-pressure');
  const concerns = {
    // The sentence on a high pressure applies from 140/90. A notice on the blood pressure is either about a low pressure or about 140/90 and more.
    hasHighPressure: hasPressureNotice && !isLow,
    hasLowPressure: isLow,
    hasFever: facts.answers.chh_fever === 'yes',
    hasRaisedSugar: glucose !== null && glucose >= gestationalSugar.from && glucose < gestationalSugar.below,
    drinksMuch: facts.urgent.has('drinks-high'),
  };
  const isWeightLossShownFirst = advice.slice(0, maxFirstSteps).some(({ id }) => id === 'healthy-weight');
  const questions: string[] = [];
  if (hasPressureNotice) questions.push('blood_pressure_measured');
  if (concerns.hasFever) questions.push('chh_fever');
  if (concerns.hasRaisedSugar) questions.push('blood_glucose');
  if (concerns.drinksMuch) questions.push('weekly_alcohol');
  if (isWeightLossShownFirst) questions.push(...heightAndWeightQuestions);
  return { sentences: pregnancySentences(concerns), questions };
}
