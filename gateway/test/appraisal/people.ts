import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

/** A smoking man of 45 who answered every question that the risk model needs. */
export const smokingMan: Answers = {
  app_units: 'metric',
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  // With the height, a body mass index of 29.4.
  weight_kg: 90.04,
  high_number: 138,
  low_number: 88,
  blood_pressure_medication: 'no',
  smoking: 'still_smoke',
  blood_glucose: 90,
};

/** A healthy man of 45. Tests change some of his answers. */
export const healthyMan: Answers = {
  app_units: 'metric',
  sex: 'male',
  age_in_years: 45,
  height_cm: 175,
  weight_kg: 75,
  high_number: 125,
  low_number: 75,
  blood_pressure_medication: 'no',
  smoking: 'never_smoked',
  blood_glucose: 90,
  chh_sbreath: 'no',
  chh_fever: 'no',
  PHQa: '0',
  PHQb: '0',
  GADa: '0',
  GADb: '0',
};

/** A woman of 50 without a measured blood pressure. */
export const woman: Answers = {
  sex: 'female',
  age_in_years: 50,
  height_cm: 165,
  weight_kg: 60,
  smoking: 'never_smoked',
};

/** Removes the answers with these keys. */
export function without(answers: Answers, ...keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
}

/** The ids of the findings, steps, reasons or assumptions of a report, in order. */
export function idsOf(lines: readonly { readonly id: string }[]): string[] {
  return lines.map(({ id }) => id);
}
