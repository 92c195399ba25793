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
