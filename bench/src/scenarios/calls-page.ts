import { type ByServer, type Measurement, type Metric, multipleOf, type Row } from '../measurements.ts';
import { adapterName, limitName } from '../servers.ts';
import { shown, table } from '../speed-page.ts';
import { geometricMean } from '../statistics.ts';

/** How many callers at once the main table is about. */
export const mainConnections = 32;

/** The row that is several calls at once: it stands beside the single calls, and in no mean of theirs. */
const batchCall = 'dashboard';

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
  readonly seconds: number;
  readonly pinned: boolean;
  /** Milliseconds from the start of a server until its port accepts connections; empty in a narrowed run. */
  readonly startMs: ByServer<number>;
  /** While a PDF of 10 MB goes through; empty in a run without that call. */
  readonly stalls: ByServer<CallStalls>;
}

/** The section of docs/speed.md. */
export function linesOf(results: Results): string[] {
  return [...explanation(results), '', ...tablesOf(results)];
}

/** How to read the tables, sentence by sentence. */
function explanation({ seconds }: Results): string[] {
  return [
    'Four servers stand in front of the same gateway, which answers at once with bytes made beforehand. **LIMIT** is a bare',
    'pass-through (node:http and undici): it validates nothing, so nothing that does the job can be faster. **trpc** is what one',
    'writes in a day with tRPC’s own Fastify plugin and zod; **typebox** is plain Fastify routes with TypeBox schemas, compiled by',
    'ajv and fast-json-stringify; **adapter** is ours as production runs it, limits off. The last three do the same job for each',
    'call: check the input, ask the gateway, refuse what it refuses, check its answer, give it one shape.',
    '',
    `CPU is user and system time of all threads of a server for one call, with ${mainConnections} callers that never pause. It is the figure to`,
    'trust; calls a second and p99 belong to the machine, and p99 is mostly the wait behind the other callers. Only multiples of',
    `LIMIT, of the same run, may be compared with another day or machine. Each figure is the best of three runs of ${seconds} s,`,
    'taken in turn, warm.',
    '',
    '`data` is the report data, `list` the report list, `save` all answers of an assessment, `dashboard` the four calls of the',
    'dashboard: one batch over tRPC, four requests one after the other elsewhere. `pdf` has 200 kB, a third more in base64.',
    'Answers with members to leave out have one that nobody knows and, where the contract has such a member, one that does not',
    'fit and is left out. Those are never the same bytes twice running; the others always are. That matters for the library',
    'alone, which is the same for everybody: the adapter knows its last bytes again and does not read them anew. The second',
    'table shows what reading them costs.',
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
    `Load and gateway together took at most ${percent(busiest)} of the time of one core, other programs of the machine`,
    `${percent(others)} on average.`,
  ];
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(share * 100).toFixed(0)} %` : 'an unknown share';
}

/** The tables of a run. */
export function tablesOf(results: Results): string[] {
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
  const batch = rows.filter(({ call }) => call === batchCall);
  const names = (some: readonly Row[]) => some.map(({ call }) => call);
  const linesOf = (title: string, metric: Metric) =>
    servers
      .filter(name => name !== limitName)
      .map(name => {
        const multiples = (some: readonly Row[]) => some.map(row => shown(multipleOf(row, name, metric), 2));
        return [
          `${title}: ${name}`,
          ...multiples(single),
          shown(meanOf(single, metric, name), 2),
          ...multiples(batch),
        ];
      });
  return table(
    [`× ${limitName}`, ...names(single), 'geometric mean', ...names(batch)],
    [...linesOf('CPU', 'cpuPerCall'), ...linesOf('p99', 'p99')],
  );
}

/** The measurements themselves, call by call: CPU, calls a second and p99 of each server. */
function measuredTable(rows: readonly Row[], servers: readonly string[]): string {
  const linesOf = (title: string, read: (measurement: Measurement) => number) =>
    servers.map(name => [
      `${title}: ${name}`,
      ...rows.map(({ measurements }) => {
        const own = measurements.get(name);
        return own ? significant(read(own)) : '-';
      }),
    ]);
  return table(
    ['', ...rows.map(({ call }) => call)],
    [
      ['answer, kB', ...rows.map(({ bytes }) => shown(bytes / 1000, 1))],
      ...linesOf('CPU of a call, ms', ({ cpuPerCall }) => cpuPerCall),
      ...linesOf('calls a second', ({ callsPerSecond }) => callsPerSecond),
      ...linesOf('p99, ms', ({ p99 }) => p99),
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
  const memory = (some: readonly Row[], name: string) =>
    shown(some.at(-1)?.peakMemory.get(name) ?? Number.NaN, 0);
  return table(
    [
      'server',
      'start, ms',
      `peak memory without ${largePdfCall}, MB`,
      'with it, MB',
      `longest stall in ${largePdfCall}, ms`,
      'median, ms',
    ],
    servers.map(name => [
      name,
      shown(startMs.get(name) ?? Number.NaN, 0),
      memory(
        main.filter(({ call }) => call !== largePdfCall),
        name,
      ),
      memory(main, name),
      shown(stalls.get(name)?.max ?? Number.NaN, 0),
      shown(stalls.get(name)?.median ?? Number.NaN, 0),
    ]),
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
function singleCalls(rows: readonly Row[]): Row[] {
  return rows.filter(({ call }) => call !== batchCall);
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

/** The difference of the peaks up to the last of these rows. */
function memoryAbove(rows: readonly Row[]): number {
  const peak = (server: string) => rows.at(-1)?.peakMemory.get(server) ?? Number.NaN;
  return peak(adapterName) - peak(limitName);
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
