type IsDrawable = (character: string) => boolean;

/** Longer names are cut to this number of graphemes. A name that is still too wide for its line is fitted by `fitToWidth` in `header.ts`. */
const maxGraphemes = 64;

/** Splits a text into graphemes: letters with their marks. */
const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The character that is printed instead of a letter that no font has. */
const unknownLetter = '\u{FFFD}';

/** Replaces letters, digits and marks that no font has by U+FFFD, and removes other characters that no font has, such as emoji. */
export function replaceUndrawable(text: string, isDrawable: IsDrawable): string {
  return [...text]
    .map(character => {
      if (isDrawable(character)) return character;
      // Letters, digits, and marks other than variation selectors, which follow an emoji.
      return /[\p{L}\p{N}]|(?!\p{VS})\p{M}/u.test(character) ? unknownLetter : '';
    })
    .join('');
}

/**
 * The first of `names` that the fonts can draw completely. If no name can be drawn completely, it is the last name that has a printable
 * character, with U+FFFD for each unknown letter; `print-report.ts` passes the e-mail as the last name. It is '' if no name has a printable
 * character. The name has one line, and is cut to 64 graphemes.
 */
export function printableName(names: readonly string[], isDrawable: IsDrawable): string {
  const printable = names.map(name => printableText(name, isDrawable)).filter(name => name !== '');
  return printable.find(name => !name.includes(unknownLetter)) ?? printable.at(-1) ?? '';
}

function printableText(text: string, isDrawable: IsDrawable): string {
  // Control, format, surrogate and private-use characters, and separators of lines, become spaces. Persian needs the zero-width joiners.
  const plain = text
    .normalize('NFC')
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ');
  const line = replaceUndrawable(plain, isDrawable).replace(/\s+/g, ' ').trim();
  const graphemes = graphemesOf(line);
  return graphemes.length > maxGraphemes ? `${graphemes.slice(0, maxGraphemes - 1).join('')}…` : line;
}

/** The text without its last grapheme, and with an ellipsis. */
export function withoutLastGrapheme(text: string): string {
  return `${graphemesOf(text.replace(/…$/, '')).slice(0, -1).join('').trimEnd()}…`;
}

function graphemesOf(text: string): string[] {
  return [...graphemeSegmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * Breaks a text into lines at its spaces; a word that is wider than a line is cut between its letters. A line keeps the space at its end, so
 * that the joined lines are the text. @param widthOf returns the width of a text, in the unit of `width`
 */
export function breakLines(text: string, widthOf: (word: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let usedWidth = 0;
  for (const piece of text.split(/(?<= )/).flatMap(word => splitWord(word, widthOf, width))) {
    const pieceWidth = widthOf(piece);
    const widthWithoutSpace = piece.endsWith(' ') ? widthOf(piece.slice(0, -1)) : pieceWidth;
    if (line !== '' && usedWidth + widthWithoutSpace > width) {
      lines.push(line);
      line = '';
      usedWidth = 0;
    }
    line += piece;
    usedWidth += pieceWidth;
  }
  return [...lines, line];
}

function splitWord(word: string, widthOf: (word: string) => number, width: number): string[] {
  if (widthOf(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemeSegmenter.segment(word)) {
    if (piece !== '' && widthOf((piece + segment).trimEnd()) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
