import { parseArgs } from 'node:util';
import { type BenchCall, benchCalls, type Kind, kinds, tokenOf } from '../calls/calls.ts';
import { bestOf, type Measurement, measure, peakMemoryOf, type Row } from '../measurements.ts';
import { pinned, type Running, start, upstreamProgram } from '../process.ts';
import type { Scenario } from '../scenario.ts';
import { bytesOf, limit, type Server, servers } from '../servers.ts';
import { verify, verifyRefusals } from '../verify.ts';
import { linesOf, type Results } from './calls-page.ts';

const usualConnections = 32;

const seconds = 1.5;

/** Reads `--calls` and `--servers`, which are names separated by commas, and `--connections`, a number. */
export function readSettings(args: readonly string[]) {
  const text = { type: 'string', default: '' } as const;
  const connections = { type: 'string', default: String(usualConnections) } as const;
  const { values } = parseArgs({ args: [...args], options: { calls: text, servers: text, connections } });
  const named = <Item extends { readonly name: string }>(
    option: 'calls' | 'servers',
    all: readonly Item[],
  ): readonly Item[] => {
    if (values[option] === '') return all;
    const names = values[option].split(',');
    const unknown = names.filter(each => !all.some(({ name }) => name === each));
    if (unknown.length === 0) return all.filter(({ name }) => names.includes(name));
    throw new Error(
      `--${option}: no ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`,
    );
  };
  const chosen = named('servers', servers);
  return {
    calls: named('calls', benchCalls),
    connections: Number(values.connections),
    // The figures of the others are multiples of LIMIT's.
    servers: chosen.includes(limit) ? chosen : [limit, ...chosen],
    /** Such a run only prints, and does not change docs/speed.md. */
    isNarrowed: args.length > 0,
  };
}

export interface Plan {
  readonly call: BenchCall;
  readonly kind: Kind;
}

export function plansOf(calls: readonly BenchCall[]): Plan[] {
  return kinds.flatMap(kind =>
    calls.filter(call => call.calls.every(each => each[kind] !== null)).map(call => ({ call, kind })),
  );
}

/** The adapter beside a bare pass-through and two peers, in turn, in the same run. */
export const calls: Scenario = async args => {
  const { isNarrowed, ...settings } = readSettings(args);
  const lines = linesOf(await measureRows({ ...settings, seconds }, plansOf(settings.calls)));
  if (isNarrowed) console.log(lines.join('\n'));
  return { section: isNarrowed ? null : { heading: 'Calls through the adapter', lines }, isMet: true };
};

interface Conditions {
  readonly servers: readonly Server[];
  readonly connections?: number;
  readonly seconds: number;
}

export async function measureRows(
  { servers, ...load }: Conditions,
  plans: readonly Plan[],
): Promise<Results> {
  const cores = pinned();
  const upstream = await start(upstreamProgram, cores.others);
  const running: Running[] = [upstream];
  try {
    const started: StartedServer[] = [];
    for (const server of servers) {
      const own = await start(server.program(upstream.port), cores.server);
      running.push(own);
      started.push({ server, running: own });
      if (server.form !== 'upstream') await verifyRefusals(server, own.port);
    }
    const rows: Row[] = [];
    for (const [index, plan] of plans.entries()) {
      console.error(`${index + 1}/${plans.length} ${plan.call.name}, ${plan.kind}`);
      rows.push(await measureRow(plan, started, load, index === 0));
    }
    return {
      servers: servers.map(({ name }) => name),
      rows,
      peakMemory: new Map(started.map(({ running, server }) => [server.name, peakMemoryOf(running.pid)])),
      pinned: cores.server !== null,
    };
  } finally {
    for (const each of running) await each.stop();
  }
}

interface StartedServer {
  readonly server: Server;
  readonly running: Running;
}

/** Seconds of calls before a row is measured, so that no measurement includes JIT compilation. */
const warmUpSeconds = { first: 2, later: 0.5 };

/** Measures one call on all servers: verified, warmed up, then three times in turn. A failed answer ends the run. */
async function measureRow(
  { call, kind }: Plan,
  started: readonly StartedServer[],
  { connections = usualConnections, seconds }: Omit<Conditions, 'servers'>,
  isFirst: boolean,
): Promise<Row> {
  const run = ({ running, server }: StartedServer, length: number) => {
    const requests = server.requestsOf(call).map(request => bytesOf(request, tokenOf(call, kind)));
    return measure(running, { requests, connections, seconds: length });
  };
  for (const each of started) await verify(each.server, each.running.port, call, kind);
  for (const each of started)
    await run(each, isFirst ? warmUpSeconds.first : Math.min(warmUpSeconds.later, seconds));
  const measurements = new Map<string, Measurement>();
  for (const each of [...started, ...started.toReversed(), ...started]) {
    const now = await run(each, seconds);
    const before = measurements.get(each.server.name);
    measurements.set(each.server.name, before ? bestOf(before, now) : now);
  }
  const sizes = call.calls.map(each => Buffer.byteLength(JSON.stringify(each[kind]?.upstream)));
  return {
    call: call.name,
    kind,
    isBatch: call.calls.length > 1,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    measurements,
  };
}
