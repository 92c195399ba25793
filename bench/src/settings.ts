import { benchCalls } from './calls/calls.ts';
import { limit, servers } from './servers.ts';

/** What one run measures. */
export interface Settings {
  /** Seconds of one measurement. */
  readonly seconds: number;
  readonly calls: typeof benchCalls;
  readonly connections: readonly number[];
  readonly servers: typeof servers;
  /** Something was left out: such a run prints, and leaves docs/speed.md as it stands. */
  readonly narrowed: boolean;
}

/** How many callers at once the main table is about. */
export const mainConnections = 32;
const allConnections = [1, mainConnections, 256];

/** Reads BENCH_SECONDS, and BENCH_CALLS, BENCH_CONNECTIONS and BENCH_SERVERS, which are names separated by commas. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const named = <Item>(variable: string, all: readonly Item[], nameOf: (item: Item) => string) => {
    const names = (env[variable] ?? '').split(',').filter(name => name !== '');
    const unknown = names.filter(name => !all.some(item => nameOf(item) === name));
    if (unknown.length > 0) {
      throw new Error(`${variable}: no ${unknown.join(', ')}; there are ${all.map(nameOf).join(', ')}.`);
    }
    return names.length === 0 ? all : all.filter(item => names.includes(nameOf(item)));
  };
  const seconds = Number(env.BENCH_SECONDS || 1.5);
  if (!(seconds > 0)) throw new Error('BENCH_SECONDS: a number above 0 is wanted.');
  const calls = named('BENCH_CALLS', benchCalls, call => call.name);
  const connections = named('BENCH_CONNECTIONS', allConnections, String);
  const chosen = named('BENCH_SERVERS', servers, server => server.name);
  return {
    seconds,
    calls,
    connections,
    // The others are multiples of it.
    servers: chosen.includes(limit) ? chosen : [limit, ...chosen],
    narrowed: [env.BENCH_SECONDS, env.BENCH_CALLS, env.BENCH_CONNECTIONS, env.BENCH_SERVERS].some(Boolean),
  };
}
