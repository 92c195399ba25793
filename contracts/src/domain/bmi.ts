/** The categories of the BMI calculator (s.5), as the page shows them. */
export type BmiCategory = 'Underweight' | 'Normal Weight' | 'Overweight' | 'Obese';

/** A body mass index in kg/m², not rounded, with its category. */
export interface Bmi {
  readonly value: number;
  readonly category: BmiCategory;
}

/**
 * The categories of s.5. The specification has gaps from 24.9 to below 25 and from 29.9 to below 30. Its last category, 'Obese', covers
 * all other values, and therefore these too.
 */
const categories: readonly { from: number; below: number; category: BmiCategory }[] = [
  { from: Number.NEGATIVE_INFINITY, below: 18.5, category: 'Underweight' },
  { from: 18.5, below: 24.9, category: 'Normal Weight' },
  { from: 25, below: 29.9, category: 'Overweight' },
];

/** The body mass index of a height in cm and a weight in kg; null unless both are above 0 and the result is finite. */
export function bmiOf(heightCm: number, weightKg: number): Bmi | null {
  if (!(heightCm > 0 && weightKg > 0)) return null;
  const value = weightKg / (heightCm / 100) ** 2;
  if (!Number.isFinite(value)) return null;
  const matching = categories.find(({ from, below }) => value >= from && value < below);
  return { value, category: matching?.category ?? 'Obese' };
}
