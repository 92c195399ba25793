import type { Kind } from './calls/calls.ts';

/** What the load on one server showed. NaN stands for what the machine does not tell. */
export interface Figures {
  readonly callsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** CPU milliseconds of all threads of the server for one call. */
  readonly cpuPerCall: number;
  /** How much of the time one core was busy with asking and with answering as the upstream. */
  readonly driverShare: number;
  /** How much of the time of one core programs took that are no part of the bench. */
  readonly othersShare: number;
}

/** Each figure at its best, since other programs can only make it worse; shares of the run that took less CPU. */
export function bestOf(one: Figures, other: Figures): Figures {
  return {
    ...(other.cpuPerCall < one.cpuPerCall ? other : one),
    callsPerSecond: Math.max(one.callsPerSecond, other.callsPerSecond),
    p99: Math.min(one.p99, other.p99),
  };
}

/** Figures of each server, by its name. */
export type ByServer<Value> = ReadonlyMap<string, Value>;

/** One call under one load, side by side. */
export interface Row {
  readonly call: string;
  readonly kind: Kind;
  readonly connections: number;
  /** Of the upstream's answers. */
  readonly bytes: number;
  /** Of a run in which all answers came with HTTP 200; a server without such a run has none. */
  readonly figures: ByServer<Figures>;
  /** What was wrong in a run that does not count. */
  readonly troubles: ByServer<string>;
  /** The most memory (MB) each server has held so far in this run. */
  readonly peakMemory: ByServer<number>;
}

/** What of the figures is told as a multiple of LIMIT's. */
export type Multiple = 'cpuPerCall' | 'p99';

/** A server's figure as a multiple of LIMIT's; NaN where it was not measured. */
export function multipleOf(row: Row, server: string, member: Multiple): number {
  const own = row.figures.get(server)?.[member] ?? Number.NaN;
  return own / (row.figures.get(limitName)?.[member] ?? Number.NaN);
}

export const limitName = 'LIMIT';
export const adapterName = 'adapter';

/** NaN for no values, and where one of them is NaN. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}
