import { readKey, skipBlanks, standsAt } from './json-bytes.ts';
import type { Cursor } from './json-text.ts';

/** Reads the keys of one object of the contract. */
export interface KeyReader {
  /**
   * Moves over a known key and its colon.
   * @param last the place of the key before, -1 where there is none.
   * @returns the place of the key among the names; -1 for a key that is none of them, over which it does not move.
   */
  read(cursor: Cursor, last: number): number;
}

/** A gateway writes its members in one order: the key that followed last time is tried first, byte by byte. */
export function createKeyReader(names: readonly string[]): KeyReader {
  // As nearly all write them, without blanks before the colon.
  const written = names.map(name => Buffer.from(`${JSON.stringify(name)}:`));
  const places = new Map(names.map((name, place) => [name, place]));
  const followers = new Int32Array(names.length + 1);

  return {
    read(cursor, last) {
      const guess = followers[last + 1] ?? 0;
      const expected = written[guess];
      if (expected !== undefined && standsAt(cursor, cursor.at, expected)) {
        cursor.at += expected.length;
        skipBlanks(cursor);
        return guess;
      }
      const from = cursor.at;
      const key = readKey(cursor);
      const place = key === null ? undefined : places.get(key);
      if (place === undefined) {
        cursor.at = from;
        return -1;
      }
      followers[last + 1] = place;
      return place;
    },
  };
}
