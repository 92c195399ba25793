import { codes } from '@choose-life/contracts/domain/codes';
import type { AnswerShape, MembersByPattern, ObjectShape } from '@choose-life/contracts/gateway/answer-shape';
import { below, notesAt } from '../deviations.ts';
import {
  type Cursor,
  countValue,
  isEscaped,
  isForbidden,
  parsedBetween,
  plainBitsOf,
  readKey,
  skipBlanks,
  skipByte,
  skipColon,
  skipComma,
  skipEnd,
  skipScalar,
  skipValue,
  standsAt,
} from './json-bytes.ts';
import type { Outcome, Read, Reading } from './reading.ts';

/** Members that every answer may have at its top (s.4). */
const head: ReadonlySet<string> = new Set(['responseCode', 'responseMessage', 'status']);

/** Each member has one bit of a 32-bit number. */
const maxMembers = 31;

/** Makes the reader of a member. */
type MakeReader = (shape: AnswerShape, path: string, depth: number) => Read;

/**
 * Reads an object member by member.
 *
 * @param depth how many objects and lists stand around the object, itself among them.
 * @param otherNames members of the other forms that are possible here: they count as known.
 */
export function objectReader(
  { members, pattern }: ObjectShape,
  path: string,
  depth: number,
  otherNames: ReadonlySet<string>,
  readerOf: MakeReader,
): Read {
  const names = [...members.keys()];
  const reads = [...members].map(([name, { shape }]) => readerOf(shape, below(path, name), depth + 1));
  const plain = Int32Array.from([...members.values()].map(({ shape }) => plainBitsOf(shape)));
  const needed = [...members.values()].reduce(
    (bits, { isRequired }, n) => bits | (isRequired ? 1 << n : 0),
    0,
  );
  if (names.length > maxMembers)
    throw new Error(`An object of the contract has more than ${maxMembers} members`);
  const keys = createKeyReader(names);
  const isKnown = (name: string) => members.size === 0 || otherNames.has(name);
  const readInFull = otherReader(pattern, path, depth, isKnown, readerOf);

  return reading => {
    if (!skipByte(reading, 0x7b)) return 'misfit';
    let seen = 0;
    // Where the last member that is kept ends; -1 before the first.
    let keptTo = -1;
    let cutFrom = -1;
    let last = -1;
    if (reading.bytes[reading.at] !== 0x7d) {
      do {
        if (!countValue(reading)) return 'misfit';
        const from = reading.at;
        last = keys.read(reading, last);
        let outcome: Outcome;
        if (last < 0) outcome = readInFull(reading);
        else {
          if ((seen & (1 << last)) !== 0) return 'misfit';
          seen |= 1 << last;
          const at = reading.at;
          // Most members are scalars of any content: they need no reader.
          if (((plain[last] ?? 0) & skipScalar(reading)) !== 0) outcome = 'fits';
          else {
            reading.at = at;
            // Each name has its reader.
            outcome = (reads[last] as Read)(reading);
          }
        }
        if (outcome === 'misfit') return 'misfit';
        if (outcome === 'leftOut') {
          if (keptTo >= 0) reading.cuts.push({ from: keptTo, to: reading.at, replacement: '' });
          else if (cutFrom < 0) cutFrom = from;
        } else {
          if (cutFrom >= 0) reading.cuts.push({ from: cutFrom, to: from, replacement: '' });
          cutFrom = -1;
          keptTo = reading.at;
        }
        if (keptTo >= 0) keptTo = reading.at;
        skipBlanks(reading);
      } while (skipComma(reading));
    }
    if (cutFrom >= 0) reading.cuts.push({ from: cutFrom, to: reading.at, replacement: '' });
    if (!skipEnd(reading, 0x7d)) return 'misfit';
    return (seen & needed) === needed ? 'fits' : 'misfit';
  };
}

/** Reads a member that the row does not name. */
function otherReader(
  pattern: MembersByPattern | null,
  path: string,
  depth: number,
  isKnown: (name: string) => boolean,
  readerOf: MakeReader,
): Read {
  const readMatching = pattern && readerOf(pattern.shape, path, depth + 1);
  const notes = notesAt(path);
  const isTop = path === '';
  const readName = nameReader();
  return reading => {
    const name = readName(reading);
    if (name === null || isForbidden(reading, name)) return 'misfit';
    if (readMatching && pattern?.names.test(name)) return readMatching(reading);
    const from = reading.at;
    if (!skipValue(reading, depth + 1)) return 'misfit';
    // A response code refuses also where the row does not name it.
    if (isTop && name === 'responseCode' && !isNoRefusal(parsedBetween(reading, from, reading.at)))
      return 'misfit';
    if (!isKnown(name) && !(isTop && head.has(name))) notes.extra(reading.deviations, name);
    return 'fits';
  };
}

/** Each element of a list has the same unknown members: the first names of an answer are found again by their bytes. */
const maxSeenNames = 32;

function nameReader(): (reading: Reading) => string | null {
  const place = {};
  return reading => {
    const { at } = reading;
    const seen = reading.seenNames.get(place) ?? [];
    if (seen.length === 0) reading.seenNames.set(place, seen);
    const known = seen.find(({ written }) => standsAt(reading, at, written));
    if (known !== undefined) {
      reading.at += known.written.length;
      return skipColon(reading) ? known.name : null;
    }
    const name = --reading.namesLeft < 0 ? null : readKey(reading);
    if (name !== null && seen.length < maxSeenNames) {
      seen.push({ name, written: Buffer.from(JSON.stringify(name)) });
    }
    return name;
  };
}

function isNoRefusal(responseCode: unknown): boolean {
  return responseCode === null || responseCode === codes.success;
}

interface KeyReader {
  /**
   * Moves over a known key and its colon.
   * @param last the place of the key before, -1 where there is none.
   * @returns the place of the key among the names; -1 for a key that is none of them, over which it does not move.
   */
  read(cursor: Cursor, last: number): number;
}

/** A gateway writes members in one order: the key that came next last time is compared first, then all others. */
function createKeyReader(names: readonly string[]): KeyReader {
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
