import { checkOf, usableNumber } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import { isWithin, type LimitsOf } from '../hra/answer-range.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import { bodySizeOf } from '../hra/body-size.ts';
import { expectedUnit, mgPerMmol } from '../hra/expected-unit.ts';
import { drinkKeys, weeklyDrinks } from '../hra/weekly-drinks.ts';
import { gad2, moodResult, phq2 } from './mood-screeners.ts';
import { mayBePregnant } from './pregnancy.ts';

/** The answers on which the urgent rows depend, in fixed units. A number is null if it is not answered or not usable. */
export interface Reading {
  /** The high blood pressure number in mmHg. */
  readonly high: number | null;
  /** The low blood pressure number in mmHg. */
  readonly low: number | null;
  /**
   * Whether a blood pressure number is null because the person has to check it. The other number then gives a notice only from 180/110 on, or
   * if the pressure is low.
   */
  readonly isPressureToCheck: boolean;
  /** Whether the high number is missing, but the person was told the last time that it is 140 or more. */
  readonly wasToldHigh: boolean;
  /** Whether the person takes medicine for the blood pressure. */
  readonly takesMedicine: boolean;
  /** Blood sugar in mg/dL. */
  readonly glucose: number | null;
  /** Cholesterol in mg/dL. */
  readonly cholesterol: number | null;
  /** Resting heart rate in beats a minute. */
  readonly pulse: number | null;
  /** Age in years. */
  readonly age: number | null;
  /** Body mass index in kg/m². */
  readonly bmi: number | null;
  /** Drinks of 14 g alcohol a week; unanswered kinds count as none. */
  readonly drinks: number;
  readonly isMan: boolean;
  /** Short of breath. */
  readonly isShortOfBreath: boolean;
  /** A fever in the last 7 days. */
  readonly hasFever: boolean;
  readonly hasCough: boolean;
  /** Whether the person meets the advice on physical activity. A slow pulse is common in people who train. */
  readonly isActive: boolean;
  readonly mayBePregnant: boolean;
  /** Whether the PHQ-2 is positive. */
  readonly isMoodPositive: boolean;
  /** Whether the GAD-2 is positive. */
  readonly isWorryPositive: boolean;
}

/** The questions on height and weight, in both systems of units. */
export const heightAndWeightQuestions: readonly string[] = ['height', 'height_cm', 'weight', 'weight_kg'];

/** The answer keys of the two blood pressure numbers. */
export const pressureKeys: readonly string[] = ['high_number', 'low_number'];

/** The possible number of drinks of one kind a week. The maximum is our choice (docs/report.md, section 1). */
const possibleDrinks = { min: 0, max: 500 };

/**
 * The possible values of a living person (docs/report.md, section 1), which are wider than the limits of the questions. Except for drinks,
 * they exclude 0, which people often type for "not measured". Blood sugar and cholesterol are in mg/dL. A weight must also give a possible body
 * mass index (`minBmi`).
 */
export const bodyLimits: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  high_number: { min: 50, max: 300 },
  low_number: { min: 20, max: 200 },
  blood_glucose: { min: 20, max: 1500 },
  cholesterol_level: { min: 50, max: 1500 },
  resting_heart_rate: { min: 20, max: 300 },
  weight_kg: { min: 20, max: 400 },
  // In pounds, for the same limits as the kilograms.
  weight: { min: 44, max: 880 },
  ...Object.fromEntries(drinkKeys.map(key => [key, possibleDrinks])),
};

/** The lowest possible body mass index of an adult, in kg/m². If it is lower, the height or the weight is wrong. */
const minBmi = 10;

/**
 * Reads the answers on which the urgent rows depend. The caller omits the answers to hidden questions.
 * @param doubtfulKeys keys of numbers that have to be checked, but are read as if they were right. Default: none
 */
export function readingOf(
  answers: Answers,
  limitsOf: LimitsOf,
  doubtfulKeys: ReadonlySet<string> = new Set(),
): Reading {
  const usableOrDoubtful = (key: string) =>
    doubtfulKeys.has(key) ? plainNumberOf(answers[key]) : usableNumber(answers, key, limitsOf);
  /**
   * The number times the factor. Null if it is missing or has to be checked, if the question has another unit, or if no living person has this
   * number.
   * @param unit null for drinks and the pulse, for which `expectedUnit` has no units
   */
  const numberInUnit = (key: string, unit: string | null, factor = 1) => {
    if (expectedUnit(key, limitsOf(key)) !== unit) return null;
    const number = usableOrDoubtful(key);
    return number !== null && isWithin(number * factor, bodyLimits[key] ?? null) ? number * factor : null;
  };
  const inMgPerDl = (key: keyof typeof mgPerMmol) =>
    numberInUnit(key, 'mg/dL') ?? numberInUnit(key, 'mmol/L', mgPerMmol[key]);
  const isToCheck = (key: string) => checkOf(answers, key, limitsOf) !== null;
  const isSizeUnknown = heightAndWeightQuestions.some(key => isToCheck(key) && !doubtfulKeys.has(key));
  const bmi = isSizeUnknown ? null : bodySizeOf(answers).bmi;
  const drinkAmounts = drinkKeys.map(key => [key, numberInUnit(key, null)]);
  const high = numberInUnit('high_number', 'mmHg');
  const low = numberInUnit('low_number', 'mmHg');
  return {
    high,
    low,
    isPressureToCheck:
      (high === null && isToCheck('high_number')) || (low === null && isToCheck('low_number')),
    wasToldHigh:
      // A number that has to be checked is not missing.
      answers.blood_pressure_estimated === 'from_140' && high === null && !pressureKeys.some(isToCheck),
    takesMedicine: answers.blood_pressure_medication === 'yes',
    glucose: inMgPerDl('blood_glucose'),
    cholesterol: inMgPerDl('cholesterol_level'),
    pulse: numberInUnit('resting_heart_rate', null),
    age: usableOrDoubtful('age_in_years'),
    bmi: bmi !== null && bmi >= minBmi ? bmi : null,
    drinks: weeklyDrinks(Object.fromEntries(drinkAmounts))?.total ?? 0,
    isMan: answers.sex === 'male',
    isShortOfBreath: answers.chh_sbreath === 'yes',
    hasFever: answers.chh_fever === 'yes',
    hasCough: answers.chh_cough === 'yes',
    // For '3', s.4 hides the question on readiness to exercise more. In the embedded questionnaire '3' is 150 minutes a week or more.
    isActive: answers.weekly_physical_activity === '3',
    mayBePregnant: mayBePregnant(answers),
    isMoodPositive: moodResult(answers, phq2) === 'positive',
    isWorryPositive: moodResult(answers, gad2) === 'positive',
  };
}
