import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

/** Answers for each kind of report that looks different. Missing answers are those of the demo account. */
export const reportKinds = {
  /** A smoker with slightly too much weight and blood pressure: the risk age is far above the target age. */
  usual: {
    sex: 'male',
    age_in_years: 47,
    height_cm: 179,
    weight_kg: 94,
    smoking: 'still_smoke',
    still_smoke: 20,
  },
  /** Both the blood pressure and the mood have an urgent notice. */
  urgent: { high_number: 190, low_number: 124, PHQa: '3', PHQb: '2' },
  /** The risk age is lower than the real age. */
  younger: { high_number: 108, low_number: 70, weight_kg: 58 },
  /** The risk age is above the highest age that is shown. */
  capped: {
    sex: 'male',
    age_in_years: 70,
    weight_kg: 104,
    high_number: 168,
    low_number: 92,
    smoking: 'still_smoke',
    still_smoke: 20,
  },
  /** The blood pressure was not measured, so the report estimates it. */
  estimated: { high_number: null, low_number: null },
  /** A needed answer is missing, so the report has no ages. */
  withoutAges: { height_cm: null },
} as const satisfies Record<string, Answers>;
