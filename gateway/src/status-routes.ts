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

/** Whether a route is one of these: they answer also while the gateway stops. */
export function isStatusUrl(url: string | undefined): boolean {
  return url === livez || url === readyz || url === metricsUrl;
}

export async function statusRoutes(
  app: FastifyInstance,
  {
    db,
    isStopping,
    metrics,
    settings,
  }: Pick<Dependencies, 'db' | 'metrics' | 'settings'> & { isStopping: () => boolean },
): Promise<void> {
  const { demoAccount } = settings;
  const faultOfWrites = createWriteCheck(db);

  app.get(livez, async () => ({ status: 'ok', demoAccount }));

  app.get(readyz, async (_request, reply) => {
    const reason = isStopping() ? 'stopping' : await faultOfWrites();
    if (reason === null) return { status: 'ok' };
    reply.code(503);
    return { status: 'unavailable', reason };
  });

  app.get(metricsUrl, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}

const limits = {
  /** How long a result is cached: load balancers ask often, for each replica. */
  validMs: 3_000,
  /** A database that is silent for longer is of no use to a call either. */
  maxMs: 2_000,
  /** More than one call writes. */
  minFreeBytes: 256 * 1024,
} as const;

/**
 * Checks by a write: a read shows neither a full disk nor a standby. It rewrites a row of the schema's steps, which may fit when a save
 * no longer does, so it also checks SQLite's free disk space. Only one check runs at a time. @returns null where writes are taken
 */
export function createWriteCheck(
  db: Database,
  { validMs, maxMs, minFreeBytes }: Readonly<Record<keyof typeof limits, number>> = limits,
): () => Promise<DatabaseFault | null> {
  // A file does not go away: it is silent only while somebody else holds it.
  const silent: DatabaseFault = isPostgres(db) ? 'database-away' : 'database-locked';
  const write = singleFlight(() => tryToWrite(db, minFreeBytes));
  return cachedCheck(async () => {
    // The write may go on: only this check waits no longer.
    const late = delay(maxMs, silent, { ref: false });
    return { reason: await Promise.race([write(), late]), validMs };
  });
}

async function tryToWrite(db: Database, minFreeBytes: number): Promise<DatabaseFault | null> {
  try {
    const { numAffectedRows } = await sql`
      update schema_steps set id = id where id = ${migrations[0]?.id}
    `.execute(db);
    if (numAffectedRows !== 1n) return 'schema';
    return (await freeBytes(db)) < minFreeBytes ? 'disk-full' : null;
  } catch (error) {
    return databaseFaultOf(error) ?? 'database-away';
  }
}

/** How many bytes the disk of SQLite still takes. That of Postgres is its own. */
async function freeBytes(db: Database): Promise<number> {
  if (isPostgres(db)) return Number.POSITIVE_INFINITY;
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(db);
  const { bavail, bsize } = await statfs(rows[0]?.file ?? '');
  return bavail * bsize;
}
