/** A piece of a text. All pieces of a text, in order, give the text. */
export interface TextPiece {
  /** The index of the piece in the text. */
  readonly start: number;
  readonly text: string;
  /** Whether the piece is an accepted match of the pattern. Otherwise it is text before, between or after such matches. */
  readonly isMatch: boolean;
}

/**
 * Cuts a text at the matches of a pattern.
 * @param pattern a pattern with the flag `g`
 * @param isAccepted returns false for a match that is treated like the text around it
 */
export function textPiecesOf(
  text: string,
  pattern: RegExp,
  isAccepted: (match: RegExpExecArray) => boolean,
): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  const addPieceUntil = (end: number, isMatch: boolean) => {
    // Two matches may follow each other without text between them.
    if (end > start) pieces.push({ start, text: text.slice(start, end), isMatch });
    start = end;
  };
  for (const match of text.matchAll(pattern)) {
    if (!isAccepted(match)) continue;
    addPieceUntil(match.index, false);
    addPieceUntil(match.index + match[0].length, true);
  }
  addPieceUntil(text.length, false);
  return pieces;
}
