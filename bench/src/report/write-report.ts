import { limitName, type Row } from '../figures.ts';
import type { GroupSize } from '../sizes.ts';
import {
  besideHeading,
  hostileHeading,
  largeHeading,
  machine,
  pdfHeading,
  readSection,
  soakHeading,
  table,
  writePage,
} from '../speed-page.ts';
import { goalsOf, isMet } from './goals.ts';
import { conditions, reading } from './reading.ts';
import type { Results } from './results.ts';
import { measuredTable, multiplesTable, serversTable, shown } from './tables.ts';

/** The tables of a run, whatever it measured. */
export function figuresText(results: Results): string {
  const loads = Object.values(Object.groupBy(results.rows, headingOf)).filter(rows => rows !== undefined);
  return [
    ...loads.flatMap(rows => [
      `### ${rows[0] ? headingOf(rows[0]) : ''}`,
      '',
      multiplesTable(rows, results.servers),
      '',
      measuredTable(rows, results.servers),
      '',
      ...troublesIn(rows),
    ]),
    '### The servers themselves',
    '',
    serversTable(results),
    '',
    '### Goals',
    '',
    goalsTable(results),
    '',
    ...conditions(results),
    '',
  ].join('\n');
}

/** Runs that do not count, each with its reason. */
function troublesIn(rows: readonly Row[]): string[] {
  return rows.flatMap(({ call, troubles }) =>
    [...troubles].flatMap(([server, trouble]) => [
      `Not counted: a run of ${server} with ${call} (${trouble})`,
      '',
    ]),
  );
}

const answersOf: Record<Row['kind'], string> = {
  exact: 'answers exactly by the contract',
  extra: 'answers with members to leave out',
};

function headingOf({ connections, kind }: Row): string {
  return `${connections === 1 ? 'One caller' : `${connections} callers`}, ${answersOf[kind]}`;
}

/** Prints a run and writes it into docs/speed.md with the machine and the day; the sections of other benches stay. */
export async function writeReport(results: Results, sizes: readonly GroupSize[]): Promise<void> {
  const text = [
    '# Speed',
    '',
    `Written by \`npm run bench\`. ${machine()}`,
    '',
    '## Calls through the adapter',
    '',
    ...reading(results),
    '',
    figuresText(results),
    '## JavaScript on first load, gzip',
    '',
    table(
      ['route group', 'kB'],
      sizes.map(({ group, kilobytes }) => [group, kilobytes.toFixed(1)]),
    ),
    '',
    await readSection(pdfHeading),
    '',
    await readSection(hostileHeading),
    '',
    await readSection(besideHeading),
    '',
    await readSection(soakHeading),
    '',
    await readSection(largeHeading),
    '',
  ].join('\n');
  await writePage(text);
}

function goalsTable(results: Results): string {
  return table(
    [`of the adapter (×: multiple of ${limitName}, or of the peer named)`, 'measured', 'at most', 'met'],
    goalsOf(results)
      .filter(goal => isMet(goal) !== '-')
      .map(goal => [
        goal.text,
        `${shown(goal.figure, goal.unit === '×' ? 2 : 0)} ${goal.unit}`,
        `${goal.most} ${goal.unit}`,
        isMet(goal),
      ]),
  );
}
