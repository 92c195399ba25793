/** A piece of a text. The pieces of a text add up to it. */
export interface TextPiece {
  /** The index of the piece in the text. */
  readonly at: number;
  readonly text: string;
  /** Whether the piece is a match, or the text between two matches. */
  readonly isMatch: boolean;
}

/**
 * Cuts a text at the matches of a pattern.
 * @param pattern with the flag `g`
 * @param accepts false for a match that counts as text
 */
export function textPiecesOf(
  text: string,
  pattern: RegExp,
  accepts: (match: RegExpExecArray) => boolean,
): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), isMatch });
    from = to;
  };
  for (const match of text.matchAll(pattern)) {
    if (!accepts(match)) continue;
    add(match.index, false);
    add(match.index + match[0].length, true);
  }
  add(text.length, false);
  return pieces;
}
