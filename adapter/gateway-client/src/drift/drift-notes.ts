import type { Deviation } from './deviation.ts';
import { loggableName } from './member-name.ts';

/** An answer can hold any number of deviations: no more than these are noted. */
const maxNotes = 64;

/** Notes the deviations at one place of a row. Each is one object, however many elements of a list have it. */
export interface DeviationNotes {
  leftOut(found: Deviation[]): void;
  extra(found: Deviation[], name: string): void;
}

/** @param path the place, in the contract's own names; '' for the answer as a whole. */
export function notesAt(path: string): DeviationNotes {
  const leftOut: Deviation = { kind: 'left-out', path };
  const extras = new Map<string, Deviation>();
  return {
    leftOut: found => note(found, leftOut),
    extra(found, name) {
      if (found.length === maxNotes) return;
      const known = extras.get(name);
      const deviation = known ?? { kind: 'extra', path: below(path, loggableName(name)) };
      if (known === undefined && extras.size < maxNotes) extras.set(name, deviation);
      note(found, deviation);
    },
  };
}

function note(found: Deviation[], deviation: Deviation): void {
  if (found.length < maxNotes && found.at(-1) !== deviation) found.push(deviation);
}

/** Each deviation once, however often it occurs in a list. */
export function deviationsIn(found: readonly Deviation[]): readonly Deviation[] {
  if (found.length < 2) return found;
  return [...new Map(found.map(each => [`${each.kind} ${each.path}`, each])).values()];
}

/** The path of a member below a place. */
export function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
