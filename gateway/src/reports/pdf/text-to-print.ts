type IsDrawable = (character: string) => boolean;

/** The room of the header, in letters with their marks. */
const maxLetters = 64;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Stands for a letter that no font has. */
const unknownLetter = '\u{FFFD}';

/** A text whose letters that no font has are seen to be missing; other characters that none has, such as pictures, are left out. */
export function withKnownLetters(text: string, isDrawable: IsDrawable): string {
  return [...text]
    .map(character => {
      if (isDrawable(character)) return character;
      return /[\p{L}\p{N}]|(?!\p{VS})\p{M}/u.test(character) ? unknownLetter : '';
    })
    .join('');
}

/** The first name that the fonts have whole, else the last as far as it is known: in one line, of at most 64 letters. */
export function printableName(names: readonly string[], isDrawable: IsDrawable): string {
  const printable = names.map(name => printableText(name, isDrawable)).filter(name => name !== '');
  return printable.find(name => !name.includes(unknownLetter)) ?? printable.at(-1) ?? '';
}

function printableText(text: string, isDrawable: IsDrawable): string {
  // Letters of Persian are joined or parted by signs that are not seen.
  const plain = text
    .normalize('NFC')
    .replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ');
  const line = withKnownLetters(plain, isDrawable).replace(/\s+/g, ' ').trim();
  const shown = lettersOf(line);
  return shown.length > maxLetters ? `${shown.slice(0, maxLetters - 1).join('')}…` : line;
}

/** A text with one letter less, and the sign that says so. */
export function shortened(text: string): string {
  return `${lettersOf(text.replace(/…$/, '')).slice(0, -1).join('').trimEnd()}…`;
}

function lettersOf(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment);
}

/** A wider word is cut between its letters. Each line but the last ends in its space: the lines joined are the text again. */
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
