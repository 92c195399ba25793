import type { Finding } from '../finding.ts';
import type { Measurements } from '../measurements.ts';
import { type Band, bandOf } from './band.ts';

/** CDC's adult table. The calculator of the nutrition page keeps another one on purpose (s.5). */
const bands: readonly [Band, ...Band[]] = [
  {
    below: 18.5,
    band: 'Underweight',
    tone: 'note',
    text: 'If you lost weight without trying, talk to a health worker.',
  },
  { below: 25, band: 'Healthy weight', tone: 'good', text: 'Your weight suits your height. Keep it there.' },
  {
    below: 30,
    band: 'Overweight',
    tone: 'note',
    text: 'Even 5 in every 100 kilos less is good for blood pressure and blood sugar.',
  },
  {
    below: 35,
    band: 'Obesity, class 1',
    tone: 'attention',
    text: 'Losing weight slowly and steadily lowers many risks at once. Ask for help with it.',
  },
  {
    below: 40,
    band: 'Obesity, class 2',
    tone: 'attention',
    text: 'A health worker can help you make a plan that is safe for you.',
  },
  {
    below: Number.POSITIVE_INFINITY,
    band: 'Obesity, class 3',
    tone: 'attention',
    text: 'Please see a health worker soon and make a plan together.',
  },
];

/** The body mass index against CDC's adult table. */
export function bmiFinding({ bmi }: Measurements): Finding | null {
  if (bmi === null || !Number.isFinite(bmi)) return null;
  const { band, tone, text } = bandOf(bmi, bands);
  return {
    id: 'bmi',
    label: 'Body mass index',
    value: `${bmi.toFixed(1)} kg/m²`,
    band,
    tone,
    text,
    questions: ['height', 'height_cm', 'weight', 'weight_kg'],
    source: 'CDC adult BMI categories',
  };
}
