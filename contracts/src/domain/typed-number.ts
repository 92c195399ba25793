/** Digits of Arabic, Persian and full-width keyboards: the last four bits are the value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Commas of English, full-width and Arabic keyboards: some write a decimal with them, others thousands. */
const commas = /[,\uff0c\u066b\u066c]/g;
/** What Arabic texts carry along unseen. */
const marks = /[\u061c\u200e\u200f]/g;

function inAscii(typed: string): string {
  return typed
    .replace(marks, '')
    .replace(otherDigits, digit => String(digit.charCodeAt(0) & 0xf))
    .replace(commas, ',')
    .replaceAll('\uff0e', '.')
    .trim();
}

/** What somebody types as a number: '5,5' is '5.5'. Where nobody can tell, it stays and is asked about: '1,200'. Null for words. */
export function typedNumberOf(typed: string): string | null {
  const text = inAscii(typed).replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return text !== '' && Number.isFinite(Number(text.replace(',', '.'))) ? text : null;
}

/** The two meanings of a comma before three digits: '1,200' is 1200 or 1.2. Empty for every other text. */
export function commaMeaningsOf(typed: string): number[] {
  const text = inAscii(typed);
  return /^-?\d{1,3},\d{3}$/.test(text) ? ['', '.'].map(sign => Number(text.replace(',', sign))) : [];
}

const feetSigns = ["'", '\u2019', '\u2032'];
const inchSigns = ['"', "''", '\u201d', '\u2033'];

/**
 * How a unit is spelt behind a number, in small letters without blanks and full stops, 'per' as '/'. Half a spelling of the laboratories'
 * units counts too. A plural of a metric sign ('cms') is no spelling: it stays as it was typed (docs/faults.md D22).
 */
const unitSpellings = {
  'mg/dL': [
    'mg',
    'mgs',
    'mg/',
    'mg/d',
    'mg/dl',
    'mgs/dl',
    'mgdl',
    'mg%',
    'mg/100ml',
    'mg/decilitre',
    'mg/deciliter',
  ],
  'mmol/L': ['mmol', 'mmols', 'mmol/', 'mmol/l', 'mmols/l', 'mmoll', 'mmol/litre', 'mmol/liter'],
  mmHg: ['mmhg'],
  cm: ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  ft: ['ft', 'foot', 'feet', ...feetSigns],
  in: ['in', 'inch', 'inches', ...inchSigns],
  kg: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  years: ['years', 'year', 'yr', 'yrs', 'yearsold', 'yearold'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A unit that is read behind a typed number. */
export type TypedUnit = keyof typeof unitSpellings;

/** A typed number, as `typedNumberOf` reads it, and the unit behind it; null without a unit. */
export interface TypedAmount {
  readonly number: string;
  readonly unit: TypedUnit | null;
}

/** What somebody types as a number with or without a unit: '5,4mmol' is 5.4 in mmol/L. Null for words and for any other unit. */
export function typedAmountOf(typed: string): TypedAmount | null {
  const plain = typedNumberOf(typed);
  if (plain !== null) return { number: plain, unit: null };
  const [number, behind] = splitAmount(typed);
  const unit = unitOf(behind);
  return number === null || unit === null ? null : { number, unit };
}

/** The number at the start of a text, as `typedNumberOf` reads it, and the text behind it. Null where the text starts otherwise. */
export function splitAmount(typed: string): readonly [number: string | null, behind: string] {
  const [, before = '', behind = ''] =
    /^([^a-z%'"\u2019\u201d\u2032\u2033]*)(.*)$/is.exec(inAscii(typed)) ?? [];
  return [typedNumberOf(before), behind.trim()];
}

/** The unit of a text such as 'mg/dl' or 'Pounds'; null for any other text. */
export function unitOf(text: string): TypedUnit | null {
  const spelt = text.toLowerCase().replaceAll(/[\s.]/g, '').replace('per', '/');
  for (const [unit, spellings] of Object.entries(unitSpellings)) {
    // Object.entries widens the keys of a record to string.
    if (spellings.some(each => each === spelt)) return unit as TypedUnit;
  }
  return null;
}

/** Whole feet with inches behind them: '5 ft 9', '5 foot 9 in', `5'9"`. */
const feetAndInches =
  /^(\d+)(ft|foot|feet|'|\u2019|\u2032)(\d{1,2}(?:\.\d+)?)(in|inch|inches|"|''|\u201d|\u2033)?$/;

/** A height typed in feet and inches, in inches; null for any other text, and for twelve inches or more. */
export function feetAndInchesOf(typed: string): number | null {
  const text = inAscii(typed)
    .toLowerCase()
    .replace(/\s|\.(?!\d)/g, '');
  const [, feet, , inches] = feetAndInches.exec(text) ?? [];
  if (feet === undefined || Number(inches) >= 12) return null;
  return Number(feet) * 12 + Number(inches);
}
