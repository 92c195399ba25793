import type { Contribution } from '@choose-life/contracts/domain/report/generated/report-details';
import { roundedTogether } from '@choose-life/contracts/domain/report/rounded-together';
import { lowPressure } from './advice/pressure.ts';
import type { FactorName } from './factors.ts';
import { type Facts, numberOf } from './facts.ts';
import { framinghamOffice } from './model.ts';
import { cigarettesText } from './quantities.ts';
import type { FactorYears } from './risk-model.ts';

const medicineTexts = { yes: 'you take it', no: 'none', unsure: 'not known' } as const;

/** The person's answer on each factor, as the report shows it. */
const shownAnswers: Readonly<Record<FactorName, (facts: Facts) => string>> = {
  weight: ({ measurements }) => `body mass index ${measurements.bmi?.toFixed(1) ?? '-'}`,
  bloodPressure: ({ measurements: { diastolic, systolic } }) => {
    if (systolic.kind === 'measured') return `${systolic.value}/${diastolic ?? '-'} mmHg`;
    return systolic.kind === 'estimated' ? 'from the range you chose' : '-';
  },
  medicine: ({ measurements }) => medicineTexts[measurements.bloodPressureMedicine],
  smoking: ({ answers, measurements }) => {
    if (measurements.smoker !== true) return 'no cigarettes';
    if (measurements.hasQuitRecently) return 'you stopped less than a year ago';
    const daily = numberOf(answers, 'still_smoke');
    return daily === null || daily === 0 ? 'you smoke' : cigarettesText(daily);
  },
  diabetes: ({ measurements: { glucose } }) => (glucose === null ? 'no number' : `${glucose} mg/dL`),
};

/**
 * A limit of the systolic pressure, in mmHg. Below it a note says that the years which the model subtracts are no health gain. Our choice, close
 * to NEWS2 (RCP 2017), in which a pressure of 91 to 100 scores two points.
 */
const lowSystolic = 100;

/** A note for a factor whose years would mislead without it; null for all others. */
function noteOf(factor: FactorName, years: number, facts: Facts): string | null {
  const { measurements } = facts;
  const { systolic } = measurements;
  if (factor === 'bloodPressure' && systolic.kind === 'measured' && systolic.value < lowSystolic) {
    return 'Your high number is under 100: the formula counts it as years off, but it is not a gain.';
  }
  if (
    factor === 'weight' &&
    measurements.bmi !== null &&
    measurements.bmi < framinghamOffice.targets.bmiMin
  ) {
    return 'Your weight is below the healthy range: the formula counts it as years off, but it is not a gain.';
  }
  if (factor === 'medicine' && years > 0) {
    const notCauseSentence = 'The medicine is not the cause. It shows that your pressure was high before.';
    // With a low pressure the step `low-on-medicine` or an emergency notice says what to do instead.
    return lowPressure.isMet(facts) ? notCauseSentence : `${notCauseSentence} Keep taking it.`;
  }
  return factor === 'diabetes' && years > 0
    ? 'Treatment lowers the harm, though this number does not show it.'
    : null;
}

const toTenths = (years: number) => Math.round(years * 10);

/**
 * The factors of a report. Each has its answer, the years that it adds, and the years that can be won back. The years that the factors add are
 * rounded to tenths so that they add up to their rounded sum. @param shares the unrounded years of each factor @param gains the unrounded years
 * that can be won back
 */
export function contributionsOf(
  shares: readonly FactorYears[],
  gains: readonly FactorYears[],
  facts: Facts,
): Contribution[] {
  const sum = shares.reduce((total, share) => total + share.years, 0);
  const tenths = roundedTogether(
    shares.map(share => share.years * 10),
    toTenths(sum),
  );
  return shares.map(({ factor, label, questions }, index) => {
    const roundedYears = (tenths[index] ?? 0) / 10;
    const gain = toTenths(gains.find(each => each.factor === factor)?.years ?? 0) / 10;
    return {
      factor,
      label,
      value: shownAnswers[factor](facts),
      years: roundedYears,
      gain,
      // A person who stopped smoking recently has already made the change. The report then only asks to keep it up.
      hasChanged: factor === 'smoking' && facts.measurements.hasQuitRecently,
      note: noteOf(factor, roundedYears, facts),
      questions,
    };
  });
}
