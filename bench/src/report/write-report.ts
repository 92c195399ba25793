import { limitName, type Row } from '../figures.ts';
import { mainConnections } from '../settings.ts';
import type { GroupSize } from '../sizes.ts';
import { machine, pdfHeading, readSection, table, writePage } from '../speed-page.ts';
import { goalsOf } from './goals.ts';
import { reading } from './reading.ts';
import type { Results } from './results.ts';
import { absoluteTable, multiplesTable, serversTable, shown } from './tables.ts';

const isMain = ({ connections }: Row) => connections === mainConnections;

/** The tables of a run, whatever it measured. */
export function figuresText(results: Results): string {
  const others = results.rows.filter(row => !isMain(row));
  const hasExtra = results.rows.some(({ kind }) => kind === 'extra');
  return [
    ...section(
      '### CPU of a call, answers exactly by the contract',
      multiplesTable(results, 'exact', 'cpuPerCall'),
    ),
    ...(hasExtra
      ? section(
          '### CPU of a call, answers with members to leave out',
          multiplesTable(results, 'extra', 'cpuPerCall'),
        )
      : []),
    ...section('### p99 of a call, answers exactly by the contract', multiplesTable(results, 'exact', 'p99')),
    ...section('### What was measured', absoluteTable(results, isMain)),
    ...(others.length > 0
      ? section(
          '### With other numbers of callers',
          absoluteTable(results, row => !isMain(row)),
        )
      : []),
    ...section('### The servers themselves', serversTable(results)),
    ...section('### Goals', goalsTable(results)),
  ].join('\n');
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
  ].join('\n');
  await writePage(text);
}

function section(heading: string, text: string): string[] {
  return [heading, '', text, ''];
}

function goalsTable(results: Results): string {
  return table(
    [`multiples (×) are of ${limitName} or of the one named`, 'measured', 'at most', 'met'],
    goalsOf(results).map(({ figure, most, text, unit }) => [
      text,
      `${shown(figure, unit === '×' ? 2 : 0)} ${unit}`,
      `${most} ${unit}`,
      Number.isFinite(figure) ? (figure <= most ? 'yes' : 'no') : '-',
    ]),
  );
}
