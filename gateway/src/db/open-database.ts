import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { withoutSslMode } from './postgres-tls.ts';
import type { Database, Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Where the data are kept. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  /** Whether Postgres is talked to only by TLS, with a certificate and a name that fit. */
  readonly verifiesDatabase?: boolean;
  readonly dataDir: string;
}

/** Opens SQLite under `dataDir`, or the Postgres that `databaseUrl` names. The caller migrates, and destroys it at the end. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.databaseUrl === undefined) {
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    return new Kysely<Schema>({ dialect: new NodeSqliteDialect(join(place.dataDir, 'choose-life.db')) });
  }
  // Loaded only where it is used: the bare machine starts faster without it.
  const { default: pg } = await import('pg');
  const server = place.verifiesDatabase
    ? { connectionString: withoutSslMode(place.databaseUrl), ssl: { rejectUnauthorized: true } }
    : { connectionString: place.databaseUrl };
  const pool = new pg.Pool({ ...server, max: 10 });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
