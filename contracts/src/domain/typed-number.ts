/** Arabic, Persian and full-width digits. The last four bits of their code point are the value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** The ASCII and full-width comma, and the Arabic decimal and thousands separators. People use each of them for decimals or for thousands. */
const commas = /[,\uff0c\u066b\u066c]/g;

/** Invisible direction marks in Arabic texts. */
const directionMarks = /[\u061c\u200e\u200f]/g;

/** The text with ASCII digits, commas and decimal points. */
function inAscii(typed: string): string {
  return typed
    .replace(directionMarks, '')
    .replace(otherDigits, digit => String(digit.charCodeAt(0) & 0xf))
    .replace(commas, ',')
    .replaceAll('\uff0e', '.')
    .trim();
}

/**
 * Normalizes a typed number to ASCII with a decimal point: '5,5' is '5.5'. A comma before three or more digits is kept, because '1,200' is
 * ambiguous: the form asks what was meant (`commaMeaningsOf`). Another notation such as '1e3' is kept too. Null if the text is not a number.
 */
export function normalizeTypedNumber(typed: string): string | null {
  // A comma before one or two digits is a decimal comma, because a thousands separator has three digits after it.
  const text = inAscii(typed).replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return text !== '' && Number.isFinite(Number(text.replace(',', '.'))) ? text : null;
}

/** The two possible values of a number with a comma before three digits: '1,200' is 1200 or 1.2. Empty for every other text. */
export function commaMeaningsOf(typed: string): number[] {
  const text = inAscii(typed);
  if (!/^-?\d{1,3},\d{3}$/.test(text)) return [];
  return [Number(text.replace(',', '')), Number(text.replace(',', '.'))];
}

const feetSigns = ["'", '\u2019', '\u2032'];
const inchSigns = ['"', "''", '\u201d', '\u2033'];

/**
 * The accepted spellings of each unit after a number, in lower case, without spaces and full stops, and with '/' for 'per'. Incomplete spellings
 * of the laboratory units ('mg/') are accepted too. The plural of `cm`, `m` and `kg` ('cms') is not accepted (docs/faults.md D22).
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

/** A unit that is recognized after a typed number. */
export type TypedUnit = keyof typeof unitSpellings;

/** A typed number, normalized by `normalizeTypedNumber`, and the unit after it; `unit` is null if the text has no unit. */
export interface TypedAmount {
  readonly number: string;
  readonly unit: TypedUnit | null;
}

/** Reads a typed number with an optional unit: '5,4mmol' is 5.4 in mmol/L. Null if the text is not a number or the unit is unknown. */
export function typedAmountOf(typed: string): TypedAmount | null {
  const plain = normalizeTypedNumber(typed);
  if (plain !== null) return { number: plain, unit: null };
  const { number, textAfter } = splitAmount(typed);
  const unit = unitOf(textAfter);
  return number === null || unit === null ? null : { number, unit };
}

/** A typed text split into a number and the text after it. */
interface SplitAmount {
  /** Normalized by `normalizeTypedNumber`; null if the text does not start with a number. */
  readonly number: string | null;
  /** The trimmed text after the number; '' if there is none. */
  readonly textAfter: string;
}

/** Splits a typed text before its first letter, percent sign or quotation mark. */
export function splitAmount(typed: string): SplitAmount {
  const text = inAscii(typed);
  const unitStart = text.search(/[a-z%'"\u2019\u201d\u2032\u2033]/i);
  if (unitStart < 0) return { number: normalizeTypedNumber(text), textAfter: '' };
  return { number: normalizeTypedNumber(text.slice(0, unitStart)), textAfter: text.slice(unitStart).trim() };
}

/** The unit that a text such as 'mg/dl' or 'Pounds' names; null for any other text. */
export function unitOf(text: string): TypedUnit | null {
  const spelling = text.toLowerCase().replaceAll(/[\s.]/g, '').replace('per', '/');
  for (const [unit, spellings] of Object.entries(unitSpellings)) {
    // Object.entries widens the keys of a record to string.
    if (spellings.some(accepted => accepted === spelling)) return unit as TypedUnit;
  }
  return null;
}

/** Whole feet followed by inches: '5 ft 9', '5 foot 9 in', `5'9"`. */
const feetAndInches =
  /^(\d+)(?:ft|foot|feet|'|\u2019|\u2032)(\d{1,2}(?:\.\d+)?)(?:in|inch|inches|"|''|\u201d|\u2033)?$/;

/** A height that was typed in feet and inches, converted to inches. Null for any other text, and if the inches are 12 or more. */
export function feetAndInchesOf(typed: string): number | null {
  // Without white space and abbreviation points ('5 ft. 9 in.'), but with decimal points.
  const text = inAscii(typed)
    .toLowerCase()
    .replace(/\s|\.(?!\d)/g, '');
  const [, feet, inches] = feetAndInches.exec(text) ?? [];
  if (feet === undefined || Number(inches) >= 12) return null;
  return Number(feet) * 12 + Number(inches);
}
