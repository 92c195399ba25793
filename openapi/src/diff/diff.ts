import type { Change } from './change.ts';
import { type Verdict, type Verdicts, verdicts } from './verdict.ts';

/** A change with the interactions it touches, by their descriptions. */
export type JudgedChange = Omit<Change, 'within'> & { readonly interactions: readonly string[] };

/** The whole comparison, as `--json` prints it. */
export interface Diff {
  readonly old: string;
  readonly new: string;
  /** Whose verdict counts. */
  readonly judgedFor: keyof Verdicts;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly changes: readonly JudgedChange[];
}

/** Counts the verdicts and puts the worst first; within a verdict the order of the document stays. */
export function diffOf(
  sides: Pick<Diff, 'old' | 'new' | 'judgedFor'>,
  changes: readonly JudgedChange[],
): Diff {
  const { judgedFor } = sides;
  const count = (verdict: Verdict) => changes.filter(change => change[judgedFor] === verdict).length;
  const place = (change: JudgedChange) => verdicts.indexOf(change[judgedFor]);
  return {
    ...sides,
    counts: { breaking: count('breaking'), 'drift-only': count('drift-only'), safe: count('safe') },
    changes: [...changes].sort((a, b) => place(a) - place(b)),
  };
}
