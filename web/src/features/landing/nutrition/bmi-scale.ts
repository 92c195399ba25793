import type { Bmi, BmiCategory } from '@choose-life/contracts/domain/bmi';

/** The range of the scale, in kg/m². */
const from = 15;
const to = 40;

/** The limits of the adult ranges, in kg/m². */
export const bmiTicks = [18.5, 25, 30] as const;

/** Only the healthy range is green. None is red: it is not an alarm. */
export const inkOfCategory: Readonly<Record<BmiCategory, string>> = {
  Underweight: 'text-warn',
  'Normal Weight': 'text-nutrition',
  Overweight: 'text-warn',
  Obese: 'text-warn',
};

/** Position on the scale in percent, limited to its range. */
export function placeOfBmi(value: number): number {
  return ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * 100;
}

/** Whether a value is in a gap of the specified categories, which call it Obese (s.5). The page adds a note. */
export function liesBetweenGroups({ value, category }: Bmi): boolean {
  return category === 'Obese' && value < 30;
}

/** A typed number; 0 if it is not one (s.3). */
export function numberOf(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}
