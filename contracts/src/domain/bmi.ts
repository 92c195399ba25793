export type BmiCategory = 'Underweight' | 'Normal Weight' | 'Overweight' | 'Obese';

export type Bmi = NonNullable<ReturnType<typeof bmiOf>>;

/** The calculator's categories (s.5), with the specified gaps from 24.9 to under 25 and from 29.9 to under 30; all else is Obese. */
const categories: readonly { from: number; below: number; category: BmiCategory }[] = [
  { from: Number.NEGATIVE_INFINITY, below: 18.5, category: 'Underweight' },
  { from: 18.5, below: 24.9, category: 'Normal Weight' },
  { from: 25, below: 29.9, category: 'Overweight' },
];

/** The body-mass index of a height in cm and a weight in kg, not rounded; null until both are above 0. */
export function bmiOf(heightCm: number, weightKg: number) {
  if (!(heightCm > 0 && weightKg > 0)) return null;
  const value = weightKg / (heightCm / 100) ** 2;
  const found = categories.find(({ from, below }) => value >= from && value < below);
  return Number.isFinite(value) ? { value, category: found?.category ?? ('Obese' as const) } : null;
}
