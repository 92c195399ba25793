import { limitName, type Measurement, type Metric, multipleOf, type Row } from '../measurements.ts';
import { mainConnections } from '../settings.ts';
import { table } from '../speed-page.ts';
import { meanOf, singleCalls } from './goals.ts';
import { batchCall, largePdfCall, type Results } from './results.ts';

/** A number with so many decimals; '-' where nothing was measured. */
export function shown(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

/** CPU and p99 of each server as multiples of LIMIT's, call by call, with their geometric means. */
export function multiplesTable(rows: readonly Row[], servers: readonly string[]): string {
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
export function measuredTable(rows: readonly Row[], servers: readonly string[]): string {
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
export function serversTable({ rows, servers, stalls, startMs }: Results): string {
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
