import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { cachedCheck, singleFlight } from '@choose-life/service/single-flight';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type DatabaseFault, databaseFaultOf } from './db/database-faults.ts';
import { migrations } from './db/migrate.ts';
import { type Database, isPostgres } from './db/schema.ts';
import type { Dependencies } from './dependencies.ts';

const livez = '/livez';
const readyz = '/readyz';
const metricsUrl = '/metrics';

/** Whether a route is a status route. Status routes also answer while the gateway stops. */
export function isStatusUrl(url: string | undefined): boolean {
  return url === livez || url === readyz || url === metricsUrl;
}

/** A Fastify plugin with `/livez`, `/readyz` and `/metrics`. */
export async function statusRoutes(
  app: FastifyInstance,
  {
    db,
    isUnready,
    metrics,
    settings,
  }: Pick<Dependencies, 'db' | 'metrics' | 'settings'> & { isUnready: () => boolean },
): Promise<void> {
  const checkWrites = createWriteCheck(db);

  // `tools/start.mjs` prints the demo account if `demoAccount` is true.
  app.get(livez, async () => ({ status: 'ok', demoAccount: settings.isDemoLoginPossible }));

  app.get(readyz, async (_request, reply) => {
    const reason = isUnready() ? 'stopping' : await checkWrites();
    if (reason === null) return { status: 'ok' };
    reply.code(503);
    return { status: 'unavailable', reason };
  });

  app.get(metricsUrl, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

const limits = {
  /** How long a result is cached: load balancers send many checks. */
  validMs: 3_000,
  /** After this time without a response the database counts as unavailable. Calls wait longer (`sqlite.ts`, `postgres.ts`), so they may succeed. */
  timeoutMs: 2_000,
  /** The minimum of free bytes on the disk. It is more than any call writes. */
  minFreeBytes: 256 * 1024,
} as const;

/**
 * Creates the check of `/readyz`. It writes, since a read succeeds also on a full disk or a standby: it updates a row of the schema steps.
 * That small write may succeed when a larger one fails, so the check also reads the free disk space of SQLite. Only one check runs at a time.
 * The result is null if the database accepts writes. @param now the current time in milliseconds, from a monotonic clock
 */
export function createWriteCheck(
  db: Database,
  { validMs, timeoutMs, minFreeBytes }: Readonly<Record<keyof typeof limits, number>> = limits,
  now?: () => number,
): () => Promise<DatabaseFault | null> {
  // SQLite is a local file: a write to it waits only for other writes of this process, or for the lock of another process.
  const timeoutFault: DatabaseFault = isPostgres(db) ? 'database-away' : 'database-locked';
  const write = singleFlight(() => tryToWrite(db, minFreeBytes));
  return cachedCheck(async () => {
    // Only this check stops waiting; the write is not cancelled.
    const timedOut = delay(timeoutMs, timeoutFault, { ref: false });
    return { reason: await Promise.race([write(), timedOut]), validMs };
  }, now);
}

async function tryToWrite(db: Database, minFreeBytes: number): Promise<DatabaseFault | null> {
  try {
    const { numAffectedRows } = await sql`
      update schema_steps set id = id where id = ${migrations[0]?.id}
    `.execute(db);
    // Without the row, this is not the schema of a gateway.
    if (numAffectedRows !== 1n) return 'schema';
    return (await freeBytes(db)) < minFreeBytes ? 'disk-full' : null;
  } catch (error) {
    return databaseFaultOf(error) ?? 'database-away';
  }
}

/** Free bytes on the disk of SQLite's file; infinite for Postgres, which manages its own disk. */
async function freeBytes(db: Database): Promise<number> {
  if (isPostgres(db)) return Number.POSITIVE_INFINITY;
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const { bavail, bsize } = await statfs(rows[0]?.file ?? '');
  return bavail * bsize;
}
