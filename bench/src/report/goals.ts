import { adapterName, geometricMean, limitName, type Multiple, multipleOf, type Row } from '../figures.ts';
import { mainConnections } from '../settings.ts';
import { largestCall, pageOfCalls, type Results } from './results.ts';

/** One thing that must hold for the adapter. */
export interface Goal {
  readonly text: string;
  /** NaN where it was not measured. */
  readonly figure: number;
  /** The most the figure may be. */
  readonly most: number;
  readonly unit: '×' | 'MB' | 'ms';
}

/** What must hold under the main load, beside what was measured. */
export function goalsOf({ rows, servers, stalls }: Results): Goal[] {
  const main = rows.filter(({ connections }) => connections === mainConnections);
  const exact = singleCalls(main).filter(({ kind }) => kind === 'exact');
  const extra = singleCalls(main).filter(({ kind }) => kind === 'extra');
  const page = main.filter(({ call }) => call === pageOfCalls);
  const peers = servers.filter(name => name !== limitName && name !== adapterName);
  const cpu = (row: Row) => multipleOf(row, adapterName, 'cpuPerCall');
  const dearest = highest(singleCalls(main), cpu);
  const dearestPage = highest(page, cpu);
  return [
    { text: 'CPU, geometric mean, exact answers', figure: meanOf(exact, 'cpuPerCall'), most: 1.5, unit: '×' },
    {
      text: 'CPU, geometric mean, members to leave out',
      figure: meanOf(extra, 'cpuPerCall'),
      most: 2,
      unit: '×',
    },
    { text: `CPU of the dearest single call (${dearest.name})`, figure: dearest.figure, most: 3, unit: '×' },
    ...peers.map((peer): Goal => {
      const { figure, name } = highest(main, row => cpu(row) / multipleOf(row, peer, 'cpuPerCall'));
      return {
        text: `CPU beside ${peer}, where it is nearest or ahead (${name})`,
        figure,
        most: 1,
        unit: '×',
      };
    }),
    { text: 'p99, geometric mean, exact answers', figure: meanOf(exact, 'p99'), most: 1.5, unit: '×' },
    {
      text: `CPU of the dashboard's batch beside four calls (${dearestPage.name})`,
      figure: dearestPage.figure,
      most: 2,
      unit: '×',
    },
    {
      text: `peak memory above ${limitName}'s, without ${largestCall}`,
      figure: memoryAbove(main.filter(({ call }) => call !== largestCall)),
      most: 80,
      unit: 'MB',
    },
    { text: `peak memory above ${limitName}'s, with it`, figure: memoryAbove(main), most: 80, unit: 'MB' },
    {
      text: `longest stall of the event loop in ${largestCall}`,
      figure: stalls.get(adapterName)?.longest ?? Number.NaN,
      most: 40,
      unit: 'ms',
    },
  ];
}

/** Whether a goal was met, in a word; '-' where it was not measured. */
export function isMet({ figure, most }: Goal): 'yes' | 'no' | '-' {
  if (!Number.isFinite(figure)) return '-';
  return figure <= most ? 'yes' : 'no';
}

/** All rows but the one that is several calls: that stands beside the others, and in no mean of theirs. */
export function singleCalls(rows: readonly Row[]): Row[] {
  return rows.filter(({ call }) => call !== pageOfCalls);
}

/** The geometric mean of a server's multiples of LIMIT. */
export function meanOf(rows: readonly Row[], member: Multiple, server = adapterName): number {
  return geometricMean(rows.map(row => multipleOf(row, server, member)));
}

function highest(rows: readonly Row[], figureOf: (row: Row) => number): { figure: number; name: string } {
  const figures = rows.map(row => ({ figure: figureOf(row), name: `${row.call}, ${row.kind}` }));
  const none = { figure: Number.NaN, name: 'not measured' };
  return figures.toSorted((one, other) => other.figure - one.figure)[0] ?? none;
}

/** Of what each has held at once up to the last of these rows. */
function memoryAbove(rows: readonly Row[]): number {
  const peak = (server: string) => rows.at(-1)?.peakMemory.get(server) ?? Number.NaN;
  return peak(adapterName) - peak(limitName);
}
