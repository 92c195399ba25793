import { backslash, quote, tableOf } from './json-characters.ts';

/** What stands before each member and element: a comma, or the bracket of its object or list. */
const isBefore = tableOf(',{[');

/** Whether so many bytes may hold more members and elements than that: each takes two at least. */
export function mayHoldMoreValues(bytes: number, maxValues: number): boolean {
  return bytes > 2 * maxValues;
}

/** Whether the bytes of a JSON text hold more members and elements than that. Nothing is made of them. */
export function hasMoreValues(bytes: Uint8Array, maxValues: number): boolean {
  return mayHoldMoreValues(bytes.length, maxValues) && new ValueCounter(maxValues).add(bytes);
}

/** Counts the members and elements of a JSON text while it comes, in pieces that may end anywhere. */
export class ValueCounter {
  readonly #maxValues: number;
  #count = 0;
  #inText = false;
  /** The piece before ended with a backslash: the first byte of the next one ends no text. */
  #isEscaped = false;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  /** @returns whether there are more than allowed by now. */
  add(piece: Uint8Array): boolean {
    let inText = this.#inText;
    let at = this.#isEscaped ? 1 : 0;
    for (; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (inText) {
        if (byte === backslash) at++;
        else if (byte === quote) inText = false;
      } else if (byte === quote) inText = true;
      else if (isBefore[byte] === 1) this.#count++;
    }
    this.#inText = inText;
    this.#isEscaped = at > piece.length;
    return this.#count > this.#maxValues;
  }
}
