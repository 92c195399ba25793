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

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

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
