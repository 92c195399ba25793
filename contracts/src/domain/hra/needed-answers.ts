import type { AnswerKey } from './answer-groups.ts';

/** An answer without which the embedded gateway computes no risk age (docs/report.md, section 4). */
export type NeededAnswer = 'age' | 'sex' | 'height' | 'weight' | 'bloodPressure' | 'smoking';

/** The keys of each needed answer; one answered key is enough. The review page and the reasons for a missing risk age are derived from it. */
export const neededAnswers = {
  age: ['age_in_years'],
  sex: ['sex'],
  height: ['height', 'height_cm'],
  weight: ['weight', 'weight_kg'],
  bloodPressure: ['high_number', 'blood_pressure_estimated'],
  smoking: ['smoking'],
} as const satisfies Record<NeededAnswer, readonly AnswerKey[]>;
