import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { rememberPool } from './pool-counts.ts';
import { defaultPoolLimits, guardedPool, type PoolLimits, poolOptions } from './postgres-pool.ts';
import { withoutSslMode } from './postgres-tls.ts';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Where the data are kept. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  /** Whether Postgres is talked to only by TLS, with a certificate and a name that fit. */
  readonly verifiesDatabase?: boolean;
  /** Of Postgres's connections. */
  readonly poolLimits?: PoolLimits;
  readonly dataDir: string;
}

/** The file of SQLite. */
export function sqliteFileIn(dataDir: string): string {
  return join(dataDir, 'choose-life.db');
}

/** Opens SQLite under `dataDir`, or the Postgres that `databaseUrl` names. The caller migrates, and destroys it at the end. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.databaseUrl === undefined) {
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    return new Kysely<Schema>({ dialect: sqliteDialect(sqliteFileIn(place.dataDir)) });
  }
  // Loaded only where it is used: the bare machine starts faster without it.
  const { default: pg } = await import('pg');
  const server = place.verifiesDatabase
    ? { connectionString: withoutSslMode(place.databaseUrl), ssl: { rejectUnauthorized: true } }
    : { connectionString: place.databaseUrl };
  const pool = new pg.Pool({ ...server, ...poolOptions(place.poolLimits ?? defaultPoolLimits) });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) });
  rememberPool(db, () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  return db;
}

/** The same, for a step of the schema on a big table, or a command of operators: no statement is ended for its length. */
export async function openForLongWork(place: DatabasePlace): Promise<Database> {
  return openDatabase({ ...place, poolLimits: { ...(place.poolLimits ?? defaultPoolLimits), queryMs: 0 } });
}
