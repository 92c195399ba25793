import { type BenchCall, benchCalls, type Kind, kinds, tokenOf } from '../calls/calls.ts';
import { load } from '../load.ts';
import { bestOf, type Measurement, measure, multipleOf, type Row } from '../measurements.ts';
import { pinned, type Running, stallOf, start, upstreamProgram } from '../process.ts';
import { optionsOf, type Scenario, shown, table } from '../scenario.ts';
import { adapter, bytesOf, limit, limited, type Server, servers } from '../servers.ts';
import { median } from '../statistics.ts';
import { peakMemoryOf } from '../usage.ts';
import { verify, verifyRefusals } from '../verify.ts';
import { type CallStalls, largePdfCall, linesOf, mainConnections } from './calls-page.ts';

/** What one run measures. */
interface Settings {
  readonly calls: readonly BenchCall[];
  readonly connections: readonly number[];
  readonly servers: readonly Server[];
  /** Something was left out: such a run prints, and leaves docs/speed.md as it stands. */
  readonly narrowed: boolean;
}

const allConnections = [1, mainConnections, 256];

/** Of one measurement. */
const seconds = 1.5;

/** Reads `--calls`, `--connections` and `--servers`, which are names separated by commas. */
export function readSettings(args: readonly string[]): Settings {
  const { values, isGiven } = optionsOf(args, { calls: '', connections: '', servers: '' });
  const named = <Item>(option: keyof typeof values, all: readonly Item[], nameOf: (item: Item) => string) => {
    if (values[option] === '') return all;
    const names = values[option].split(',');
    const unknown = names.filter(name => !all.some(item => nameOf(item) === name));
    if (unknown.length === 0) return all.filter(item => names.includes(nameOf(item)));
    throw new Error(`--${option}: no ${unknown.join(', ')}; there are ${all.map(nameOf).join(', ')}.`);
  };
  const chosen = named('servers', servers, server => server.name);
  return {
    calls: named('calls', benchCalls, call => call.name),
    connections: named('connections', allConnections, String),
    // The others are multiples of it.
    servers: chosen.includes(limit) ? chosen : [limit, ...chosen],
    narrowed: isGiven,
  };
}

/** One call under one load. */
export interface Plan {
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
          .filter(
            kind =>
              kind === 'exact' ||
              (isMain && !call.isRepeated && call.calls.every(({ extra }) => extra !== null)),
          )
          .map(kind => ({ call, kind, connections: count })),
      );
    });
}

/** The adapter beside a bare pass-through and two peers, in turn, in the same run. */
export const calls: Scenario = {
  heading: 'Calls through the adapter',
  async run(args) {
    const settings = readSettings(args);
    const startMs = new Map<string, number>();
    const stalls = new Map<string, CallStalls>();
    const pdf = settings.calls.find(({ name }) => name === largePdfCall);
    const { pinned, rows } = await measureRows(
      { ...settings, seconds },
      plansOf(settings),
      async (upstreamPort, cores) => {
        for (const server of settings.servers) {
          if (!settings.narrowed) startMs.set(server.name, await medianStartMs(server, upstreamPort, cores));
          if (pdf) stalls.set(server.name, await measureStalls(server, pdf, upstreamPort, cores));
        }
      },
    );
    const names = settings.servers.map(({ name }) => name);
    const lines = linesOf({ servers: names, rows, pinned, startMs, stalls });
    if (!settings.narrowed) lines.push('', ...(await limitsCost()));
    if (settings.narrowed) console.log(lines.join('\n'));
    return { lines: settings.narrowed ? null : lines, isMet: true };
  },
};

/**
 * Measures calls on servers that are started for it, in front of the same gateway.
 *
 * @param before what is measured while nothing else runs.
 */
