import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** Opens SQLite under `dataDir`, or the Postgres that `databaseUrl` names. The caller migrates, and destroys it at the end. */
export async function openDatabase(place: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  if (place.databaseUrl === undefined) {
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    return new Kysely<Schema>({ dialect: new NodeSqliteDialect(join(place.dataDir, 'choose-life.db')) });
  }
  // Loaded only where it is used: the bare machine starts faster without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: place.databaseUrl, max: 10 });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
