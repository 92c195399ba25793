import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { choiceOf, numberOf } from './answer-reading.ts';
import { type EstimatedBand, framinghamOffice, type Sex } from './model.ts';

const centimetresPerFoot = 30.48;
export const kilogramsPerPound = 0.45359237;

/** What is known of the systolic pressure, in mmHg: a reading, a band, or nothing. */
export type SystolicPressure =
  | { readonly kind: 'measured'; readonly value: number }
  | { readonly kind: 'estimated'; readonly band: EstimatedBand }
  | { readonly kind: 'unknown' };

/** Everything measured that the appraisal reads, in metric units and mg/dL; null where there is no answer. */
export interface Measurements {
  /** As registered at birth. */
  readonly sex: Sex | null;
  /** Full years: 45.5 is 45, as people say their age. */
  readonly age: number | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  /** kg/m2, unrounded. */
  readonly bmi: number | null;
  readonly systolic: SystolicPressure;
  readonly diastolic: number | null;
  readonly smoker: boolean | null;
  readonly bloodPressureMedicine: 'yes' | 'no' | 'unsure';
  readonly glucose: number | null;
  readonly cholesterol: number | null;
}

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);
const times = (value: number | null, factor: number): number | null =>
  value === null ? null : value * factor;

const wholeYears = (age: number | null): number | null => (age === null ? null : Math.floor(age));

function sexOf(answers: Answers): Sex | null {
  const sex = choiceOf(answers, 'sex');
  return sex === 'male' || sex === 'female' ? sex : null;
}

function smokerOf(answers: Answers): boolean | null {
  const smoking = choiceOf(answers, 'smoking');
  if (smoking === 'still_smoke') return true;
  return smoking === 'never_smoked' || smoking === 'used_to_smoke' ? false : null;
}

function medicineOf(answers: Answers): 'yes' | 'no' | 'unsure' {
  const medicine = choiceOf(answers, 'blood_pressure_medication');
  return medicine === 'yes' || medicine === 'no' ? medicine : 'unsure';
}

function systolicOf(answers: Answers): SystolicPressure {
  const value = positive(numberOf(answers, 'high_number'));
  if (value !== null) return { kind: 'measured', value };
  const band = choiceOf(answers, 'blood_pressure_estimated');
  if (band !== null && Object.hasOwn(framinghamOffice.estimates, band)) {
    // Object.hasOwn has just shown that the band is one of the model's.
    return { kind: 'estimated', band: band as EstimatedBand };
  }
  return { kind: 'unknown' };
}

/** Reads the measurements. Metric unless US units were chosen (s.9: metric is what is sent by default). */
export function measurementsOf(answers: Answers): Measurements {
  const us = choiceOf(answers, 'app_units') === 'us_customary';
  // Height in feet is one decimal number: 5 feet 9 inches is 5.75.
  const heightCm = us
    ? times(positive(numberOf(answers, 'height')), centimetresPerFoot)
    : positive(numberOf(answers, 'height_cm'));
  const weightKg = us
    ? times(positive(numberOf(answers, 'weight')), kilogramsPerPound)
    : positive(numberOf(answers, 'weight_kg'));
  return {
    sex: sexOf(answers),
    age: wholeYears(positive(numberOf(answers, 'age_in_years'))),
    heightCm,
    weightKg,
    bmi: heightCm === null || weightKg === null ? null : weightKg / (heightCm / 100) ** 2,
    systolic: systolicOf(answers),
    diastolic: positive(numberOf(answers, 'low_number')),
    smoker: smokerOf(answers),
    bloodPressureMedicine: medicineOf(answers),
    glucose: positive(numberOf(answers, 'blood_glucose')),
    cholesterol: positive(numberOf(answers, 'cholesterol_level')),
  };
}
