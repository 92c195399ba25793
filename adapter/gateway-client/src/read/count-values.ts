import { backslash, quote, tableOf } from './json-bytes.ts';

/** Each member and element follows a comma, or the bracket of its object or list. */
const isBefore = tableOf(',{[');

/** Whether so many bytes can hold more values than `maxValues`: each takes two bytes at least. */
export function mayHoldMoreValues(bytes: number, maxValues: number): boolean {
  return bytes > 2 * maxValues;
}

/** Whether a JSON text has more members and elements than `maxValues`. It is not parsed. */
export function hasMoreValues(bytes: Uint8Array, maxValues: number): boolean {
  return mayHoldMoreValues(bytes.length, maxValues) && new ValueCounter(maxValues).add(bytes);
}

/** Counts the members and elements of a JSON text that comes in pieces. */
export class ValueCounter {
  readonly #maxValues: number;
  #count = 0;
  #inText = false;
  /** The last piece ended with a backslash: the first byte of the next one is escaped. */
  #isEscaped = false;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  /** @returns whether there are already more than allowed. */
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
