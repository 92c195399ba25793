import type { AdviceLine, Pregnancy } from '@choose-life/contracts/domain/report/generated/report-details';
import { pregnancySentences } from '@choose-life/contracts/domain/report/pregnancy';
import { sizeQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import { lowPressureRows } from '@choose-life/contracts/domain/report/urgent-rows';
import type { Facts } from './facts.ts';

/** A fasting blood sugar that may be diabetes of pregnancy (WHO 2013), below what is high for everybody; mg/dL. */
const sugarOfPregnancy = { from: 92, below: 200 } as const;

/** A report shows so many steps first. */
const firstSteps = 2;

/** What a woman who may be pregnant reads, and the questions whose notices, steps and numbers it concerns; null for everybody else. */
export function pregnancyOf(facts: Facts, advice: readonly AdviceLine[]): Pregnancy | null {
  if (!facts.mayBePregnant) return null;
  const { glucose } = facts.measurements;
  const isLow = lowPressureRows.some(row => facts.urgent.has(row));
  const hasPressureNotice = facts.notices.some(({ topic }) => topic === 'blood-pressure');
  const concerns = {
    highPressure: hasPressureNotice && !isLow,
    lowPressure: isLow,
    fever: facts.answers.chh_fever === 'yes',
    sugar: glucose !== null && glucose >= sugarOfPregnancy.from && glucose < sugarOfPregnancy.below,
    muchAlcohol: facts.urgent.has('drinks-high'),
  };
  const isSlimmingFirst = advice.slice(0, firstSteps).some(({ id }) => id === 'healthy-weight');
  const questions = [
    ...(hasPressureNotice ? ['blood_pressure_measured'] : []),
    ...(concerns.fever ? ['chh_fever'] : []),
    ...(concerns.sugar ? ['blood_glucose'] : []),
    ...(concerns.muchAlcohol ? ['weekly_alcohol'] : []),
    ...(isSlimmingFirst ? sizeQuestions : []),
  ];
  return { sentences: pregnancySentences(concerns), questions };
}
