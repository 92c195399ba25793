import { folded } from './words.ts';

/** A piece of a text: either a matched word, or the text between. */
interface Piece {
  /** Start in the whole text. */
  readonly at: number;
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text at the matched words. The pieces add up to the text. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const wanted = new Set(words);
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, found: boolean) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), found });
    from = to;
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!wanted.has(folded(word))) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}
