import {
  type AnswerShape,
  formsOf,
  type MembersByPattern,
  type ObjectShape,
  type ScalarShape,
} from '@choose-life/contracts/gateway/answer-shape';
import { codes } from '@choose-life/contracts/gateway/codes';
import type { Deviation } from '../drift/deviation.ts';
import { below, deviationsIn, notesAt } from '../drift/drift-notes.ts';
import { applyCuts, type Cut } from './cuts.ts';
import {
  type Cursor,
  parsedBetween,
  readKey,
  skipBlanks,
  skipByte,
  skipComma,
  skipEnd,
  skipScalar,
  skipValue,
  standsAt,
  typeBits,
  wordsOf,
} from './json-bytes.ts';
import { createKeyReader } from './key-reader.ts';
import { forbiddenKeys } from './sound-value.ts';

/** An answer that fits its row. */
export interface FittingAnswer {
  /** The answer's JSON without what was left out; the very bytes that came where nothing was. */
  readonly json: Uint8Array;
  readonly deviations: readonly Deviation[];
  /** Which form it has, by its place in the row's schema; 0 where there is but one. */
  readonly form: number;
}

/**
 * Reads the bytes of an answer, which must be UTF-8, in one walk; null when they do not fit, must not be handed on, or are
 * written in a way that no gateway writes, such as the same member twice.
 */
export type AnswerReader = (bytes: Uint8Array) => FittingAnswer | null;

/** A reading under way. */
interface Reading extends Cursor {
  readonly found: Deviation[];
  readonly cuts: Cut[];
}

/** How a value was read. `leftOut`: it does not fit, and nobody depends on it. */
type Outcome = 'fits' | 'misfit' | 'leftOut';

/** Moves over a value. */
type Read = (reading: Reading) => Outcome;

/**
 * The reader of a row, made once of its shape. It takes nothing that the row's zod schema would not take, and is made for the
 * answers that fit: why one does not, zod says.
 */
export function createReader(shape: AnswerShape): AnswerReader {
  const shapes = shape.type === 'union' ? shape.forms : [shape];
  const names = namesIn(shapes);
  const forms = shapes.map(form => readerOf(form, '', 1, names));
  return bytes => {
    const reading: Reading = { bytes, words: wordsOf(bytes), at: 0, found: [], cuts: [] };
    skipBlanks(reading);
    const { at } = reading;
    const form = forms.findIndex(read => {
      goBack(reading, at, 0, 0);
      return read(reading) === 'fits';
    });
    if (form < 0) return null;
    skipBlanks(reading);
    if (reading.at !== bytes.length) return null;
    return { json: applyCuts(bytes, reading.cuts), deviations: deviationsIn(reading.found), form };
  };
}

const noNames: ReadonlySet<string> = new Set();

/** The members that any form of a place knows. */
function namesIn(shapes: readonly AnswerShape[]): ReadonlySet<string> {
  const objects = shapes.flatMap(formsOf).filter(form => form.type === 'object');
  return new Set(objects.flatMap(({ members }) => [...members.keys()]));
}

/**
 * @param depth how many objects and lists stand around the value, itself among them.
 * @param otherNames members of the other forms that may stand in this place: what one of them knows is known.
 */
function readerOf(shape: AnswerShape, path: string, depth: number, otherNames: ReadonlySet<string>): Read {
  switch (shape.type) {
    case 'scalar':
      return scalarReader(shape);
    case 'object':
      return objectReader(shape, path, depth, otherNames);
    case 'list':
      return listReader(readerOf(shape.element, `${path}[]`, depth + 1, noNames));
    case 'union':
      return unionReader(shape.forms, path, depth);
    case 'tolerated':
      return toleratedReader(readerOf(shape.shape, path, depth, noNames), shape.instead, path, depth);
  }
}

/** The types of which a place takes every value, as bits. */
function plainBitsOf(shape: AnswerShape): number {
  const plain = formsOf(shape).flatMap(form => (form.type === 'scalar' ? [...form.plainTypes] : []));
  return plain.reduce((bits, type) => bits | typeBits[type], 0);
}

function scalarReader(shape: ScalarShape): Read {
  const plain = plainBitsOf(shape);
  // As nearly all write them.
  const fixed = [...shape.fixed].map(value => Buffer.from(JSON.stringify(value)));
  return reading => {
    const from = reading.at;
    const type = skipScalar(reading);
    if ((plain & type) !== 0) return 'fits';
    if (type === 0) return 'misfit';
    const length = reading.at - from;
    if (fixed.some(bytes => bytes.length === length && standsAt(reading, from, bytes))) return 'fits';
    return shape.accepts(parsedBetween(reading, from, reading.at)) ? 'fits' : 'misfit';
  };
}

