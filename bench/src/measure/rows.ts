import { type BenchCall, type Kind, kinds } from '../calls/calls.ts';
import { tokenOf } from '../calls/token.ts';
import { bestOf, type Measurement, type Row } from '../measurements.ts';
import { bytesOf } from '../request-bytes.ts';
import type { Server } from '../servers.ts';
import { mainConnections, type Settings } from '../settings.ts';
import { verify } from '../verify.ts';
import { measure } from './measure.ts';
import type { Running } from './process.ts';
import { peakMemory } from './usage.ts';

/** A server and its process. */
export interface StartedServer {
  readonly server: Server;
  readonly running: Running;
}

interface Plan {
  readonly call: BenchCall;
  readonly kind: Kind;
  readonly connections: number;
}

/** Under one caller and under very many, these stand for all: a small write, a small read, a large answer. */
const typicalCalls: ReadonlySet<string> = new Set(['login', 'details', 'library']);

/** What is measured: all calls in both kinds under the main load, then typical ones under the others. */
export function plansOf({ calls, connections, narrowed }: Settings): Plan[] {
  return [mainConnections, ...connections.filter(count => count !== mainConnections)]
    .filter(count => connections.includes(count))
    .flatMap(count => {
      const isMain = count === mainConnections;
      const chosen = calls.filter(({ name }) => isMain || narrowed || typicalCalls.has(name));
      return chosen.flatMap(call =>
        kinds
          .filter(kind => kind === 'exact' || (isMain && call.calls.every(({ extra }) => extra !== null)))
          .map(kind => ({ call, kind, connections: count })),
      );
    });
}

/** Seconds of calls before a row is measured, so that no measurement holds the compiling of code. */
const warmUpSeconds = { first: 2, later: 0.5 } as const;

/** Measures one call on all servers: verified, warmed up, then three times in turn. */
export async function measureRow(
  plan: Plan,
  started: readonly StartedServer[],
  upstreamPid: number,
  seconds: number,
  isFirst: boolean,
): Promise<Row> {
  const { call, connections, kind } = plan;
  const errors = new Map<string, string>();
  const run = async ({ running, server }: StartedServer, length: number) => {
    const requests = server.requestsOf(call).map(request => bytesOf(request, tokenOf(call, kind)));
    try {
      return await measure(running, upstreamPid, { requests, connections, seconds: length });
    } catch (error) {
      errors.set(server.name, String(error));
      return null;
    }
  };
  for (const each of started) await verify(each.server, each.running.port, call, kind);
  for (const each of started) await run(each, isFirst ? warmUpSeconds.first : warmUpSeconds.later);
  const measurements = new Map<string, Measurement>();
  for (const each of [...started, ...started.toReversed(), ...started]) {
    const now = await run(each, seconds);
    if (now === null) continue;
    const before = measurements.get(each.server.name);
    measurements.set(each.server.name, before ? bestOf(before, now) : now);
  }
  return {
    call: call.name,
    kind,
    connections,
    bytes: bytesIn(call, kind),
    measurements,
    errors,
    peakMemory: new Map(started.map(({ running, server }) => [server.name, peakMemory(running.pid)])),
  };
}

function bytesIn({ calls }: BenchCall, kind: Kind): number {
  const sizes = calls.map(call => Buffer.byteLength(JSON.stringify(call[kind]?.upstream)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
