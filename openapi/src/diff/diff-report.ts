import { type Change, type Verdict, type Verdicts, verdicts } from './change.ts';

/** A change with the interactions it touches, by their descriptions. */
export type JudgedChange = Omit<Change, 'within'> & { readonly interactions: readonly string[] };

/** The whole comparison, as `--json` prints it. */
interface Diff {
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

  const groups = groupsOf(diff);
  const lines = [
    ['verdict', 'where', 'change'],
    ...groups.map(({ first }) => [first[judgedFor], first.place, first.what]),
  ];
  const widths = [0, 1].map(column => Math.max(...lines.map(cells => cells[column]?.length ?? 0)));
  const [heading = '', ...rows] = lines.map(cells =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const body = rows.flatMap((row, index) => [row, ...touchedLines(groups[index])]);
  const procedures = new Set(changes.map(({ call }) => call)).size;
  const interactions = new Set(changes.flatMap(change => change.interactions)).size;
  const summary = verdicts.map(verdict => `${counts[verdict]} ${verdict}`).join(', ');
  const touched = `Procedures touched: ${procedures}; interactions: ${interactions}.`;
  return `${[head, heading, ...body, '', `${summary}. ${touched}`].join('\n')}\n`;
}

interface Group {
  readonly first: JudgedChange;
  readonly procedures: readonly string[];
  readonly interactions: readonly string[];
}

function groupsOf({ changes, judgedFor }: Diff): Group[] {
  const groups = Map.groupBy(changes, change => [change[judgedFor], change.place, change.what].join('\n'));
  return [...groups.values()].flatMap(same => {
    const [first] = same;
    const interactions = new Set(same.flatMap(change => change.interactions));
    return first
      ? [{ first, procedures: same.map(({ call }) => call), interactions: [...interactions] }]
      : [];
  });
}

function touchedLines(group: Group | undefined): string[] {
  if (!group) return [];
  const { procedures, interactions } = group;
  const calls = `    procedures: ${listed(procedures, maxListed.procedures)}`;
  return interactions.length === 0
    ? [calls]
    : [calls, `    interactions: ${listed(interactions, maxListed.interactions)}`];
}

function listed(names: readonly string[], max: number): string {
  const more = names.length > max ? `; and ${names.length - max} more (--json names all)` : '';
  return `${names.slice(0, max).join('; ')}${more}`;
}
