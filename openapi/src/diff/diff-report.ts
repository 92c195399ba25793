import { type Change, type Verdict, type Verdicts, verdicts } from './change.ts';

/** The whole comparison, as `--json` prints it. */
interface Diff {
  readonly old: string;
  readonly new: string;
  /** Whose verdict counts. */
  readonly judgedFor: keyof Verdicts;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly changes: readonly Change[];
}

/** Counts the verdicts and puts the worst first; within a verdict the order of the document stays. */
export function diffOf(sides: Pick<Diff, 'old' | 'new' | 'judgedFor'>, changes: readonly Change[]): Diff {
  const { judgedFor } = sides;
  const count = (verdict: Verdict) => changes.filter(change => change[judgedFor] === verdict).length;
  const place = (change: Change) => verdicts.indexOf(change[judgedFor]);
  return {
    ...sides,
    counts: { breaking: count('breaking'), 'drift-only': count('drift-only'), safe: count('safe') },
    changes: [...changes].sort((a, b) => place(a) - place(b)),
  };
}

const maxListed = { procedures: 3, interactions: 4 };

/** The comparison as a table for people. What is the same for several procedures stands in one line. */
export function diffReport(diff: Diff): string {
  const { old, new: now, judgedFor, counts, changes } = diff;
  const sides = {
    callers: `callers that follow ${old}, before a gateway that follows ${now}`,
    gateways: `gateways that follow ${old}, behind callers that follow ${now}`,
  };
  const head = `Judged for ${sides[judgedFor]}.\n`;
  if (changes.length === 0) return `${head}No difference.\n`;

  const heading = ['verdict', 'where', 'change'];
  const cellsOf = (change: Change) => [change[judgedFor], change.place, change.what];
  const table = [heading, ...changes.map(cellsOf)];
  const widths = heading.map((_, column) => Math.max(...table.map(cells => cells[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const groups = Map.groupBy(changes, change => lineOf(cellsOf(change)));
  const body = [...groups].flatMap(([line, same]) => [line, ...touchedLines(same)]);
  const procedures = new Set(changes.map(({ call }) => call)).size;
  const summary = verdicts.map(verdict => `${counts[verdict]} ${verdict}`).join(', ');
  const touched = `Procedures touched: ${procedures}; interactions: ${interactionsIn(changes).length}.`;
  return `${[head, lineOf(heading), ...body, '', `${summary}. ${touched}`].join('\n')}\n`;
}

function touchedLines(same: readonly Change[]): string[] {
  const calls = same.map(({ call }) => call);
  const interactions = interactionsIn(same);
  return [
    `    procedures: ${listed(calls, maxListed.procedures)}`,
    ...(interactions.length > 0 ? [`    interactions: ${listed(interactions, maxListed.interactions)}`] : []),
  ];
}

function interactionsIn(changes: readonly Change[]): string[] {
  return [...new Set(changes.flatMap(({ interactions }) => interactions))];
}

function listed(names: readonly string[], max: number): string {
  const more = names.length > max ? `; and ${names.length - max} more (--json names all)` : '';
  return `${names.slice(0, max).join('; ')}${more}`;
}
