import type { Figures } from '../figures.ts';
import { type Load, load } from './load.ts';
import type { Running } from './process.ts';
import { cpuMs } from './usage.ts';

/** Loads a server and reads what it cost. `upstreamPid`: the process that answers it. */
export async function measure(
  server: Running,
  upstreamPid: number,
  what: Omit<Load, 'port'>,
): Promise<Figures> {
  const cpu = () => cpuMs(server.pid);
  const driver = () => cpuMs(upstreamPid) + cpuMs(process.pid);
  const before = { cpu: cpu(), driver: driver() };
  const { calls, p99, wallMs } = await load({ ...what, port: server.port });
  return {
    callsPerSecond: (calls * 1000) / wallMs,
    p99,
    cpuPerCall: (cpu() - before.cpu) / calls,
    driverShare: (driver() - before.driver) / wallMs,
  };
}
