import type { Kind } from '../calls/calls.ts';
import { cpuOf, cpuRatios, p99Of, type Slices } from '../measurements.ts';
import { shown, table } from '../scenario.ts';
import { limitName } from '../servers.ts';
import { geometricMean, median } from '../statistics.ts';

export interface Row {
  readonly call: string;
  readonly kind: Kind;
  /** Several calls of the gateway, measured together. */
  readonly isBatch: boolean;
  readonly bytes: number;
  readonly slices: Slices;
}

export interface Results {
  readonly servers: readonly string[];
  readonly rows: readonly Row[];
  /** The peak memory of each server in this run, in MB. */
  readonly peakMemory: ReadonlyMap<string, number>;
  /** Whether servers had a separate core. */
  readonly arePinned: boolean;
}

export function linesOf({ servers, rows, peakMemory, arePinned }: Results): string[] {
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
    arePinned
      ? 'The measured server had a core of its own; load and gateway shared the others.'
      : '**Servers were not pinned to a core: this machine has no taskset, or one core only. Load and server disturb each other.**',
  ];
}

const headings: Record<Kind, string> = {
  exact: 'Answers exactly by the contract',
  extra: 'Answers with members to leave out',
};

interface Metric {
  readonly title: string;
  /** In milliseconds. */
  of(slices: Slices, server: string): number;
  multiple(slices: Slices, server: string): number;
}

const metrics: readonly Metric[] = [
  {
    title: 'CPU of a call',
    of: cpuOf,
    multiple: (slices, server) => median(cpuRatios(slices, server, limitName)),
  },
  {
    title: 'p99',
    of: p99Of,
    multiple: (slices, server) => p99Of(slices, server) / p99Of(slices, limitName),
  },
];

/** CPU and p99 call by call: LIMIT's in milliseconds, those of the others as multiples of it, with their geometric means. */
function callsTable(rows: readonly Row[], servers: readonly string[]): string {
  const single = rows.filter(({ isBatch }) => !isBatch);
  const others = servers.filter(name => name !== limitName);
  const lines = metrics.flatMap(({ title, of, multiple }) => [
    [`${title}: ${limitName}, ms`, ...rows.map(({ slices }) => significant(of(slices, limitName))), ''],
    ...others.map(name => [
      `${title}: ${name}, × ${limitName}`,
      ...rows.map(({ slices }) => shown(multiple(slices, name), 2)),
      shown(geometricMean(single.map(({ slices }) => multiple(slices, name))), 2),
    ]),
  ]);
  return table(
    ['', ...rows.map(({ call }) => call), 'geometric mean of single calls'],
    [['answer, kB', ...rows.map(({ bytes }) => shown(bytes / 1000, 1)), ''], ...lines],
  );
}

/** A number with three significant digits. */
function significant(value: number): string {
  return shown(value, value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);
}
