import { isEscaped, readKey, skipBlanks, skipColon, standsAt } from './json-bytes.ts';
import type { Cursor } from './json-text.ts';

export interface KeyReader {
  /**
   * Moves over a known key and its colon.
   * @param last the place of the key before, -1 where there is none.
   * @returns the place of the key among the names; -1 for a key that is none of them, over which it does not move.
   */
  read(cursor: Cursor, last: number): number;
}

/** A gateway writes members in one order: the key that came next last time is compared first, then all others. */
export function createKeyReader(names: readonly string[]): KeyReader {
  const quoted = names.map(name => Buffer.from(JSON.stringify(name)));
  // Nearly all gateways write no blanks before the colon.
  const written = quoted.map(name => Buffer.concat([name, colon]));
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
      let place = quoted.findIndex(name => standsAt(cursor, from, name));
      if (place >= 0) {
        cursor.at += quoted[place]?.length ?? 0;
        if (!skipColon(cursor)) place = -1;
      } else if (isEscaped(cursor)) place = places.get(readKey(cursor) ?? '') ?? -1;
      if (place < 0) cursor.at = from;
      else followers[last + 1] = place;
      return place;
    },
  };
}

const colon = Buffer.from(':');
