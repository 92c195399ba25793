import { checkOf, usableNumber } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import { isWithin, type LimitsOf } from '../hra/answer-range.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import { bodySizeOf } from '../hra/body-size.ts';
import { expectedUnit, mgPerMmol } from '../hra/expected-unit.ts';
import { drinkKeys, weeklyDrinks } from '../hra/weekly-drinks.ts';
import { gad2, moodResult, phq2 } from './mood-screens.ts';
import { mayBePregnant } from './pregnancy.ts';

/** The answers that the urgent rows depend on; a number that has to be checked first is null. */
export type Reading = ReturnType<typeof readingOf>;

/** The questions on height and weight, in both systems of units. */
export const sizeQuestions: readonly string[] = ['height', 'height_cm', 'weight', 'weight_kg'];
export const pressureKeys: readonly string[] = ['high_number', 'low_number'];

const possibleDrinks = { min: 0, max: 500 };

/**
 * The possible values of a human body: wider than the limits of the questions. 0 is often typed for "not measured". Sugar and
 * cholesterol in mg/dL. A weight must also give a body mass index that a living person can have (`minBmi`).
 */
export const bodyLimits: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  high_number: { min: 50, max: 300 },
  low_number: { min: 20, max: 200 },
  blood_glucose: { min: 20, max: 1500 },
  cholesterol_level: { min: 50, max: 1500 },
  resting_heart_rate: { min: 20, max: 300 },
  weight_kg: { min: 20, max: 400 },
  weight: { min: 44, max: 880 },
  ...Object.fromEntries(drinkKeys.map(key => [key, possibleDrinks])),
};

/** The lowest body mass index of a living adult, in kg/m2: below it the height or the weight is wrong. */
export const minBmi = 10;

/**
 * Reads the answers that the urgent rows depend on. The caller omits the answers to hidden questions.
 * @param doubted keys of numbers that have to be checked first, and are read here as if they were right
 */
export function readingOf(answers: Answers, limitsOf: LimitsOf, doubted: ReadonlySet<string> = new Set()) {
  const usable = (key: string) =>
    doubted.has(key) ? plainNumberOf(answers[key]) : usableNumber(answers, key, limitsOf);
  /** A number that the questionnaire asks for in this unit, times the factor, and that a body can have; else null. */
  const measured = (key: string, unit: string | null, factor = 1) => {
    if (expectedUnit(key, limitsOf(key)) !== unit) return null;
    const number = usable(key);
    return number !== null && isWithin(number * factor, bodyLimits[key] ?? null) ? number * factor : null;
  };
  const inMgPerDl = (key: keyof typeof mgPerMmol) =>
    measured(key, 'mg/dL') ?? measured(key, 'mmol/L', mgPerMmol[key]);
  const isToCheck = (key: string) => checkOf(answers, key, limitsOf) !== null;
  const isSizeUnknown = sizeQuestions.some(key => isToCheck(key) && !doubted.has(key));
  const { bmi } = bodySizeOf(isSizeUnknown ? {} : answers);
  const drunk = drinkKeys.map(key => [key, measured(key, null)]);
  const [high, low] = [measured('high_number', 'mmHg'), measured('low_number', 'mmHg')];
  return {
    /** mmHg, as the low one; sugar and cholesterol in mg/dL. */
    high,
    low,
    /** One of the two is given and has to be checked first: then the other alone gives no band. */
    pressureToCheck: (high === null && isToCheck('high_number')) || (low === null && isToCheck('low_number')),
    /** No reading is given, and the person was told 140 or more. */
    toldHigh:
      answers.blood_pressure_estimated === 'from_140' && high === null && !pressureKeys.some(isToCheck),
    onMedicine: answers.blood_pressure_medication === 'yes',
    glucose: inMgPerDl('blood_glucose'),
    cholesterol: inMgPerDl('cholesterol_level'),
    pulse: measured('resting_heart_rate', null),
    age: usable('age_in_years'),
    bmi: bmi !== null && bmi >= minBmi ? bmi : null,
    /** Drinks of 14 g a week; what was left empty counts as none. */
    drinks: weeklyDrinks(Object.fromEntries(drunk))?.total ?? 0,
    isMan: answers.sex === 'male',
    breath: answers.chh_sbreath === 'yes',
    fever: answers.chh_fever === 'yes',
    cough: answers.chh_cough === 'yes',
    /** Meets the advice on movement: a slow pulse is common in people who train. */
    isActive: answers.weekly_physical_activity === '3',
    mayBePregnant: mayBePregnant(answers),
    lowMood: moodResult(answers, phq2) === 'positive',
    worry: moodResult(answers, gad2) === 'positive',
  };
}
