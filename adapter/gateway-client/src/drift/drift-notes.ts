import type { Deviation, DeviationKind } from './deviation.ts';
import { tellableName } from './member-name.ts';

/** An answer may hold anything: beyond so many deviations no more are noted. */
const maxNotes = 64;

/** What a reading has noticed so far of one answer. */
export interface DriftNotes {
  readonly found: Deviation[];
  /** A value that nobody reads would harm whoever writes it out again: the answer is not taken. */
  isUnsound: boolean;
}

export function startNotes(): DriftNotes {
  return { found: [], isUnsound: false };
}

/** Notes deviations at one place of a row. They are made once, since a list has the same one in each of its elements. */
export interface PlaceNotes {
  leftOut(notes: DriftNotes): void;
  extra(notes: DriftNotes, name: string): void;
}

/** @param path the place, in the contract's own names; '' for the answer as a whole. */
export function notesAt(path: string): PlaceNotes {
  const leftOut: Deviation = { kind: 'left-out', path };
  const extras = new Map<string, Deviation>();
  return {
    leftOut: notes => note(notes, leftOut),
    extra(notes, name) {
      const known = extras.get(name);
      const deviation = known ?? deviationAt('extra', below(path, tellableName(name)));
      if (known === undefined && extras.size < maxNotes) extras.set(name, deviation);
      note(notes, deviation);
    },
  };
}

function note({ found }: DriftNotes, deviation: Deviation): void {
  if (found.length < maxNotes && found.at(-1) !== deviation) found.push(deviation);
}

/** Each deviation once, however often it occurs in a list. */
export function deviationsIn({ found }: DriftNotes): readonly Deviation[] {
  if (found.length < 2) return found;
  return [...new Map(found.map(each => [`${each.kind} ${each.path}`, each])).values()];
}

function deviationAt(kind: DeviationKind, path: string): Deviation {
  return { kind, path };
}

/** The path of a member below a place. */
export function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
