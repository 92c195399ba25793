/** Which characters a font can draw. */
type HasGlyph = (codePoint: number) => boolean;

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

/**
 * Breaks a text at its spaces so that every line fits; a word that is wider than a line is cut between its letters. Each
 * line but the last ends in its space, so that the lines joined are the text again.
 */
export function breakLines(text: string, widthOf: (word: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of text.split(/(?<= )/).flatMap(word => cut(word, widthOf, width))) {
    const wide = widthOf(piece);
    const bare = piece.endsWith(' ') ? widthOf(piece.slice(0, -1)) : wide;
    if (line !== '' && used + bare > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += piece;
    used += wide;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function cut(word: string, widthOf: (word: string) => number, width: number): string[] {
  if (widthOf(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of letters.segment(word)) {
    if (piece !== '' && widthOf((piece + segment).trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
