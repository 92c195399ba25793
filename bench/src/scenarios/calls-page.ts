import type { AnswerKind } from '../calls/calls.ts';
import { cpuOf, cpuRatios, p99Of, type SlicesByServer } from '../measurements.ts';
import { formatNumber, table } from '../scenario.ts';
import { limitName } from '../servers.ts';
import { geometricMean, median } from '../statistics.ts';

/** A measured call with answers of one kind: a column of the page's tables. */
export interface MeasuredCall {
  readonly call: string;
  readonly kind: AnswerKind;
  /** Whether it is a batch: several calls of the gateway, measured as one. */
  readonly isBatch: boolean;
  /** The size of the upstream's answers. */
  readonly bytes: number;
  readonly slices: SlicesByServer;
}

/** A whole run. */
export interface Results {
  readonly servers: readonly string[];
  readonly calls: readonly MeasuredCall[];
  /** The peak memory of each server in this run, in MB. */
  readonly peakMemory: ReadonlyMap<string, number>;
  /** Whether servers had a separate core. */
  readonly arePinned: boolean;
}

/** The tables of a run in Markdown. */
export function pageLines({ servers, calls, peakMemory, arePinned }: Results): string[] {
  return [
    ...[...Map.groupBy(calls, call => call.kind)].flatMap(([kind, callsOfKind]) => [
      `### ${headings[kind]}`,
      '',
      callsTable(callsOfKind, servers),
      '',
    ]),
    '### Memory',
    '',
    table(
      ['', ...servers],
      [['peak, MB', ...servers.map(name => formatNumber(peakMemory.get(name) ?? Number.NaN))]],
    ),
    '',
    arePinned
      ? 'The measured server ran alone on one core; the load generator and the gateway shared the others.'
      : '**Servers were not pinned to a core, because this machine has no taskset or only one core. The load generator and the servers slowed each other down.**',
  ];
}

const headings: Record<AnswerKind, string> = {
  exact: 'Answers that match the contract exactly',
  extra: 'Answers with members that the adapter removes',
};

interface Metric {
  readonly title: string;
  /** The figure of a server, in milliseconds. */
  millisecondsOf(slices: SlicesByServer, server: string): number;
  /** The figure of a server, divided by the figure of LIMIT (`passThrough` in servers.ts). */
  ratioToLimit(slices: SlicesByServer, server: string): number;
}

const metrics: readonly Metric[] = [
  {
    title: 'CPU of a call',
    millisecondsOf: cpuOf,
    // The median of the ratios of neighbouring slices, since a disturbance of the machine affects both of them.
    ratioToLimit: (slices, server) => median(cpuRatios(slices, server, limitName)),
  },
  {
    title: 'p99',
    millisecondsOf: p99Of,
    // A p99 needs many calls, so it is taken over all slices of a server.
    ratioToLimit: (slices, server) => p99Of(slices, server) / p99Of(slices, limitName),
  },
];

/**
 * CPU and p99 of each call. The figures of LIMIT, the pass-through server, are in milliseconds. Those of all other servers are multiples of
 * LIMIT's, and their last column is the geometric mean over the single calls. A batch repeats these calls, so it is not part of the mean.
 */
function callsTable(calls: readonly MeasuredCall[], servers: readonly string[]): string {
  const singleCalls = calls.filter(({ isBatch }) => !isBatch);
  const others = servers.filter(name => name !== limitName);
  const lines = metrics.flatMap(({ title, millisecondsOf, ratioToLimit }) => [
    [
      `${title}: ${limitName}, ms`,
      ...calls.map(({ slices }) => formatSignificant(millisecondsOf(slices, limitName))),
      '',
    ],
    ...others.map(name => [
      `${title}: ${name}, × ${limitName}`,
      ...calls.map(({ slices }) => formatNumber(ratioToLimit(slices, name), 2)),
      formatNumber(geometricMean(singleCalls.map(({ slices }) => ratioToLimit(slices, name))), 2),
    ]),
  ]);
  return table(
    ['', ...calls.map(({ call }) => call), 'geometric mean of single calls'],
    [['answer, kB', ...calls.map(({ bytes }) => formatNumber(bytes / 1000, 1)), ''], ...lines],
  );
}

/** A number with at least three significant digits if it is 0.1 or more. */
function formatSignificant(value: number): string {
  if (value < 1) return formatNumber(value, 3);
  if (value < 10) return formatNumber(value, 2);
  return formatNumber(value, value < 100 ? 1 : 0);
}
