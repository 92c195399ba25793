import { adapterName, geometricMean, limitName, type Multiple, multipleOf, type Row } from '../figures.ts';
import { mainConnections } from '../settings.ts';
import { largestCall, pageOfCalls, type Results } from './results.ts';

/** One thing that must hold for the adapter. */
export interface Goal {
  readonly text: string;
  readonly figure: number;
  /** The most the figure may be. */
  readonly most: number;
  readonly unit: '×' | 'MB' | 'ms';
}

const mostExact = 1.5;
const mostExtra = 2;
const mostSingle = 3;
const mostP99 = 1.5;
const mostPage = 2;
const mostMemory = 80;
const mostStall = 40;

/** What must hold, with what was measured; NaN where that was not. */
export function goalsOf(results: Results): Goal[] {
  const { rows, servers, stalls } = results;
  const exact = singleCalls(rows, 'exact');
  const extra = singleCalls(rows, 'extra');
  const cpu = (row: Row) => multipleOf(row, adapterName, 'cpuPerCall');
  const page = rows.filter(row => row.call === pageOfCalls && row.connections === mainConnections);
  const peers = servers.filter(name => name !== limitName && name !== adapterName);
  const againstPeer = (peer: string) =>
    Math.max(...[...exact, ...extra, ...page].map(row => cpu(row) / multipleOf(row, peer, 'cpuPerCall')));
  return [
    {
      text: 'CPU, geometric mean, exact answers',
      figure: meanOf(exact, 'cpuPerCall'),
      most: mostExact,
      unit: '×',
    },
    {
      text: 'CPU, geometric mean, members to leave out',
      figure: meanOf(extra, 'cpuPerCall'),
      most: mostExtra,
      unit: '×',
    },
    {
      text: 'CPU of the dearest single call',
      figure: Math.max(...[...exact, ...extra].map(cpu)),
      most: mostSingle,
      unit: '×',
    },
    ...peers.map(peer => ({
      text: `CPU beside ${peer}, on the call where it is nearest or ahead`,
      figure: againstPeer(peer),
      most: 1,
      unit: '×' as const,
    })),
    { text: 'p99, geometric mean, exact answers', figure: meanOf(exact, 'p99'), most: mostP99, unit: '×' },
    {
      text: "the dashboard's batch beside LIMIT's four calls, CPU",
      figure: Math.max(...page.map(cpu)),
      most: mostPage,
      unit: '×',
    },
    {
      text: `peak memory above LIMIT's, all but ${largestCall}`,
      figure: memoryAbove(rows.filter(row => row.call !== largestCall)),
      most: mostMemory,
      unit: 'MB',
    },
    { text: "peak memory above LIMIT's, all calls", figure: memoryAbove(rows), most: mostMemory, unit: 'MB' },
    {
      text: `longest stall of the event loop, ${largestCall}`,
      figure: stalls.get(adapterName)?.longest ?? Number.NaN,
      most: mostStall,
      unit: 'ms',
    },
  ];
}

/** Rows of the main load, without the one that is several calls. */
export function singleCalls(rows: readonly Row[], kind: Row['kind']): Row[] {
  return rows.filter(
    row => row.kind === kind && row.connections === mainConnections && row.call !== pageOfCalls,
  );
}

export function meanOf(rows: readonly Row[], member: Multiple, server = adapterName): number {
  return geometricMean(rows.map(row => multipleOf(row, server, member)));
}

function memoryAbove(rows: readonly Row[]): number {
  const last = rows.filter(({ connections }) => connections === mainConnections).at(-1);
  return (last?.peakMemory.get(adapterName) ?? Number.NaN) - (last?.peakMemory.get(limitName) ?? Number.NaN);
}
