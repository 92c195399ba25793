import type { Measurement } from '../measurements.ts';
import { type Load, load } from './load.ts';
import type { Running } from './process.ts';
import { cpuMs, machineCpuMs } from './usage.ts';

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
