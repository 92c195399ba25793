import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { numberOf } from './answer-reading.ts';
import type { Measurements } from './measurements.ts';
import { framinghamOffice } from './model.ts';

export type AssumptionId =
  | 'blood-pressure-estimated'
  | 'medicine-unsure'
  | 'glucose-blank'
  | 'glucose-fasting'
  | 'quit-lately';

/** Something the appraisal took for granted; always shown beside its numbers. */
export interface Assumption {
  readonly id: AssumptionId;
  readonly text: string;
  readonly questions: readonly string[];
}

/** What was assumed for this person. A report says so beside its numbers, in place of a silent guess. */
export function assumptionsFor(measurements: Measurements, answers: Answers): Assumption[] {
  const found: Assumption[] = [];
  const { systolic, bloodPressureMedicine, glucose } = measurements;
  if (systolic.kind === 'estimated') {
    const { min, middle, max } = framinghamOffice.estimates[systolic.band];
    found.push({
      id: 'blood-pressure-estimated',
      text: `You told us a band, not a reading. We counted your high number as ${middle}, from a band of ${min} to ${max}.`,
      questions: ['blood_pressure_estimated'],
    });
  }
  if (bloodPressureMedicine === 'unsure') {
    found.push({
      id: 'medicine-unsure',
      text: 'We do not know if you take medicine for blood pressure. We counted it as no.',
      questions: ['blood_pressure_medication'],
    });
  }
  if (glucose === null) {
    found.push({
      id: 'glucose-blank',
      text: 'You gave no blood sugar number. We counted it as no diabetes.',
      questions: ['blood_glucose'],
    });
  } else if (glucose >= framinghamOffice.diabetesGlucose) {
    found.push({
      id: 'glucose-fasting',
      text: 'Your blood sugar was counted as in the diabetes range. That only holds if you had not eaten for 8 hours, and it is not a diagnosis.',
      questions: ['blood_glucose'],
    });
  }
  if (numberOf(answers, 'years_since_quitting') === 0) {
    found.push({
      id: 'quit-lately',
      text: 'You stopped smoking less than a year ago. We counted you as not smoking; the risk falls over the years, not overnight.',
      questions: ['smoking', 'years_since_quitting'],
    });
  }
  return found;
}
