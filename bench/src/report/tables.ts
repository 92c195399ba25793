import { type Figures, limitName, type Multiple, multipleOf, type Row } from '../figures.ts';
import { mainConnections } from '../settings.ts';
import { table } from '../speed-page.ts';
import { meanOf, singleCalls } from './goals.ts';
import { pageOfCalls, type Results } from './results.ts';

/** A number for people; '-' where nothing was measured. */
export function shown(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

/** One figure of each server as multiples of LIMIT's, call by call, with their geometric mean. */
export function multiplesTable(results: Results, kind: Row['kind'], member: Multiple): string {
  const single = singleCalls(results.rows, kind);
  const page = results.rows.filter(
    row => row.kind === kind && row.connections === mainConnections && row.call === pageOfCalls,
  );
  const head = [
    `× ${limitName}`,
    ...single.map(({ call }) => call),
    'geometric mean',
    ...page.map(({ call }) => call),
  ];
  const lines = results.servers
    .filter(name => name !== limitName)
    .map(name => [
      name,
      ...single.map(row => shown(multipleOf(row, name, member), 2)),
      shown(meanOf(single, member, name), 2),
      ...page.map(row => shown(multipleOf(row, name, member), 2)),
    ]);
  return table(head, lines);
}

/** What was measured itself: for each call and server CPU, calls a second and p99. */
export function absoluteTable({ rows, servers }: Results, which: (row: Row) => boolean): string {
  const column = (title: string, value: (figures: Figures) => string) => ({ title, value });
  const columns = [
    column('CPU ms', ({ cpuPerCall }) => shown(cpuPerCall, 3)),
    column('calls/s', ({ callsPerSecond }) => shown(callsPerSecond, callsPerSecond < 100 ? 1 : 0)),
    column('p99 ms', ({ p99 }) => shown(p99, p99 < 100 ? 1 : 0)),
  ];
  const head = [
    'call',
    'answers',
    'callers',
    'kB',
    ...columns.flatMap(({ title }) => servers.map(name => `${title}: ${name}`)),
  ];
  const lines = rows.filter(which).map(row => [
    row.call,
    row.kind,
    String(row.connections),
    shown(row.bytes / 1000, 1),
    ...columns.flatMap(({ value }) =>
      servers.map(name => {
        const figures = row.figures.get(name);
        return figures ? value(figures) : '-';
      }),
    ),
  ]);
  return table(head, lines);
}

/** What belongs to a server and to no call. */
export function serversTable({ rows, servers, stalls, startMs }: Results): string {
  const memory = (name: string, which: (row: Row) => boolean) =>
    shown(rows.filter(which).at(-1)?.peakMemory.get(name) ?? Number.NaN, 0);
  return table(
    [
      'server',
      'start, ms',
      'peak memory without pdf-10mb, MB',
      'with it, MB',
      'longest stall in pdf-10mb, ms',
      'median, ms',
    ],
    servers.map(name => [
      name,
      shown(startMs.get(name) ?? Number.NaN, 0),
      memory(name, ({ call, connections }) => call !== 'pdf-10mb' && connections === mainConnections),
      memory(name, ({ connections }) => connections === mainConnections),
      shown(stalls.get(name)?.longest ?? Number.NaN, 0),
      shown(stalls.get(name)?.median ?? Number.NaN, 0),
    ]),
  );
}
