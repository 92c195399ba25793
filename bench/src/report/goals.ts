import { adapterName, limitName, type Metric, multipleOf, type Row } from '../measurements.ts';
import { mainConnections } from '../settings.ts';
import { geometricMean } from '../statistics.ts';
import { batchCall, largePdfCall, type Results } from './results.ts';

/** A maximum for the adapter. */
export interface Goal {
  readonly text: string;
  /** NaN where it was not measured. */
  readonly value: number;
  readonly max: number;
  readonly unit: '×' | 'MB' | 'ms';
}

/** The goals under the main load, with what was measured. */
export function goalsOf({ rows, servers, stalls }: Results): Goal[] {
  const main = rows.filter(({ connections }) => connections === mainConnections);
  const single = singleCalls(main);
  const exact = single.filter(({ kind }) => kind === 'exact');
  const extra = single.filter(({ kind }) => kind === 'extra');
  const batch = main.filter(({ call }) => call === batchCall);
  const peers = servers.filter(name => name !== limitName && name !== adapterName);
  const cpu = (row: Row) => multipleOf(row, adapterName, 'cpuPerCall');
  const costliest = highest(single, cpu);
  const costliestBatch = highest(batch, cpu);
  const withoutLargePdf = main.filter(({ call }) => call !== largePdfCall);
  const goal = (text: string, value: number, max: number, unit: Goal['unit'] = '×') => ({
    text,
    value,
    max,
    unit,
  });
  return [
    goal('CPU, geometric mean, exact answers', meanOf(exact, 'cpuPerCall'), 1.5),
    goal('CPU, geometric mean, members to leave out', meanOf(extra, 'cpuPerCall'), 2),
    goal(`CPU of the dearest single call (${costliest.name})`, costliest.value, 3),
    ...peers.map(peer => {
      const { name, value } = highest(main, row => cpu(row) / multipleOf(row, peer, 'cpuPerCall'));
      return goal(`CPU beside ${peer}, where it is nearest or ahead (${name})`, value, 1);
    }),
    goal('p99, geometric mean, exact answers', meanOf(exact, 'p99'), 1.5),
    goal(`CPU of the dashboard's batch beside four calls (${costliestBatch.name})`, costliestBatch.value, 2),
    goal(`peak memory above ${limitName}'s, without ${largePdfCall}`, memoryAbove(withoutLargePdf), 80, 'MB'),
    goal(`peak memory above ${limitName}'s, with it`, memoryAbove(main), 80, 'MB'),
    goal(
      `longest stall of the event loop in ${largePdfCall}`,
      stalls.get(adapterName)?.max ?? Number.NaN,
      40,
      'ms',
    ),
  ];
}

/** Whether a goal was met, in a word; '-' where it was not measured. */
export function isMet({ max, value }: Goal): 'yes' | 'no' | '-' {
  if (!Number.isFinite(value)) return '-';
  return value <= max ? 'yes' : 'no';
}

/** All rows but that of several calls at once, which counts in no mean. */
export function singleCalls(rows: readonly Row[]): Row[] {
  return rows.filter(({ call }) => call !== batchCall);
}

/** The geometric mean of a server's multiples of LIMIT. */
export function meanOf(rows: readonly Row[], metric: Metric, server = adapterName): number {
  return geometricMean(rows.map(row => multipleOf(row, server, metric)));
}

function highest(rows: readonly Row[], compare: (row: Row) => number): { value: number; name: string } {
  const values = rows.map(row => ({ value: compare(row), name: `${row.call}, ${row.kind}` }));
  const none = { value: Number.NaN, name: 'not measured' };
  return values.toSorted((one, other) => other.value - one.value)[0] ?? none;
}

/** The difference of the peaks up to the last of these rows. */
function memoryAbove(rows: readonly Row[]): number {
  const peak = (server: string) => rows.at(-1)?.peakMemory.get(server) ?? Number.NaN;
  return peak(adapterName) - peak(limitName);
}
