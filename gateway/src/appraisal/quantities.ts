import { heightAndWeightQuestions } from '@choose-life/contracts/domain/report/urgent-reading';
import type { Quantity } from './condition.ts';
import { type Facts, type Measurements, numberOf } from './facts.ts';

/** The measurements that are a number or null. */
type NumericMeasurement = {
  [Name in keyof Measurements]: Measurements[Name] extends number | null ? Name : never;
}[keyof Measurements];

/** @param keys the answers from which the measurement is computed */
function measuredQuantity(
  name: string,
  measurement: NumericMeasurement,
  ...keys: readonly string[]
): Quantity {
  return { name, keys, read: ({ measurements }: Facts) => measurements[measurement] };
}

function answeredQuantity(name: string, key: string): Quantity {
  return { name, keys: [key], read: ({ answers }: Facts) => numberOf(answers, key) };
}

/** `app_units` decides whether the metric or the US answers are read. */
const sizeKeys: readonly string[] = ['app_units', ...heightAndWeightQuestions];

/** The age in completed years. */
export const ageInYears = measuredQuantity('age', 'age', 'age_in_years');
/** The body mass index in kg/m2. */
export const bmi = measuredQuantity('body mass index', 'bmi', ...sizeKeys);
/** The fasting blood sugar in mg/dL. */
export const glucose = measuredQuantity('fasting blood sugar (mg/dL)', 'glucose', 'blood_glucose');
/**
 * The total cholesterol in mg/dL. It also depends on `cholesterol_check`: a person who was never checked, or does not know the number, is not
 * asked for it.
 */
export const cholesterol = measuredQuantity(
  'total cholesterol (mg/dL)',
  'cholesterol',
  'cholesterol_level',
  'cholesterol_check',
);
/** The resting heart rate in beats a minute. */
export const pulse = answeredQuantity('resting heart rate', 'resting_heart_rate');
/** The number of car trips with a seat belt, of 100 trips. */
export const seatBeltTrips = answeredQuantity('car trips of 100 with a seat belt', 'safety_belt_usage');
/** The distance by motorcycle, in kilometres a week. */
export const motorcycleKm = answeredQuantity('kilometres a week by motorcycle', 'travel_by_motorcycle_km');

/** A number of cigarettes as text, such as '12 cigarettes a day'. */
export function cigarettesText(daily: number): string {
  return `${daily} ${daily === 1 ? 'cigarette' : 'cigarettes'} a day`;
}
