import type { Answers } from './answer-groups.ts';
import { plainNumberOf } from './answer-value.ts';

/** Centimetres in a foot. */
export const cmPerFoot = 30.48;

/** Kilograms in a pound. */
export const kgPerPound = 0.45359237;

/** Height, weight and body mass index (kg/m², not rounded). A value is null unless its answers are numbers above 0. */
export interface BodySize {
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly bmi: number | null;
}

/**
 * The body size from the answers in the chosen units: metric unless US customary units were chosen (s.9). A height in feet is one decimal
 * number: 5 feet 9 inches is 5.75.
 */
export function bodySizeOf(answers: Answers): BodySize {
  const isUsCustomary = answers.app_units === 'us_customary';
  const heightCm = isUsCustomary
    ? positiveAnswer(answers, 'height', cmPerFoot)
    : positiveAnswer(answers, 'height_cm', 1);
  const weightKg = isUsCustomary
    ? positiveAnswer(answers, 'weight', kgPerPound)
    : positiveAnswer(answers, 'weight_kg', 1);
  return {
    heightCm,
    weightKg,
    bmi: heightCm === null || weightKg === null ? null : weightKg / (heightCm / 100) ** 2,
  };
}

/** The answer times `factor`; null unless it is a number above 0. */
function positiveAnswer(answers: Answers, key: string, factor: number): number | null {
  const value = plainNumberOf(answers[key]);
  return value !== null && value > 0 ? value * factor : null;
}
