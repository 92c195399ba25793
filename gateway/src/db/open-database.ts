import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { errorField } from '../error-field.ts';
import type { PoolCounts } from '../metrics/metrics.ts';
import { ConfigurationError } from '../operator-error.ts';
import { databaseFaultOf, sqliteCodeOf, sqliteCodes } from './database-faults.ts';
import {
  defaultPoolLimits,
  type PoolLimits,
  poolOptions,
  recoveringPool,
  withoutSslMode,
} from './postgres.ts';
import { type Database, isPostgres, type Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** The part of the configuration that decides which database is used. */
export interface DatabaseSettings {
  /** A Postgres URL; SQLite under `dataDir` when undefined. */
  readonly databaseUrl?: string | undefined;
  /** Whether Postgres must use TLS with a valid certificate for its host name. */
  readonly verifiesDatabaseTls?: boolean;
  readonly poolLimits?: PoolLimits;
  readonly dataDir: string;
}

/** The path of SQLite's file in a data folder. */
export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'choose-life.db');
}

/** Opens SQLite under `dataDir`, or the Postgres of `databaseUrl`. The caller migrates it, and destroys it at the end. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl === undefined) {
    mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
    const file = sqliteFileIn(settings.dataDir);
    // Another process may have just created the file: then it writes the header during this delay. A file that is still empty was
    // truncated. SQLite would initialize it as a new database, so it is refused.
    if (isEmpty(file)) await delay(2_000);
    requireNotEmpty(file);
    return new Kysely<Schema>({ dialect: sqliteDialect(file) });
  }
  // Imported only with Postgres: without it the gateway starts faster.
  const { default: pg } = await import('pg');
  const server = settings.verifiesDatabaseTls
    ? { connectionString: withoutSslMode(settings.databaseUrl), ssl: { rejectUnauthorized: true } }
    : { connectionString: settings.databaseUrl };
  const pool = new pg.Pool({ ...server, ...poolOptions(settings.poolLimits ?? defaultPoolLimits) });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: recoveringPool(pool) }) });
  pools.set(db, () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return db;
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}

/** Accepts a missing file, but not an empty one: every database has a header. @throws an error with SQLite's code SQLITE_NOTADB */
export function requireNotEmpty(file: string): void {
  if (isEmpty(file)) throw Object.assign(new Error('empty file'), { errcode: sqliteCodes.notADatabase });
}

/** What the operator can do about an error of the data folder, or of SQLite's file in it; null for any other error. */
export function dataDirFaultOf(
  error: unknown,
  { databaseUrl, dataDir }: DatabaseSettings,
): ConfigurationError | null {
  const fault = databaseFaultOf(error);
  // Only SQLite reports this fault. It can occur with a `databaseUrl` too, since `move-to-postgres` reads SQLite.
  if (fault === 'database-damaged') {
    return new ConfigurationError(
      `DATA_DIR: ${sqliteFileIn(dataDir)} is empty, damaged or no SQLite database. Stop the gateways, and restore a backup: npm run database -- restore --replace --from FILE. Without a backup, move the file away: the next start creates a new database.`,
    );
  }
  const isUnwritable =
    fault === 'database-read-only' ||
    sqliteCodeOf(error) === sqliteCodes.cannotOpen ||
    errorField(error, 'syscall') === 'mkdir';
  if (databaseUrl !== undefined || !isUnwritable) return null;
  return new ConfigurationError(
    `DATA_DIR: ${dataDir} cannot be written. Make this user the owner of the folder, or set DATA_DIR to another one.`,
  );
}

/** Opens the database without a statement timeout, for migrations of large tables, and for commands of operators. */
export async function openWithoutStatementTimeout(settings: DatabaseSettings): Promise<Database> {
  const poolLimits = { ...(settings.poolLimits ?? defaultPoolLimits), queryMs: 0 };
  return openDatabase({ ...settings, poolLimits });
}

/** The function that counts the connections of a pool, by Postgres database. Kysely does not expose the pool. */
const pools = new WeakMap<Database, () => PoolCounts>();

/** A function that counts the connections of a database's pool; undefined for SQLite, which has no pool. */
export function poolCountsOf(db: Database): (() => PoolCounts) | undefined {
  return pools.get(db);
}

/** A clock that all gateways on one database share. */
export interface DatabaseClock {
  readonly clock: () => Date;
  /** Reads the time of the database again, since clocks drift apart and machines sleep. */
  readonly adjustClock: () => Promise<void>;
}

/**
 * Opens the clock of a database: the time of Postgres, advanced by this machine's monotonic clock, so that all gateways agree. If gateways
 * used the clocks of their machines, a clock that is ahead by the idle time of a session (half an hour) would end all sessions. For SQLite
 * it is the clock of this machine.
 */
export async function openDatabaseClock(db: Database): Promise<DatabaseClock> {
  if (!isPostgres(db)) {
    return { clock: () => new Date(), adjustClock: async () => undefined };
  }
  let offsetMs = await readClockOffsetMs(db);
  return {
    clock: () => new Date(performance.now() + offsetMs),
    adjustClock: async () => {
      offsetMs = await readClockOffsetMs(db);
    },
  };
}

/** The difference between Postgres's time and `performance.now()`. It assumes that Postgres reads its clock halfway through the query. */
async function readClockOffsetMs(db: Database): Promise<number> {
  const startedAt = performance.now();
  const query = sql<{ nowMs: string }>`select extract(epoch from clock_timestamp()) * 1000 as "nowMs"`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.nowMs) - (startedAt + performance.now()) / 2;
}
