import { type AnswerKind, type BenchCall, tokenOf } from './calls/calls.ts';
import { type Conditions, measureAlternately, peakMemoryOf, type SlicesByServer } from './measurements.ts';
import { type RunningProgram, reserveCore, start, upstreamProgram } from './process.ts';
import { httpBytesOf, type Server } from './servers.ts';
import { verifyAnswers, verifyRefusals } from './verify.ts';

/** What one measurement measures: a call with answers of one kind. */
export interface Plan {
  readonly call: BenchCall;
  readonly kind: AnswerKind;
}

/** Running servers in front of one upstream. They share a core; this process and the upstream use the others. */
export interface StartedServers {
  /** Verifies the call of each server, and measures the servers alternately. @throws Error at the first failed answer */
  measure(plan: Plan, conditions: Conditions): Promise<SlicesByServer>;
  /** The peak memory of each server so far, in MB. */
  peakMemory(): ReadonlyMap<string, number>;
  /** Whether the measured servers have a separate core. False if this machine has no taskset, or only one core. */
  readonly arePinned: boolean;
  stop(): Promise<void>;
}

/** Starts the upstream and the servers. @throws Error if a server accepts an answer or a request that it must refuse */
export async function startServers(servers: readonly Server[]): Promise<StartedServers> {
  const cores = reserveCore();
  const upstream = await start(upstreamProgram, cores.others);
  const started: { readonly server: Server; readonly running: RunningProgram }[] = [];
  const stop = async () => {
    for (const { running } of started) await running.stop();
    await upstream.stop();
  };
  try {
    for (const server of servers) {
      const running = await start(server.program(upstream.port), cores.server);
      started.push({ server, running });
      // The pass-through server returns the answers of the upstream unchanged, and validates nothing.
      if (server.expectedAnswer !== 'upstream') await verifyRefusals(server, running.port);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    async measure({ call, kind }, conditions) {
      for (const { running, server } of started) await verifyAnswers(server, running.port, call, kind);
      const measuredServers = started.map(({ running, server }) => ({
        ...running,
        name: server.name,
        requests: server.requestsOf(call).map(request => httpBytesOf(request, tokenOf(call, kind))),
      }));
      const connections = Math.min(conditions.connections, call.maxConnections ?? Number.POSITIVE_INFINITY);
      return measureAlternately(measuredServers, { ...conditions, connections });
    },
    peakMemory: () => new Map(started.map(({ running, server }) => [server.name, peakMemoryOf(running.pid)])),
    arePinned: cores.server !== null,
    stop,
  };
}
