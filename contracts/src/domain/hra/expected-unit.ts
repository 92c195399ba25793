import type { AnswerKey } from './answer-groups.ts';

/** The members of a question from which the unit of its number is recognized. */
export interface UnitHints {
  /** Highest accepted number; null means no limit. */
  readonly max: number | null;
  /** The unit as a text; missing or null if the questionnaire names none. */
  readonly units?: string | null;
}

const knownUnits = ['mg/dL', 'mmol/L', 'mmHg', 'ft', 'cm', 'lb', 'kg'] as const;

interface ExpectedUnit {
  readonly unit: (typeof knownUnits)[number];
  /** Matches the unit's text, if the questionnaire has one. */
  readonly unitPattern: RegExp;
  /** If the questionnaire has no text for the unit, its highest accepted number decides: the unit matches from `from` to below `to`. */
  readonly from?: number;
  readonly to?: number;
}

/** A highest accepted number of 60 or more means mmHg, since 250 mmHg is only 33 kPa or 25 cmHg. Below 60 the unit is unknown. */
const pressure: readonly ExpectedUnit[] = [{ unit: 'mmHg', unitPattern: /mm/i, from: 60 }];

/**
 * The possible units of each number. The first unit is the contract's, which applies if the questionnaire has neither a unit nor a limit. The
 * highest accepted numbers in mg/dL and in mmol/L are far apart (for example 600 and 35), so `from` and `to` need not be exact.
 */
const unitsByKey: Readonly<Record<string, readonly ExpectedUnit[]>> = {
  blood_glucose: [
    { unit: 'mg/dL', unitPattern: /mg/i, from: 60 },
    { unit: 'mmol/L', unitPattern: /mmol/i, from: 12, to: 60 },
  ],
  cholesterol_level: [
    { unit: 'mg/dL', unitPattern: /mg/i, from: 30 },
    { unit: 'mmol/L', unitPattern: /mmol/i, from: 7, to: 30 },
  ],
  high_number: pressure,
  low_number: pressure,
  height: [{ unit: 'ft', unitPattern: /ft|feet|foot/i }],
  height_cm: [{ unit: 'cm', unitPattern: /cm|centi/i }],
  weight: [{ unit: 'lb', unitPattern: /lb|pound/i }],
  weight_kg: [{ unit: 'kg', unitPattern: /kg|kilo/i }],
};

/**
 * The unit in which a questionnaire asks for a number. Null if it is unknown; the number is then neither rated nor converted.
 * @param key the key of an answer, such as `cholesterol_level` or `high_number`
 * @param hints default: none; the result is then the unit of the contract
 */
export function expectedUnit(key: string, hints: UnitHints | null = null): string | null {
  const possibleUnits = unitsByKey[key] ?? [];
  const text = hints?.units?.trim();
  if (text) return possibleUnits.find(({ unitPattern }) => unitPattern.test(text))?.unit ?? null;
  const max = hints?.max ?? null;
  const matchesMax = ({ from = 0, to = Number.POSITIVE_INFINITY }: ExpectedUnit) =>
    max === null || (max >= from && max < to);
  return possibleUnits.find(matchesMax)?.unit ?? null;
}

/** The unit of a questionnaire in its usual spelling: `mg/dl` becomes `mg/dL`. An unknown unit is unchanged; null if there is none. */
export function canonicalUnit(text: string | null | undefined): string | null {
  const lowerCased = text?.trim().toLowerCase();
  if (!text || !lowerCased) return null;
  return knownUnits.find(unit => unit.toLowerCase() === lowerCased) ?? text;
}

/** mg/dL in 1 mmol/L: a tenth of the molar mass, which is 180 g/mol for glucose and 386.7 g/mol for cholesterol. */
export const mgPerMmol = { blood_glucose: 18, cholesterol_level: 38.67 } as const satisfies Partial<
  Record<AnswerKey, number>
>;