function toleratedReader(read: Read, instead: unknown, path: string, depth: number): Read {
  const place = notesAt(path);
  return reading => {
    const { at } = reading;
    const noted = reading.found.length;
    const cut = reading.cuts.length;
    if (read(reading) === 'fits') return 'fits';
    goBack(reading, at, noted, cut);
    place.leftOut(reading.found);
    if (!skipValue(reading, depth)) return 'misfit';
    if (instead === undefined) return 'leftOut';
    reading.cuts.push({ from: at, to: reading.at, instead: JSON.stringify(instead) });
    return 'fits';
  };
}

function goBack(reading: Reading, at: number, noted: number, cut: number): void {
  reading.at = at;
  reading.found.length = noted;
  reading.cuts.length = cut;
}

/** What stands on top of every answer, whether its row names it or not (s.4). */
const head: ReadonlySet<string> = new Set(['responseCode', 'responseMessage', 'status']);

/** One bit of a number says that a member was there. */
const maxMembers = 31;

function objectReader(
  { members, pattern }: ObjectShape,
  path: string,
  depth: number,
  otherNames: ReadonlySet<string>,
): Read {
  const names = [...members.keys()];
  const reads = [...members].map(([name, { shape }]) =>
    readerOf(shape, below(path, name), depth + 1, noNames),
  );
  const plain = Int32Array.from([...members.values()].map(({ shape }) => plainBitsOf(shape)));
  const needed = [...members.values()].reduce((bits, { isNeeded }, n) => bits | (isNeeded ? 1 << n : 0), 0);
  if (names.length > maxMembers)
    throw new Error(`An object of the contract has more than ${maxMembers} members`);
  const keys = createKeyReader(names);
  const readOther = otherReader(pattern, path, depth, name => members.size === 0 || otherNames.has(name));

  return reading => {
    if (!skipByte(reading, 0x7b)) return 'misfit';
    let seen = 0;
    // Where the last member that stays has ended; -1 before the first.
    let keptTo = -1;
    let cutFrom = -1;
    let last = -1;
    if (reading.bytes[reading.at] !== 0x7d) {
      do {
        const from = reading.at;
        last = keys.read(reading, last);
        let outcome: Outcome;
        if (last < 0) outcome = readOther(reading);
        else {
          if ((seen & (1 << last)) !== 0) return 'misfit';
          seen |= 1 << last;
          const at = reading.at;
          // Most members are single values of any content: those need no reader of their own.
          if (((plain[last] ?? 0) & skipScalar(reading)) !== 0) outcome = 'fits';
          else {
            reading.at = at;
            // Every place of a known name has its reader.
            outcome = (reads[last] as Read)(reading);
          }
        }
        if (outcome === 'misfit') return 'misfit';
        if (outcome === 'leftOut') {
          if (keptTo >= 0) reading.cuts.push({ from: keptTo, to: reading.at, instead: '' });
          else if (cutFrom < 0) cutFrom = from;
        } else {
          if (cutFrom >= 0) reading.cuts.push({ from: cutFrom, to: from, instead: '' });
          cutFrom = -1;
          keptTo = reading.at;
        }
        if (keptTo >= 0) keptTo = reading.at;
        skipBlanks(reading);
      } while (skipComma(reading));
    }
    if (cutFrom >= 0) reading.cuts.push({ from: cutFrom, to: reading.at, instead: '' });
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
): Read {
  const readMatching = pattern && readerOf(pattern.shape, path, depth + 1, noNames);
  const place = notesAt(path);
  const isTop = path === '';
  return reading => {
    const name = readKey(reading);
    if (name === null || forbiddenKeys.has(name)) return 'misfit';
    if (readMatching && pattern?.names.test(name)) return readMatching(reading);
    const from = reading.at;
    if (!skipValue(reading, depth + 1)) return 'misfit';
    // A code that a row does not name can speak against the answer all the same.
    if (isTop && name === 'responseCode' && !isNoRefusal(parsedBetween(reading, from, reading.at)))
      return 'misfit';
    if (!isKnown(name) && !(isTop && head.has(name))) place.extra(reading.found, name);
    return 'fits';
  };
}

function isNoRefusal(responseCode: unknown): boolean {
  return responseCode === null || responseCode === codes.success;
}

function listReader(read: Read): Read {
  return reading => {
    if (!skipByte(reading, 0x5b)) return 'misfit';
    if (skipEnd(reading, 0x5d)) return 'fits';
    do {
      if (read(reading) !== 'fits') return 'misfit';
      skipBlanks(reading);
    } while (skipComma(reading));
    return skipEnd(reading, 0x5d) ? 'fits' : 'misfit';
  };
}

function unionReader(shapes: readonly AnswerShape[], path: string, depth: number): Read {
  const names = namesIn(shapes);
  const forms = shapes.map(form => readerOf(form, path, depth, names));
  return reading => {
    const { at } = reading;
    const noted = reading.found.length;
    const cut = reading.cuts.length;
    for (const read of forms) {
      if (read(reading) === 'fits') return 'fits';
      goBack(reading, at, noted, cut);
    }
    return 'misfit';
  };
}
