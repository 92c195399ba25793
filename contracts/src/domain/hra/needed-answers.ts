import type { AnswerKey } from './answer-groups.ts';

/** The inputs of the result. */
export type Need = 'age' | 'sex' | 'height' | 'weight' | 'bloodPressure' | 'smoking';

/**
 * The answers the result needs: one table for review and for the appraisal's reasons. One of a row's keys is enough; of
 * height and weight only those of the chosen units are asked for.
 */
export const neededAnswers = {
  age: ['age_in_years'],
  sex: ['sex'],
  height: ['height', 'height_cm'],
  weight: ['weight', 'weight_kg'],
  bloodPressure: ['high_number', 'blood_pressure_estimated'],
  smoking: ['smoking'],
} as const satisfies Record<Need, readonly AnswerKey[]>;
