import type { Bmi, BmiCategory } from '@choose-life/contracts/domain/bmi';

/** The ends of the drawn scale, in kg/m². */
const from = 15;
const to = 40;

/** Where the adult ranges meet, in kg/m². */
export const bmiTicks = [18.5, 25, 30] as const;

/** The colour a value is told in: only the healthy range looks healthy. None of the others is told in red: it is no alarm. */
export const inkOfCategory: Readonly<Record<BmiCategory, string>> = {
  Underweight: 'text-warn',
  'Normal Weight': 'text-nutrition',
  Overweight: 'text-warn',
  Obese: 'text-warn',
};

/** How far along the scale a value lies, in percent; values beyond an end stand at that end. */
export function placeOfBmi(value: number): number {
  return ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * 100;
}

/**
 * Whether a value lies where the specified categories leave a gap: they say Obese there (s.5), which a person should not
 * read without a word of care.
 */
export function liesBetweenGroups({ value, category }: Bmi): boolean {
  return category === 'Obese' && value < 30;
}

/** A typed number; 0 for what is none, as at the start (s.3). */
export function numberOf(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}
