import { PostgresAdapter, sql } from 'kysely';
import { tables } from './migrations/0001-tables.ts';
import { pendingSignUps } from './migrations/0002-pending-sign-ups.ts';
import { demoAccountOnce } from './migrations/0003-demo-account.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** One step of the schema. Steps are only ever added; both databases take the same statements. */
export interface Migration {
  readonly id: string;
  readonly up: (transaction: DatabaseTransaction) => Promise<void>;
}

const migrations: readonly Migration[] = [tables, pendingSignUps, demoAccountOnce];

/**
 * Brings the schema up to date, under a lock: of two processes that start together one waits for the other.
 * SQLite's transaction takes the write lock by itself; Postgres takes an advisory lock that ends with the transaction.
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction().execute(async transaction => {
    if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`select pg_advisory_xact_lock(4010220)`.execute(transaction);
    }
    await sql`create table if not exists schema_steps (id text primary key)`.execute(transaction);
    const done = await sql<{ id: string }>`select id from schema_steps`.execute(transaction);
    const known = new Set(done.rows.map(row => row.id));
    for (const migration of migrations.filter(step => !known.has(step.id))) {
      await migration.up(transaction);
      await sql`insert into schema_steps (id) values (${migration.id})`.execute(transaction);
    }
  });
}
