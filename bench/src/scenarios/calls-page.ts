import { repeatedCall } from '../calls/calls.ts';
import { type ByServer, type Measurement, type Metric, multipleOf, type Row } from '../measurements.ts';
import { shown, table } from '../scenario.ts';
import { adapterName, limitName, streamName } from '../servers.ts';
import { geometricMean } from '../statistics.ts';

/** How many callers at once the main table is about. */
export const mainConnections = 32;

/** The row that is several calls at once. */
const batchCall = 'dashboard';

/** Rows that stand beside the single calls, and in no mean of theirs. */
const apart: ReadonlySet<string> = new Set([batchCall, repeatedCall]);

/** It needs more memory than all others together, so that theirs is also shown without it. */
export const largePdfCall = 'pdf-10mb';

/** The stalls of the event loop while one call was made, over many calls; milliseconds. */
export interface CallStalls {
  readonly max: number;
  readonly median: number;
}

/** The results of one run. */
export interface Results {
  /** Names, in the order of the tables. */
  readonly servers: readonly string[];
  readonly rows: readonly Row[];
  readonly pinned: boolean;
  /** Milliseconds from the start of a server until its port accepts connections; empty in a narrowed run. */
  readonly startMs: ByServer<number>;
  /** While a PDF of 10 MB goes through; empty in a run without that call. */
  readonly stalls: ByServer<CallStalls>;
}

