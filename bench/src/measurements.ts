import type { Kind } from './calls/calls.ts';
import { type Load, load } from './load.ts';
import type { Running } from './process.ts';
import { limitName } from './servers.ts';
import { cpuMs, machineCpuMs } from './usage.ts';

/** What the load on one server showed. NaN stands for what the machine does not report. */
export interface Measurement {
  readonly callsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** CPU milliseconds of all threads of the server for one call. */
  readonly cpuPerCall: number;
  /** Share of the time in which one core was busy with the callers and the upstream. */
  readonly driverShare: number;
  /** Share of the time of one core that programs outside the bench took. */
  readonly othersShare: number;
}

/** Each number at its best, since other programs can only make it worse; shares of the run that took less CPU. */
export function bestOf(one: Measurement, other: Measurement): Measurement {
  return {
    ...(other.cpuPerCall < one.cpuPerCall ? other : one),
    callsPerSecond: Math.max(one.callsPerSecond, other.callsPerSecond),
    p99: Math.min(one.p99, other.p99),
  };
}

/** A value for each server, by its name. */
export type ByServer<Value> = ReadonlyMap<string, Value>;

/** One call under one load, on all servers. */
export interface Row {
  readonly call: string;
  readonly kind: Kind;
  readonly connections: number;
  /** Size of the upstream's answers. */
  readonly bytes: number;
  /** From runs in which all answers came with HTTP 200; a server without such a run has none. */
  readonly measurements: ByServer<Measurement>;
  /** Why a run does not count. */
  readonly errors: ByServer<string>;
  /** The maximal memory (MB) of each server so far in this run. */
  readonly peakMemory: ByServer<number>;
}

/** What is shown as a multiple of LIMIT's. */
export type Metric = 'cpuPerCall' | 'p99';

/** A server's value as a multiple of LIMIT's; NaN where it was not measured. */
export function multipleOf({ measurements }: Row, server: string, metric: Metric): number {
  const metricOf = (name: string) => measurements.get(name)?.[metric] ?? Number.NaN;
  return metricOf(server) / metricOf(limitName);
}

/** Loads a server and reads what it cost. @param upstreamPid the process that answers it. */
export async function measure(
  server: Running,
  upstreamPid: number,
  what: Omit<Load, 'port'>,
): Promise<Measurement> {
  const read = () => ({
    server: cpuMs(server.pid),
    driver: cpuMs(upstreamPid) + cpuMs(process.pid),
    machine: machineCpuMs(),
  });
  const before = read();
  const { calls, p99, wallMs } = await load({ ...what, port: server.port });
  const after = read();
  const ofServer = after.server - before.server;
  const ofDriver = after.driver - before.driver;
  return {
    callsPerSecond: (calls * 1000) / wallMs,
    p99,
    cpuPerCall: ofServer / calls,
    driverShare: ofDriver / wallMs,
    othersShare: Math.max(0, after.machine - before.machine - ofServer - ofDriver) / wallMs,
  };
}
