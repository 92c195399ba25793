import type { AnswerKey } from './answer-groups.ts';

export interface UnitHints {
  readonly max: number | null;
  readonly units?: string | null;
}

const knownUnits = ['mg/dL', 'mmol/L', 'mmHg', 'ft', 'cm', 'lb', 'kg'] as const;

interface ExpectedUnit {
  readonly unit: (typeof knownUnits)[number];
  /** Told by the unit's text, where the questionnaire gives one. */
  readonly named: RegExp;
  /** Else told by the highest number it accepts: from `from` up to, but not with, `to`. */
  readonly from?: number;
  readonly to?: number;
}

const pressure: readonly ExpectedUnit[] = [{ unit: 'mmHg', named: /mm/i, from: 60 }];

/** The first unit of a row is the contract's own: it counts where the questionnaire gives neither unit nor limit. */
const units: Readonly<Record<string, readonly ExpectedUnit[]>> = {
  blood_glucose: [
    { unit: 'mg/dL', named: /mg/i, from: 60 },
    { unit: 'mmol/L', named: /mmol/i, from: 12, to: 60 },
  ],
  cholesterol_level: [
    { unit: 'mg/dL', named: /mg/i, from: 30 },
    { unit: 'mmol/L', named: /mmol/i, from: 7, to: 30 },
  ],
  high_number: pressure,
  low_number: pressure,
  height: [{ unit: 'ft', named: /ft|feet|foot/i }],
  height_cm: [{ unit: 'cm', named: /cm|centi/i }],
  weight: [{ unit: 'lb', named: /lb|pound/i }],
  weight_kg: [{ unit: 'kg', named: /kg|kilo/i }],
};

/** The unit a questionnaire asks for; null for an unknown one, whose numbers have no border and no conversion. */
export function expectedUnit(key: string, limits: UnitHints | null): string | null {
  const known = units[key] ?? [];
  const text = limits?.units?.trim();
  if (text) return known.find(({ named }) => named.test(text))?.unit ?? null;
  const max = limits?.max ?? null;
  const fits = ({ from = 0, to = Number.POSITIVE_INFINITY }: ExpectedUnit) =>
    max === null || (max >= from && max < to);
  return known.find(fits)?.unit ?? null;
}

/** A unit's text as a questionnaire gives it, a known unit in one spelling: `mg/dl` is `mg/dL`. */
export function canonicalUnit(text: string | null | undefined): string | null {
  const form = text?.trim().toLowerCase();
  return knownUnits.find(unit => unit.toLowerCase() === form) ?? text ?? null;
}

/** mg/dL in one mmol/L: of sugar, and of cholesterol. */
export const mgPerMmol = { blood_glucose: 18, cholesterol_level: 38.67 } as const satisfies Partial<
  Record<AnswerKey, number>
>;
