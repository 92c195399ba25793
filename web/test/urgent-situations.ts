import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';

const breath = { chh_sbreath: 'yes' };
const fever = { chh_fever: 'yes' };
const lowPressure = { high_number: 85, low_number: 60, blood_pressure_medication: 'no' };

/**
 * Answers for each row of `urgentRows`, by its id. The row is then the first notice of the report, or the second, if the notice of a fever
 * comes first. Numbers are inside the row's range, which `contracts/src/domain/report/urgent-rows.ts` defines (sources: docs/report.md,
 * section 1). Blood pressure is in mmHg, blood sugar and cholesterol are in mg/dL, and `beer` is in drinks a week.
 */
export const situations: Readonly<Record<string, Answers>> = {
  fever,
  'pressure-very-high-breath': { high_number: 190, low_number: 110, ...breath },
  'pressure-very-high': { high_number: 190, low_number: 110 },
  'pressure-high-today': { high_number: 180, low_number: 100 },
  'pressure-high-week': { high_number: 165, low_number: 95 },
  'pressure-high-4-weeks': { high_number: 150, low_number: 85, blood_pressure_medication: 'no' },
  'pressure-told-high': { high_number: null, low_number: null, blood_pressure_estimated: 'from_140' },
  'pressure-low-unwell': { high_number: 85, low_number: 55, ...fever },
  'pressure-very-low': { high_number: 75, low_number: 55, blood_pressure_medication: 'no' },
  'pressure-low-on-medicine': { high_number: 85, low_number: 55, blood_pressure_medication: 'yes' },
  'pressure-low-slow-pulse': { ...lowPressure, resting_heart_rate: 48, weekly_physical_activity: '1' },
  'pressure-low-active': { ...lowPressure, resting_heart_rate: 48, weekly_physical_activity: '3' },
  'pressure-low': lowPressure,
  'glucose-very-low': { blood_glucose: 53.5 },
  'glucose-low': { blood_glucose: 60 },
  'glucose-high-breath': { blood_glucose: 310, ...breath },
  'glucose-high-fever': { blood_glucose: 250, ...fever },
  'glucose-very-high': { blood_glucose: 310 },
  'glucose-high': { blood_glucose: 250 },
  'glucose-diabetes-range': { blood_glucose: 130 },
  'cholesterol-very-high': { cholesterol_check: '1', cholesterol_level: 360 },
  'pulse-extreme-breath': { resting_heart_rate: 140, ...breath },
  'pulse-extreme-fever': { resting_heart_rate: 140, ...fever },
  'pulse-extreme': { resting_heart_rate: 38 },
  'pulse-fast-fever': { resting_heart_rate: 120, ...fever },
  'pulse-fast': { resting_heart_rate: 120 },
  'breath-fever': { ...breath, ...fever },
  breath,
  mood: { PHQa: '3', PHQb: '3', GADa: '0', GADb: '0' },
  worry: { PHQa: '0', PHQb: '0', GADa: '3', GADb: '2' },
  'mood-and-worry': { PHQa: '3', PHQb: '3', GADa: '3', GADb: '3' },
  'cough-underweight': { chh_cough: 'yes', height_cm: 180, weight_kg: 55 },
  'weight-dangerously-low': { height_cm: 180, weight_kg: 41 },
  'weight-far-too-low': { height_cm: 180, weight_kg: 50 },
  'drinks-high': { beer: 40 },
};
