import { type Metric, multipleOf, type Row } from '../measurements.ts';
import { shown, table } from '../scenario.ts';
import { limitName } from '../servers.ts';
import { geometricMean } from '../statistics.ts';

export interface Results {
  readonly servers: readonly string[];
  readonly rows: readonly Row[];
  /** The maximal memory (MB) of each server in this run. */
  readonly peakMemory: ReadonlyMap<string, number>;
  readonly pinned: boolean;
}

export function linesOf({ servers, rows, peakMemory, pinned }: Results): string[] {
  return [
    ...[...Map.groupBy(rows, row => row.kind)].flatMap(([kind, own]) => [
      `### ${headings[kind]}`,
      '',
      callsTable(own, servers),
      '',
    ]),
    '### Memory',
    '',
    table(
      ['', ...servers],
      [['peak, MB', ...servers.map(name => shown(peakMemory.get(name) ?? Number.NaN))]],
    ),
    '',
    pinned
      ? 'The measured server had a core of its own; load and gateway shared the others.'
      : '**Servers were not pinned to a core: this machine has no taskset, or one core only. Load and server disturb each other.**',
  ];
}

const headings: Record<Row['kind'], string> = {
  exact: 'Answers exactly by the contract',
  extra: 'Answers with members to leave out',
};

/** CPU and p99 call by call: LIMIT's in milliseconds, those of the others as multiples of it, with their geometric means. */
function callsTable(rows: readonly Row[], servers: readonly string[]): string {
  const single = rows.filter(({ isBatch }) => !isBatch);
  const linesOf = (title: string, metric: Metric) => [
    [
      `${title}: ${limitName}, ms`,
      ...rows.map(({ measurements }) => significant(measurements.get(limitName)?.[metric] ?? Number.NaN)),
      '',
    ],
    ...servers
      .filter(name => name !== limitName)
      .map(name => [
        `${title}: ${name}, × ${limitName}`,
        ...rows.map(row => shown(multipleOf(row, name, metric), 2)),
        shown(geometricMean(single.map(row => multipleOf(row, name, metric))), 2),
      ]),
  ];
  return table(
    ['', ...rows.map(({ call }) => call), 'geometric mean of single calls'],
    [
      ['answer, kB', ...rows.map(({ bytes }) => shown(bytes / 1000, 1)), ''],
      ...linesOf('CPU of a call', 'cpuPerCall'),
      ...linesOf('p99', 'p99'),
    ],
  );
}

/** A number with three significant digits. */
function significant(value: number): string {
  return shown(value, value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
}
