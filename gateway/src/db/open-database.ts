import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolCounts } from '../metrics/metrics.ts';
import { ConfigurationError } from '../operator-error.ts';
import { databaseFaultOf, sqliteCodeOf } from './database-faults.ts';
import { defaultPoolLimits, guardedPool, type PoolLimits, poolOptions, withoutSslMode } from './postgres.ts';
import { type Database, isPostgres, type Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  /** Whether Postgres is talked to only by TLS, with a certificate and a name that fit. */
  readonly verifiesDatabase?: boolean;
  readonly poolLimits?: PoolLimits;
  readonly dataDir: string;
}

export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'choose-life.db');
}

/** Opens SQLite under `dataDir`, or the Postgres that `databaseUrl` names. The caller migrates, and destroys it at the end. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.databaseUrl === undefined) {
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    const file = sqliteFileIn(place.dataDir);
    // Another start makes it just now, or it has lost all that was in it: SQLite would take it for a new one.
    if (isEmpty(file)) await delay(2_000);
    refuseEmpty(file);
    return new Kysely<Schema>({ dialect: sqliteDialect(file) });
  }
  // Loaded only where it is used: the bare machine starts faster without it.
  const { default: pg } = await import('pg');
  const server = place.verifiesDatabase
    ? { connectionString: withoutSslMode(place.databaseUrl), ssl: { rejectUnauthorized: true } }
    : { connectionString: place.databaseUrl };
  const pool = new pg.Pool({ ...server, ...poolOptions(place.poolLimits ?? defaultPoolLimits) });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  pools.set(db, () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return db;
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/** @throws SQLITE_NOTADB where a file is there and empty: a database that has begun holds its header. */
export function refuseEmpty(file: string): void {
  if (isEmpty(file)) throw Object.assign(new Error('empty file'), { errcode: 26 });
}

/** SQLITE_CANTOPEN. */
const cannotOpenCode = 14;

/** The fault of the data folder, or of the file of SQLite in it, that an error stands for; null for any other error. */
export function dataDirFaultOf(
  error: unknown,
  { databaseUrl, dataDir }: DatabasePlace,
): ConfigurationError | null {
  const fault = databaseFaultOf(error);
  if (fault === 'database-damaged') {
    return new ConfigurationError(
      `DATA_DIR: ${sqliteFileIn(dataDir)} is empty, damaged or no SQLite database. Stop the gateways, and restore a backup: npm run database -- restore --replace --from FILE. Where there is none, move the file away: the next start makes a new one.`,
    );
  }
  const isUnwritable =
    fault === 'database-read-only' ||
    sqliteCodeOf(error) === cannotOpenCode ||
    Object(error).syscall === 'mkdir';
  if (databaseUrl !== undefined || !isUnwritable) return null;
  return new ConfigurationError(
    `DATA_DIR: ${dataDir} cannot be written to. Let this user own the folder, or set DATA_DIR to another one.`,
  );
}

/** The same, for a step of the schema on a big table, or a command of operators: no statement is ended for its length. */
export async function openForLongWork(place: DatabasePlace): Promise<Database> {
  return openDatabase({ ...place, poolLimits: { ...(place.poolLimits ?? defaultPoolLimits), queryMs: 0 } });
}

/** How the connections behind a database are counted: Kysely does not give its pool out. */
const pools = new WeakMap<Database, () => PoolCounts>();

/** Counts the connections behind a database; undefined for SQLite, which has no pool. */
export function poolCountsOf(db: Database): (() => PoolCounts) | undefined {
  return pools.get(db);
}

/**
 * Postgres's time, counted on by a monotonic clock, for all gateways on it: by its machine's own, half an hour ahead, one of them would
 * sign everybody out. `adjustClock` asks for it again: clocks drift apart, and machines sleep.
 */
export async function openDatabaseClock(db: Database) {
  if (!isPostgres(db)) {
    return { clock: () => new Date(), adjustClock: async () => undefined };
  }
  let aheadMs = await msAheadOfProcess(db);
  return {
    clock: () => new Date(performance.now() + aheadMs),
    adjustClock: async () => {
      aheadMs = await msAheadOfProcess(db);
    },
  };
}

/** How far Postgres's time is ahead of this process's own count, if Postgres read its clock halfway through the query. */
async function msAheadOfProcess(db: Database): Promise<number> {
  const startedAt = performance.now();
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return Number(rows[0]?.now) - (startedAt + performance.now()) / 2;
}
