import type { Deviation } from './deviation.ts';
import { loggableName } from './member-name.ts';

/** An answer can hold any number of deviations: no more than these are noted. */
const maxNotes = 64;

/** Adds the deviations at one place of a row to those of an answer. */
interface DeviationNotes {
  leftOut(deviations: Deviation[]): void;
  extra(deviations: Deviation[], name: string): void;
}

/**
 * Each deviation is one object, however many elements of a list have it.
 * @param path the place, in the contract's own names; '' for the answer as a whole.
 */
export function notesAt(path: string): DeviationNotes {
  const leftOut: Deviation = { kind: 'left-out', path };
  const extras = new Map<string, Deviation>();
  return {
    leftOut: deviations => note(deviations, leftOut),
    extra(deviations, name) {
      if (deviations.length === maxNotes) return;
      const known = extras.get(name);
      const deviation = known ?? { kind: 'extra', path: below(path, loggableName(name)) };
      if (known === undefined && extras.size < maxNotes) extras.set(name, deviation);
      note(deviations, deviation);
    },
  };
}

function note(deviations: Deviation[], deviation: Deviation): void {
  if (deviations.length < maxNotes && deviations.at(-1) !== deviation) deviations.push(deviation);
}

/** Each deviation once, however often it occurs in a list. */
export function deviationsIn(deviations: readonly Deviation[]): readonly Deviation[] {
  if (deviations.length < 2) return deviations;
  return [...new Map(deviations.map(each => [`${each.kind} ${each.path}`, each])).values()];
}

/** The path of a member below a place. */
export function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
