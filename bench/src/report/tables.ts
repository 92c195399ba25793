import { type Figures, limitName, type Multiple, multipleOf, type Row } from '../figures.ts';
import { mainConnections } from '../settings.ts';
import { table } from '../speed-page.ts';
import { meanOf, singleCalls } from './goals.ts';
import { largestCall, pageOfCalls, type Results } from './results.ts';

/** A number for people; '-' where nothing was measured. */
export function shown(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

/** CPU and p99 of each server as multiples of LIMIT's, call by call, with their geometric means. */
export function multiplesTable(rows: readonly Row[], servers: readonly string[]): string {
  const single = singleCalls(rows);
  const page = rows.filter(({ call }) => call === pageOfCalls);
  const names = (some: readonly Row[]) => some.map(({ call }) => call);
  const linesOf = (title: string, member: Multiple) =>
    servers
      .filter(name => name !== limitName)
      .map(name => {
        const multiples = (some: readonly Row[]) => some.map(row => shown(multipleOf(row, name, member), 2));
        return [
          `${title}: ${name}`,
          ...multiples(single),
          shown(meanOf(single, member, name), 2),
          ...multiples(page),
        ];
      });
  return table(
    [`× ${limitName}`, ...names(single), 'geometric mean', ...names(page)],
    [...linesOf('CPU', 'cpuPerCall'), ...linesOf('p99', 'p99')],
  );
}

/** What was measured itself, call by call: CPU, calls a second and p99 of each server. */
export function measuredTable(rows: readonly Row[], servers: readonly string[]): string {
  const linesOf = (title: string, figureOf: (figures: Figures) => number) =>
    servers.map(name => [
      `${title}: ${name}`,
      ...rows.map(({ figures }) => {
        const own = figures.get(name);
        return own ? significant(figureOf(own)) : '-';
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

/** Three digits that count. */
function significant(value: number): string {
  return shown(value, value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
}

/** What belongs to a server and to no call. */
export function serversTable({ rows, servers, stalls, startMs }: Results): string {
  const main = rows.filter(({ connections }) => connections === mainConnections);
  const memory = (some: readonly Row[], name: string) =>
    shown(some.at(-1)?.peakMemory.get(name) ?? Number.NaN, 0);
  return table(
    [
      'server',
      'start, ms',
      `peak memory without ${largestCall}, MB`,
      'with it, MB',
      `longest stall in ${largestCall}, ms`,
      'median, ms',
    ],
    servers.map(name => [
      name,
      shown(startMs.get(name) ?? Number.NaN, 0),
      memory(
        main.filter(({ call }) => call !== largestCall),
        name,
      ),
      memory(main, name),
      shown(stalls.get(name)?.longest ?? Number.NaN, 0),
      shown(stalls.get(name)?.median ?? Number.NaN, 0),
    ]),
  );
}
