import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { TestPostgres } from '../postgres-server.ts';
import type { TcpProxy } from './tcp-proxy.ts';

/** What stands behind the gateway while its connections are lost. */
export interface Scene {
  readonly postgres: TestPostgres;
  readonly proxy: TcpProxy;
  /** How long the server or the way to it stays away. */
  readonly awayMs: number;
}

/** A way of losing connections to Postgres. Each is over when it returns. */
export type Loss = (scene: Scene) => Promise<void>;

const others = "pid <> pg_backend_pid() and backend_type = 'client backend' and datname is not null";

export const losses: Readonly<Record<string, Loss>> = {
  'pg_terminate_backend of all': async ({ postgres }) => {
    await ask(postgres, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  },
  'restart (fast)': async ({ postgres }) => {
    await postgres.halt('fast');
    await postgres.resume();
  },
  'restart (immediate)': async ({ postgres }) => {
    await postgres.halt('immediate');
    await postgres.resume();
  },
  'kill -9 of one server process': async ({ postgres }) => {
    const [row] = await ask(postgres, `select pid from pg_stat_activity where ${others} limit 1`);
    process.kill(Number(row?.pid), 'SIGKILL');
  },
  'a reset of the connections': async ({ proxy }) => proxy.reset(),
  'a way that goes silent': async ({ proxy, awayMs }) => {
    proxy.silence();
    await delay(awayMs);
    proxy.speak();
  },
  'a server that is stopped and comes back': async ({ postgres, awayMs }) => {
    await postgres.halt('fast');
    await delay(awayMs);
    await postgres.resume();
  },
};

async function ask({ url }: TestPostgres, text: string): Promise<{ pid?: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  // A crash takes this connection along.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end().catch(() => undefined);
  return rows;
}
