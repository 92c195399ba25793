import { sizeQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import type { Quantity } from './condition.ts';
import { type Facts, type Measurements, numberOf } from './facts.ts';

type NumericMeasurement = {
  [Name in keyof Measurements]: Measurements[Name] extends number | null ? Name : never;
}[keyof Measurements];

function measuredQuantity(name: string, member: NumericMeasurement, ...keys: readonly string[]): Quantity {
  return { name, keys, read: ({ measurements }: Facts) => measurements[member] };
}

function answeredQuantity(name: string, key: string): Quantity {
  return { name, keys: [key], read: ({ answers }: Facts) => numberOf(answers, key) };
}

const sizeKeys: readonly string[] = ['app_units', ...sizeQuestions];

/** Completed years. */
export const ageInYears = measuredQuantity('age', 'age', 'age_in_years');
/** In kg/m2. */
export const bmi = measuredQuantity('body mass index', 'bmi', ...sizeKeys);
/** In mg/dL, fasting. */
export const glucose = measuredQuantity('fasting blood sugar (mg/dL)', 'glucose', 'blood_glucose');
/** In mg/dL. It also depends on `cholesterol_check`: a person who was never checked is not asked for the number. */
export const cholesterol = measuredQuantity(
  'total cholesterol (mg/dL)',
  'cholesterol',
  'cholesterol_level',
  'cholesterol_check',
);
/** Beats a minute at rest. */
export const pulse = answeredQuantity('resting heart rate', 'resting_heart_rate');
/** Of 100 car trips, how many are with a seat belt. */
export const seatBeltTrips = answeredQuantity('car trips of 100 with a seat belt', 'safety_belt_usage');
/** Kilometres a week by motorcycle. */
export const motorcycleKm = answeredQuantity('kilometres a week by motorcycle', 'travel_by_motorcycle_km');

/** For example '12 cigarettes a day'. */
export function cigarettesText(daily: number): string {
  return `${daily} ${daily === 1 ? 'cigarette' : 'cigarettes'} a day`;
}
