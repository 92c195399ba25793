import { checkOf, usableNumber } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import type { LimitsOf } from '../hra/answer-range.ts';
import { bodySizeOf } from '../hra/body-size.ts';
import { expectedUnit, mgPerMmol } from '../hra/expected-unit.ts';
import { drinkKeys, weeklyDrinks } from '../hra/weekly-drinks.ts';
import { gad2, moodResult, phq2 } from './mood-screens.ts';

/** The answers that a row can be read from; a number that has to be checked first is null. */
export interface Reading {
  /** mmHg */
  readonly high: number | null;
  /** mmHg */
  readonly low: number | null;
  /** One of the two is given and has to be checked first: then no band of the other is told. */
  readonly pressureToCheck: boolean;
  readonly onMedicine: boolean;
  /** mg/dL */
  readonly glucose: number | null;
  /** Beats a minute. */
  readonly pulse: number | null;
  readonly bmi: number | null;
  /** Drinks of 14 g a week; what was left empty counts as none. */
  readonly drinks: number;
  readonly isMan: boolean;
  readonly breath: boolean;
  readonly fever: boolean;
  readonly lowMood: boolean;
  readonly worry: boolean;
}

/** The questions on height and weight, in both systems of units. */
export const sizeQuestions: readonly string[] = ['height', 'height_cm', 'weight', 'weight_kg'];
const pressureKeys = ['high_number', 'low_number'];

/** A number that no living person has is no reading: 0 is often typed for "not measured". */
const minPlausible: Readonly<Record<string, number>> = {
  high_number: 40,
  low_number: 20,
  blood_glucose: 18,
};

/** Reads the answers once. Answers to hidden questions are the caller's to leave out. */
export function readingOf(answers: Answers, limitsOf: LimitsOf): Reading {
  /** A usable number that the questionnaire asks for in this unit, times the factor; else null. */
  const measured = (key: string, unit: string, factor = 1) => {
    if (expectedUnit(key, limitsOf(key)) !== unit) return null;
    const number = usableNumber(answers, key, limitsOf);
    return number === null || number * factor < (minPlausible[key] ?? 0) ? null : number * factor;
  };
  const toCheck = (key: string) => checkOf(answers, key, limitsOf) !== null;
  const sized = sizeQuestions.some(toCheck) ? {} : answers;
  const drunk = drinkKeys.filter(key => !toCheck(key)).map(key => [key, answers[key] ?? null]);
  return {
    high: measured('high_number', 'mmHg'),
    low: measured('low_number', 'mmHg'),
    pressureToCheck: pressureKeys.some(toCheck),
    onMedicine: answers.blood_pressure_medication === 'yes',
    glucose:
      measured('blood_glucose', 'mg/dL') ?? measured('blood_glucose', 'mmol/L', mgPerMmol.blood_glucose),
    pulse: usableNumber(answers, 'resting_heart_rate', limitsOf),
    bmi: bodySizeOf(sized).bmi,
    drinks: weeklyDrinks(Object.fromEntries(drunk))?.total ?? 0,
    isMan: answers.sex === 'male',
    breath: answers.chh_sbreath === 'yes',
    fever: answers.chh_fever === 'yes',
    lowMood: moodResult(answers, phq2) === 'positive',
    worry: moodResult(answers, gad2) === 'positive',
  };
}
