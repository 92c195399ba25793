import { isUtf8 } from 'node:buffer';
import { type AnswerShape, type ScalarShape, variantsOf } from '@choose-life/contracts/gateway/answer-shape';
import { type Deviation, deviationsIn, notesAt } from '../deviations.ts';
import {
  countValue,
  cursorOf,
  parsedBetween,
  plainBitsOf,
  skipBlanks,
  skipByte,
  skipComma,
  skipEnd,
  skipScalar,
  skipValue,
  standsAt,
} from './json-bytes.ts';
import { objectReader } from './object-reader.ts';
import { withoutByteOrderMark } from './parse-json.ts';
import { applyCuts, markOf, type Read, type Reading, rewind } from './reading.ts';

/** An answer that fits its row. */
export interface FittingAnswer {
  /** The pieces in which it came, less what is left out. */
  readonly json: readonly Uint8Array[];
  /** Which form it has, by its place in the row's schema; 0 where there is but one. */
  readonly form: number;
  /** Where it leaves the contract, although it is accepted. */
  readonly deviations: readonly Deviation[];
}

/**
 * Reads the bytes of an answer in one walk; null when they are no UTF-8, do not fit, must not be handed on, or are written in
 * a way that no gateway writes, such as the same member twice.
 *
 * @param pieces the same bytes as they came. They are kept, the others are not. Default: in one.
 */
export type AnswerReader = (bytes: Uint8Array, pieces?: readonly Uint8Array[]) => FittingAnswer | null;

/** Cuts and unknown names take longer than the rest: an answer with more of them is not read here. */
const maxUnknown = 20_000;

/**
 * Makes the reader of a row from its shape. It accepts nothing that the row's zod schema refuses. Why an answer does not fit it
 * does not say: zod does.
 *
 * @param maxValues an answer with more members and elements is not read here.
 */
export function createReader(shape: AnswerShape, maxValues = Number.POSITIVE_INFINITY): AnswerReader {
  const shapes = shape.type === 'union' ? shape.variants : [shape];
  const names = namesIn(shapes);
  const forms = shapes.map(form => readerOf(form, '', 1, names));
  return (bytes, pieces = [bytes]) => {
    if (!isUtf8(bytes)) return null;
    const reading: Reading = {
      ...cursorOf(bytes, maxValues),
      namesLeft: maxUnknown,
      seenNames: new Map(),
      deviations: [],
      cuts: [],
    };
    const text = bytes.length - withoutByteOrderMark(bytes).length;
    if (text > 0) reading.cuts.push({ from: 0, to: text, replacement: '' });
    reading.at = text;
    skipBlanks(reading);
    const start = markOf(reading);
    const form = forms.findIndex(read => {
      rewind(reading, start);
      return read(reading) === 'fits';
    });
    if (form < 0 || reading.hasInfinity || reading.cuts.length > maxUnknown) return null;
    skipBlanks(reading);
    if (reading.at !== bytes.length) return null;
    return { json: applyCuts(pieces, reading.cuts), deviations: deviationsIn(reading.deviations), form };
  };
}

/** The members of all forms of a place. */
function namesIn(shapes: readonly AnswerShape[]): ReadonlySet<string> {
  const objects = shapes.flatMap(variantsOf).filter(form => form.type === 'object');
  return new Set(objects.flatMap(({ members }) => [...members.keys()]));
}

/**
 * @param depth how many objects and lists stand around the value, itself among them.
 * @param otherNames members of the other forms that are possible here: they count as known.
 */
function readerOf(
  shape: AnswerShape,
  path: string,
  depth: number,
  otherNames: ReadonlySet<string> = new Set(),
): Read {
  switch (shape.type) {
    case 'scalar':
      return scalarReader(shape);
    case 'object':
      return objectReader(shape, path, depth, otherNames, readerOf);
    case 'list':
      return listReader(readerOf(shape.element, `${path}[]`, depth + 1));
    case 'union':
      return unionReader(shape.variants, path, depth);
    case 'lenient':
      return lenientReader(readerOf(shape.shape, path, depth), shape.fallback, path, depth);
  }
}

function scalarReader(shape: ScalarShape): Read {
  const plain = plainBitsOf(shape);
  // As nearly all gateways write them.
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

function lenientReader(read: Read, fallback: unknown, path: string, depth: number): Read {
  const notes = notesAt(path);
  return reading => {
    const start = markOf(reading);
    if (read(reading) === 'fits') return 'fits';
    rewind(reading, start);
    notes.leftOut(reading.deviations);
    if (!skipValue(reading, depth)) return 'misfit';
    if (fallback === undefined) return 'leftOut';
    reading.cuts.push({ from: start.at, to: reading.at, replacement: JSON.stringify(fallback) });
    return 'fits';
  };
}

function listReader(read: Read): Read {
  return reading => {
    if (!skipByte(reading, 0x5b)) return 'misfit';
    if (skipEnd(reading, 0x5d)) return 'fits';
    do {
      if (!countValue(reading) || read(reading) !== 'fits') return 'misfit';
      skipBlanks(reading);
    } while (skipComma(reading));
    return skipEnd(reading, 0x5d) ? 'fits' : 'misfit';
  };
}

function unionReader(shapes: readonly AnswerShape[], path: string, depth: number): Read {
  const names = namesIn(shapes);
  const forms = shapes.map(form => readerOf(form, path, depth, names));
  return reading => {
    const start = markOf(reading);
    for (const read of forms) {
      if (read(reading) === 'fits') return 'fits';
      rewind(reading, start);
    }
    return 'misfit';
  };
}

/**
 * A reader that keeps its last result. The result depends on the bytes alone, and a gateway sends everybody the same bytes for its
 * articles: comparing them is far less work than reading them. Only for rows that are public, since the last answer stays in
 * memory.
 */
export function cachingReader(read: AnswerReader): AnswerReader {
  let last: { readonly pieces: readonly Uint8Array[]; readonly fitting: FittingAnswer } | null = null;
  return (bytes, pieces = [bytes]) => {
    if (last !== null && isMadeOf(bytes, last.pieces)) return last.fitting;
    const fitting = read(bytes, pieces);
    if (fitting !== null) last = { pieces, fitting };
    return fitting;
  };
}

function isMadeOf(bytes: Uint8Array, pieces: readonly Uint8Array[]): boolean {
  let at = 0;
  for (const piece of pieces) {
    if (Buffer.compare(piece, bytes.subarray(at, at + piece.length)) !== 0) return false;
    at += piece.length;
  }
  return at === bytes.length;
}