export async function measureRows(
  { seconds, servers }: Pick<Settings, 'servers'> & { readonly seconds: number },
  plans: readonly Plan[],
  before: (upstreamPort: number, cores: string | null) => Promise<void> = async () => {},
): Promise<{ rows: readonly Row[]; pinned: boolean }> {
  const cores = pinned();
  const upstream = await start(upstreamProgram, cores.others);
  const running: Running[] = [upstream];
  try {
    await before(upstream.port, cores.server);
    const started: StartedServer[] = [];
    for (const server of servers) {
      const own = await start(server.program(upstream.port), cores.server);
      running.push(own);
      started.push({ server, running: own });
      if (server.form !== 'upstream') await verifyRefusals(server, own.port);
    }
    const rows: Row[] = [];
    for (const [index, plan] of plans.entries()) {
      const { call, connections, kind } = plan;
      console.error(`${index + 1}/${plans.length} ${call.name}, ${kind}, ${connections} callers`);
      rows.push(await measureRow(plan, started, upstream.pid, seconds, index === 0));
    }
    return { rows, pinned: cores.server !== null };
  } finally {
    for (const each of running) await each.stop();
  }
}

/** What the limits add to reads. Logins and saves of so many callers at once would be refused by them. */
async function limitsCost(): Promise<string[]> {
  const plans = benchCalls
    .filter(({ name }) => name === 'details' || name === 'library')
    .map((call): Plan => ({ call, kind: 'exact', connections: mainConnections }));
  const { rows } = await measureRows({ seconds, servers: [limit, adapter, limited] }, plans);
  return [
    '### What the limits cost',
    '',
    table(
      ['CPU, × LIMIT', ...rows.map(({ call }) => call)],
      [adapter, limited].map(({ name }) => [
        name,
        ...rows.map(row => shown(multipleOf(row, name, 'cpuPerCall'), 2)),
      ]),
    ),
  ];
}

/** The median of five starts. */
async function medianStartMs(server: Server, upstreamPort: number, cores: string | null): Promise<number> {
  const starts: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const started = await start(server.program(upstreamPort), cores);
    starts.push(started.startMs);
    await started.stop();
  }
  return median(starts);
}

const warmUpCalls = 5;
const countedCalls = 25;

/** Makes a call again and again on a server of its own, with a probe. */
async function measureStalls(
  server: Server,
  call: BenchCall,
  upstreamPort: number,
  cores: string | null,
): Promise<CallStalls> {
  const running = await start({ ...server.program(upstreamPort), hasProbe: true }, cores);
  const requests = server.requestsOf(call).map(request => bytesOf(request, tokenOf(call, 'exact')));
  const stalls: number[] = [];
  for (let made = 0; made < warmUpCalls + countedCalls; made += 1) {
    await load({ port: running.port, requests, connections: 1, seconds: 0 });
    const stall = await stallOf(running);
    if (made >= warmUpCalls) stalls.push(stall);
  }
  await running.stop();
  return { max: Math.max(...stalls), median: median(stalls) };
}

/** A server and its process. */
interface StartedServer {
  readonly server: Server;
  readonly running: Running;
}

/** Seconds of calls before a row is measured, so that no measurement holds the compiling of code. */
const warmUpSeconds = { first: 2, later: 0.5 };

/** Measures one call on all servers: verified, warmed up, then three times in turn. */
async function measureRow(
  { call, connections, kind }: Plan,
  started: readonly StartedServer[],
  upstreamPid: number,
  seconds: number,
  isFirst: boolean,
): Promise<Row> {
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
  for (const each of started)
    await run(each, isFirst ? warmUpSeconds.first : Math.min(warmUpSeconds.later, seconds));
  const measurements = new Map<string, Measurement>();
  for (const each of [...started, ...started.toReversed(), ...started]) {
    const now = await run(each, seconds);
    if (now === null) continue;
    const before = measurements.get(each.server.name);
    measurements.set(each.server.name, before ? bestOf(before, now) : now);
  }
  const sizes = call.calls.map(each => Buffer.byteLength(JSON.stringify(each[kind]?.upstream)));
  return {
    call: call.name,
    kind,
    connections,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    measurements,
    errors,
    peakMemory: new Map(started.map(({ running, server }) => [server.name, peakMemoryOf(running.pid)])),
  };
}
