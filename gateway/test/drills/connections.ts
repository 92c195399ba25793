import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { TestPostgres } from '../postgres-server.ts';
import { type ServerProcess, spawnServer } from '../server-process.ts';
import {
  checkAssessments,
  demoToken,
  type Findings,
  type Outcome,
  type SavingCallers,
  startSaving,
} from './saving-callers.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** After this time without a successful answer, the drill reports that the gateway did not recover (Infinity). */
const maxRecoveryMs = 60_000;

interface Options {
  readonly postgres: TestPostgres;
  readonly dataDir: string;
  readonly callers: number;
  /** How often each loss is caused. */
  readonly times: number;
  /** How long the server is unreachable, for the losses that have a duration. */
  readonly downtimeMs: number;
  /** Names of `losses`. Default: all. */
  readonly lossNames?: readonly string[] | undefined;
  /** Environment variables of the gateway, such as shorter timeouts. */
  readonly env?: NodeJS.ProcessEnv;
}

/** What the callers saw during the runs of one loss. */
interface LossReport {
  /** The name in `losses`. */
  readonly loss: string;
  readonly times: number;
  /** 1 if the gateway ended. */
  readonly endedProcesses: number;
  /** The number of acknowledged writes. */
  readonly acknowledged: number;
  /** Calls by status; `broken` if the gateway closed the connection. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** The longest time from the end of a loss to the answer of the first successful call after it; Infinity if there was none. */
  readonly slowestRecoveryMs: number;
  readonly findings: Findings;
}

/** Breaks the connections to Postgres in each way of `losses` while callers save, and reports what they saw. */
export async function* loseConnections(options: Options): AsyncGenerator<LossReport> {
  const { lossNames = Object.keys(losses), postgres } = options;
  const url = new URL(postgres.url);
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const env = { DATABASE_URL: url.href, DATA_DIR: options.dataDir, DEMO_ACCOUNT: '1', ...options.env };
  let gateway = await spawnServer(env);
  const token = await demoToken(gateway);
  try {
    for (const [loss, loseConnection] of Object.entries(losses)) {
      if (!lossNames.includes(loss)) continue;
      const saving = startSaving(gateway, token, options.callers);
      let slowestRecoveryMs = 0;
      for (let run = 0; run < options.times; run += 1) {
        await waitForSuccess(performance.now(), saving, gateway);
        await loseConnection({ postgres, proxy, downtimeMs: options.downtimeMs });
        const recoveryMs = await waitForSuccess(performance.now(), saving, gateway);
        slowestRecoveryMs = Math.max(slowestRecoveryMs, recoveryMs);
      }
      await saving.stop();
      const endedProcesses = gateway.hasEnded() ? 1 : 0;
      if (gateway.hasEnded()) gateway = await spawnServer(env);
      yield {
        loss,
        times: options.times,
        endedProcesses,
        acknowledged: saving.acknowledged(),
        statuses: countStatuses(saving.outcomes),
        slowestMs: Math.max(...saving.outcomes.map(({ durationMs }) => durationMs)),
        slowestRecoveryMs,
        findings: await checkAssessments({ databaseUrl: postgres.url, dataDir: '' }, saving.assessments),
      };
    }
  } finally {
    await gateway.end('SIGTERM');
    await proxy.close();
  }
}

/** Waits for a successful call that was sent after a time. @returns the milliseconds since then; Infinity if there was none */
async function waitForSuccess(
  timeMs: number,
  saving: SavingCallers,
  gateway: ServerProcess,
): Promise<number> {
  while (!gateway.hasEnded() && performance.now() < timeMs + maxRecoveryMs) {
    const successful = saving.outcomes.find(({ sentAt, status }) => sentAt >= timeMs && status === 200);
    if (successful !== undefined) return successful.sentAt + successful.durationMs - timeMs;
    await delay(10);
  }
  return Number.POSITIVE_INFINITY;
}

function countStatuses(outcomes: readonly Outcome[]): Record<string, number> {
  const groups = Object.groupBy(outcomes, ({ status }) => String(status ?? 'broken'));
  return Object.fromEntries(Object.entries(groups).map(([status, group]) => [status, group?.length ?? 0]));
}

interface LossContext {
  readonly postgres: TestPostgres;
  readonly proxy: TcpProxy;
  /** How long the server is unreachable, in milliseconds. */
  readonly downtimeMs: number;
}

type Loss = (context: LossContext) => Promise<void>;

/** The condition on pg_stat_activity for the connections of all other clients. */
const otherClientsCondition =
  "pid <> pg_backend_pid() and backend_type = 'client backend' and datname is not null";

const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity where ${otherClientsCondition}`;

/**
 * The loss in which the server is read-only for a while. Connections that are opened in this time stay read-only, like connections to a
 * standby.
 */
export const failover = 'a failover';

/** The ways to lose connections, by name. */
export const losses: Readonly<Record<string, Loss>> = {
  'pg_terminate_backend of all': async ({ postgres }) => {
    await query(postgres, terminateOthers);
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
    const [row] = await query(
      postgres,
      `select pid from pg_stat_activity where ${otherClientsCondition} limit 1`,
    );
    process.kill(Number(row?.pid), 'SIGKILL');
  },
  'a reset of the connections': async ({ proxy }) => proxy.reset(),
  'a network that drops all bytes': async ({ proxy, downtimeMs }) => {
    proxy.dropBytes();
    await delay(downtimeMs);
    proxy.forwardBytes();
  },
  'a server that is stopped and comes back': async ({ postgres, downtimeMs }) => {
    await postgres.halt('fast');
    await delay(downtimeMs);
    await postgres.resume();
  },
  [failover]: async ({ postgres, downtimeMs }) => {
    await setReadOnly(postgres, 'on');
    await query(postgres, terminateOthers);
    await delay(downtimeMs);
    await setReadOnly(postgres, 'off');
  },
};

/** Makes new connections read-only or writable. Existing ones do not change, since a failover may or may not close them. */
async function setReadOnly(postgres: TestPostgres, value: 'on' | 'off'): Promise<void> {
  // New connections may already be read-only by default.
  await query(
    postgres,
    `begin read write; alter database postgres set default_transaction_read_only = ${value}; commit`,
  );
}

async function query({ url }: TestPostgres, text: string): Promise<{ pid?: unknown }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}
