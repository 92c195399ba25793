import {
  type AnswerShape,
  formsOf,
  type MemberShape,
  type ObjectShape,
} from '@choose-life/contracts/gateway/answer-shape';
import type { Deviation } from '../drift/deviation.ts';
import { below, type DriftNotes, deviationsIn, notesAt, startNotes } from '../drift/drift-notes.ts';
import { forbiddenKeys, isSound } from './sound-value.ts';

/** An answer that fits its row. */
export interface FittingAnswer {
  /** The answer without what was left out; the very value that was read where nothing was. */
  readonly value: unknown;
  readonly deviations: readonly Deviation[];
}

/** Reads a parsed answer in one walk; null when it does not fit, or must not be taken. */
export type AnswerReader = (answer: unknown) => FittingAnswer | null;

/**
 * The reader of a row, made once of its shape. It agrees with the row's zod schema on every value of JSON, and is made for the
 * answers that fit: why one does not, zod says.
 */
export function createReader(shape: AnswerShape): AnswerReader {
  const read = readerOf(shape, '', 1);
  return answer => {
    const notes = startNotes();
    const value = read(answer, notes);
    return value === misfit || notes.isUnsound ? null : { value, deviations: deviationsIn(notes) };
  };
}

const misfit = Symbol('misfit');

/** Gives the value, a copy without what is left out, or the mark of a value that does not fit. */
type Read = (value: unknown, notes: DriftNotes) => unknown;

/** @param depth how many objects and lists stand around the value, itself among them. */
function readerOf(shape: AnswerShape, path: string, depth: number, otherNames = noNames): Read {
  switch (shape.type) {
    case 'scalar':
      return value => (shape.accepts(value) ? value : misfit);
    case 'object':
      return objectReader(shape, path, depth, otherNames);
    case 'list':
      return listReader(readerOf(shape.element, `${path}[]`, depth + 1));
    case 'union':
      return unionReader(shape.forms, path, depth);
    case 'tolerated': {
      const read = readerOf(shape.shape, path, depth);
      const place = notesAt(path);
      return (value, notes) => {
        const noted = notes.found.length;
        const fitting = read(value, notes);
        if (fitting !== misfit) return fitting;
        notes.found.length = noted;
        place.leftOut(notes);
        if (!isSound(value, depth)) notes.isUnsound = true;
        return shape.instead;
      };
    }
  }
}

/** What stands on top of every answer, whether its row names it or not (s.4). */
const head: ReadonlySet<string> = new Set(['responseCode', 'responseMessage', 'status']);

const noNames: ReadonlySet<string> = new Set();

/** @param otherNames members of the other forms that may stand in this place: what one of them knows is known. */
function objectReader(
  { members, pattern }: ObjectShape,
  path: string,
  depth: number,
  otherNames: ReadonlySet<string>,
): Read {
  const isNeeded = ({ isNeeded }: MemberShape) => isNeeded;
  const known = new Map(
    [...members].map(([name, member]) => [
      name,
      { read: readerOf(member.shape, below(path, name), depth + 1), needed: Number(isNeeded(member)) },
    ]),
  );
  const neededCount = [...members.values()].filter(isNeeded).length;
  const matching = pattern && { names: pattern.names, read: readerOf(pattern.shape, path, depth + 1) };
  const place = notesAt(path);
  // An object of which no member is named may hold any.
  const isOpen = members.size === 0;
  const isKnown = (name: string) => isOpen || otherNames.has(name) || (path === '' && head.has(name));

  /** A member that the row does not name; false for one that refuses the answer. */
  const readOther = (name: string, value: unknown, notes: DriftNotes): boolean => {
    if (matching?.names.test(name)) return matching.read(value, notes) !== misfit;
    if (forbiddenKeys.has(name) || !isSound(value, depth + 1)) notes.isUnsound = true;
    if (!isKnown(name)) place.extra(notes, name);
    return true;
  };

  return (value, notes) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit;
    // Any object can be listed by its members; what comes out stays unknown.
    const object = value as Record<string, unknown>;
    let result = object;
    let missing = neededCount;
    for (const name in object) {
      const member = known.get(name);
      if (member === undefined) {
        if (!readOther(name, object[name], notes)) return misfit;
        continue;
      }
      const each = object[name];
      const fitting = member.read(each, notes);
      if (fitting === misfit) return misfit;
      missing -= member.needed;
      if (fitting === each) continue;
      if (result === object) result = { ...object };
      result[name] = fitting;
    }
    return missing === 0 ? result : misfit;
  };
}

function listReader(read: Read): Read {
  return (value, notes) => {
    if (!Array.isArray(value)) return misfit;
    let result: unknown[] = value;
    for (let at = 0; at < value.length; at++) {
      const fitting = read(value[at], notes);
      if (fitting === misfit) return misfit;
      if (fitting === value[at]) continue;
      if (result === value) result = [...value];
      result[at] = fitting;
    }
    return result;
  };
}

function unionReader(shapes: readonly AnswerShape[], path: string, depth: number): Read {
  const names = new Set(
    shapes.flatMap(formsOf).flatMap(form => (form.type === 'object' ? [...form.members.keys()] : [])),
  );
  const forms = shapes.map(form => readerOf(form, path, depth, names));
  return (value, notes) => {
    const noted = notes.found.length;
    for (const read of forms) {
      const fitting = read(value, notes);
      if (fitting !== misfit) return fitting;
      notes.found.length = noted;
    }
    return misfit;
  };
}
