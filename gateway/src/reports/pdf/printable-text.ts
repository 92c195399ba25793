/** Which characters a font can draw. */
export type HasGlyph = (codePoint: number) => boolean;

/** What the header has room for, in letters with their marks. */
const maxLetters = 64;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's name, or another text of the header, as it can be printed: one line, no control or direction characters,
 * at most 64 letters, and only letters the font has. Empty when nothing of it can be drawn.
 */
export function printableText(text: string, hasGlyph: HasGlyph): string {
  const plain = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ');
  const drawn = [...plain].filter(character => hasGlyph(character.codePointAt(0) ?? 0)).join('');
  const line = drawn.replace(/\s+/g, ' ').trim();
  const shown = lettersOf(line);
  return shown.length > maxLetters ? `${shown.slice(0, maxLetters - 1).join('')}…` : line;
}

/** A text with one letter less, and the sign that says so. */
export function shortened(text: string): string {
  return `${lettersOf(text.replace(/…$/, '')).slice(0, -1).join('').trimEnd()}…`;
}

/** Letters with their marks. */
function lettersOf(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment);
}
