import type { AnswerKey } from './answer-groups.ts';

export type Need = 'age' | 'sex' | 'height' | 'weight' | 'bloodPressure' | 'smoking';

/** The answers the result needs, for review and for the appraisal's reasons. One of a row's keys is enough. */
export const neededAnswers = {
  age: ['age_in_years'],
  sex: ['sex'],
  height: ['height', 'height_cm'],
  weight: ['weight', 'weight_kg'],
  bloodPressure: ['high_number', 'blood_pressure_estimated'],
  smoking: ['smoking'],
} as const satisfies Record<Need, readonly AnswerKey[]>;