/** The tables of a run. */
export function linesOf(results: Results): string[] {
  const loads = Map.groupBy(results.rows, headingOf);
  return [
    ...[...loads].flatMap(([heading, rows]) => [
      `### ${heading}`,
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
  ];
}

/** How much the machine influenced the results. */
function conditions({ pinned, rows }: Results): string[] {
  const all = rows.flatMap(({ measurements }) => [...measurements.values()]);
  const busiest = Math.max(...all.map(({ driverShare }) => driverShare));
  const others = all.reduce((sum, { othersShare }) => sum + othersShare, 0) / all.length;
  return [
    pinned
      ? 'The measured server had a core of its own; load and gateway shared the others.'
      : '**Servers were not pinned to a core: this machine has no taskset, or one core only. Load and server disturb each other.**',
    `Load and gateway together took at most ${shown(busiest * 100)} % of the time of one core, other programs of the machine`,
    `${shown(others * 100)} % on average.`,
  ];
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

/** CPU and p99 of each server as multiples of LIMIT's, call by call, with their geometric means. */
function multiplesTable(rows: readonly Row[], servers: readonly string[]): string {
  const single = singleCalls(rows);
  const beside = rows.filter(({ call }) => apart.has(call));
  const names = (some: readonly Row[]) => some.map(({ call }) => call);
  const linesOf = (title: string, metric: Metric) =>
    servers
      .filter(name => name !== limitName)
      .map(name => {
        const multiples = (some: readonly Row[]) => some.map(row => shown(multipleOf(row, name, metric), 2));
        const mean = shown(meanOf(single, metric, name), 2);
        return [`${title}: ${name}`, ...multiples(single), mean, ...multiples(beside)];
      });
  return table(
    [`× ${limitName}`, ...names(single), 'geometric mean', ...names(beside)],
    [...linesOf('CPU', 'cpuPerCall'), ...linesOf('p99', 'p99')],
  );
}

/** The measurements themselves, call by call: CPU, calls a second and p99 of each server. */
function measuredTable(rows: readonly Row[], servers: readonly string[]): string {
  const linesOf = (title: string, figure: keyof Measurement) =>
    servers.map(name => [
      `${title}: ${name}`,
      ...rows.map(({ measurements }) => significant(measurements.get(name)?.[figure] ?? Number.NaN)),
    ]);
  return table(
    ['', ...rows.map(({ call }) => call)],
    [
      ['answer, kB', ...rows.map(({ bytes }) => shown(bytes / 1000, 1))],
      ...linesOf('CPU of a call, ms', 'cpuPerCall'),
      ...linesOf('calls a second', 'callsPerSecond'),
      ...linesOf('p99, ms', 'p99'),
    ],
  );
}

/** A number with three significant digits. */
function significant(value: number): string {
  return shown(value, value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
}

/** What was measured of a server, whatever the call. */
function serversTable({ rows, servers, stalls, startMs }: Results): string {
  const main = rows.filter(({ connections }) => connections === mainConnections);
  const figuresOf = (name: string) => [
    startMs.get(name),
    peakIn(withoutLargePdf(main), name),
    peakIn(main, name),
    stalls.get(name)?.max,
    stalls.get(name)?.median,
  ];
  return table(
    [
      'server',
      'start, ms',
      `peak memory without ${largePdfCall}, MB`,
      'with it, MB',
      `longest stall in ${largePdfCall}, ms`,
      'median, ms',
    ],
    servers.map(name => [name, ...figuresOf(name).map(figure => shown(figure ?? Number.NaN))]),
  );
}

/** A maximum for the adapter. */
interface Goal {
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
  const peers = servers.filter(name => ![limitName, streamName, adapterName].includes(name));
  const cpu = (row: Row) => multipleOf(row, adapterName, 'cpuPerCall');
  const dearest = highest(single, cpu);
  const dearestBatch = highest(batch, cpu);
  const stall = stalls.get(adapterName)?.max ?? Number.NaN;
  const above = (some: readonly Row[]) => peakIn(some, adapterName) - peakIn(some, limitName);
  const goals: [text: string, value: number, max: number, unit?: Goal['unit']][] = [
    ['CPU, geometric mean, exact answers', meanOf(exact, 'cpuPerCall'), 1.6],
    ['CPU, geometric mean, members to leave out', meanOf(extra, 'cpuPerCall'), 2],
    [`CPU of the dearest single call (${dearest.name})`, dearest.value, 2.5],
    ...peers.map((peer): [string, number, number] => {
      const { name, value } = highest(
        [...single, ...batch],
        row => cpu(row) / multipleOf(row, peer, 'cpuPerCall'),
      );
      return [`CPU beside ${peer}, where it is nearest or ahead (${name})`, value, 1];
    }),
    ['p99, geometric mean, exact answers', meanOf(exact, 'p99'), 1.5],
    [`CPU of the dashboard's batch beside four calls (${dearestBatch.name})`, dearestBatch.value, 1.8],
    [`peak memory above ${limitName}'s, without ${largePdfCall}`, above(withoutLargePdf(main)), 80, 'MB'],
    [`peak memory above ${limitName}'s, with it`, above(main), 80, 'MB'],
    [`longest stall of the event loop in ${largePdfCall}`, stall, 40, 'ms'],
  ];
  return goals.map(([text, value, max, unit = '×']) => ({ text, value, max, unit }));
}

/** Whether a goal was met, in a word; '-' where it was not measured. */
export function isMet({ max, value }: Goal): 'yes' | 'no' | '-' {
  if (!Number.isFinite(value)) return '-';
  return value <= max ? 'yes' : 'no';
}

/** The rows that count in means. */
function singleCalls(rows: readonly Row[]): Row[] {
  return rows.filter(({ call }) => !apart.has(call));
}

/** The geometric mean of a server's multiples of LIMIT. */
function meanOf(rows: readonly Row[], metric: Metric, server = adapterName): number {
  return geometricMean(rows.map(row => multipleOf(row, server, metric)));
}

function highest(rows: readonly Row[], compare: (row: Row) => number): { value: number; name: string } {
  const values = rows.map(row => ({ value: compare(row), name: `${row.call}, ${row.kind}` }));
  const none = { value: Number.NaN, name: 'not measured' };
  return values.toSorted((one, other) => other.value - one.value)[0] ?? none;
}

function withoutLargePdf(rows: readonly Row[]): Row[] {
  return rows.filter(({ call }) => call !== largePdfCall);
}

/** The peak of a server's memory up to the last of these rows. */
function peakIn(rows: readonly Row[], server: string): number {
  return rows.at(-1)?.peakMemory.get(server) ?? Number.NaN;
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
