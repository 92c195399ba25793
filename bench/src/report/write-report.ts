import { limitName, type Row } from '../measurements.ts';
import type { GroupSize } from '../sizes.ts';
import { machine, readSection, sectionHeadings, table, writePage } from '../speed-page.ts';
import { conditions, explanation } from './explanation.ts';
import { goalsOf, isMet } from './goals.ts';
import type { Results } from './results.ts';
import { measuredTable, multiplesTable, serversTable, shown } from './tables.ts';

/** The tables of a run. */
export function resultsText(results: Results): string {
  const loads = Object.values(Object.groupBy(results.rows, headingOf)).filter(rows => rows !== undefined);
  return [
    ...loads.flatMap(rows => [
      `### ${rows[0] ? headingOf(rows[0]) : ''}`,
      '',
      multiplesTable(rows, results.servers),
      '',
      measuredTable(rows, results.servers),
      '',
      ...errorsIn(rows),
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
function errorsIn(rows: readonly Row[]): string[] {
  return rows.flatMap(({ call, errors }) =>
    [...errors].flatMap(([server, error]) => [`Not counted: a run of ${server} with ${call} (${error})`, '']),
  );
}

const answersOf: Record<Row['kind'], string> = {
  exact: 'answers exactly by the contract',
  extra: 'answers with members to leave out',
};

function headingOf({ connections, kind }: Row): string {
  return `${connections === 1 ? 'One caller' : `${connections} callers`}, ${answersOf[kind]}`;
}

/** Prints the results and writes them into docs/speed.md with machine and day. The sections of other benches stay. */
export async function writeReport(results: Results, sizes: readonly GroupSize[]): Promise<void> {
  const kept = await Promise.all(Object.values(sectionHeadings).map(readSection));
  const text = [
    '# Speed',
    '',
    `Written by \`npm run bench\`. ${machine()}`,
    '',
    '## Calls through the adapter',
    '',
    ...explanation(results),
    '',
    resultsText(results),
    '## JavaScript on first load, gzip',
    '',
    table(
      ['route group', 'kB'],
      sizes.map(({ group, kilobytes }) => [group, kilobytes.toFixed(1)]),
    ),
    '',
    ...kept.flatMap(section => [section, '']),
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
        `${shown(goal.value, goal.unit === '×' ? 2 : 0)} ${goal.unit}`,
        `${goal.max} ${goal.unit}`,
        isMet(goal),
      ]),
  );
}
