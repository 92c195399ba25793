import type { Figures } from './load.ts';
import type { GroupSize } from './sizes.ts';
import { machine, pdfHeading, readSection, table, writePage } from './speed-page.ts';

/** One call: the pass-through and the adapter side by side. */
export interface Row {
  readonly name: string;
  /** Bytes of the upstream's answer. */
  readonly bytes: number;
  readonly limit: Figures;
  readonly adapter: Figures;
}

/** Prints the tables and writes them into docs/speed.md with the machine and the day. */
export async function writeReport(
  rows: readonly Row[],
  sizes: readonly GroupSize[],
  seconds: number,
): Promise<void> {
  const text = [
    '# Speed',
    '',
    'Written by `npm run bench`. The adapter stands beside LIMIT, a bare pass-through (node:http and undici, no validation),',
    `in the same run, in turn: 32 connections, ${seconds} s a run, the better of two. Ratios are what counts; absolute figures`,
    'belong to the machine.',
    '',
    machine(),
    '',
    '## Calls through the adapter',
    '',
    table(
      [
        'call',
        'answer',
        'LIMIT calls/s',
        'adapter calls/s',
        'LIMIT p99',
        'adapter p99',
        'CPU a call: LIMIT',
        'adapter',
        'ratio',
      ],
      rows.map(row => [
        row.name,
        `${(row.bytes / 1000).toFixed(1)} kB`,
        row.limit.callsPerSecond.toFixed(0),
        row.adapter.callsPerSecond.toFixed(0),
        `${row.limit.p99} ms`,
        `${row.adapter.p99} ms`,
        milliseconds(row.limit.cpuPerCall),
        milliseconds(row.adapter.cpuPerCall),
        ratio(row),
      ]),
    ),
    '',
    `Geometric mean of the CPU ratio: ${geometricMean(rows)}.`,
    '',
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

function milliseconds(value: number | null): string {
  return value === null ? '-' : `${value.toFixed(3)} ms`;
}

function cpuRatio({ limit, adapter }: Row): number | null {
  return limit.cpuPerCall && adapter.cpuPerCall ? adapter.cpuPerCall / limit.cpuPerCall : null;
}

function ratio(row: Row): string {
  return cpuRatio(row)?.toFixed(2) ?? '-';
}

function geometricMean(rows: readonly Row[]): string {
  const ratios = rows.map(cpuRatio).filter(value => value !== null);
  if (ratios.length === 0) return '-';
  return Math.exp(ratios.reduce((sum, value) => sum + Math.log(value), 0) / ratios.length).toFixed(2);
}
