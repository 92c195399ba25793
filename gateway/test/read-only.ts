import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';

/** Lets a database refuse writes as a standby or a read-only file does, or take them again. */
export async function setReadOnly(db: Database, isReadOnly: boolean): Promise<void> {
  const value = sql.raw(isReadOnly ? 'on' : 'off');
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`pragma query_only = ${value}`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? '');
  await db.transaction().execute(async transaction => {
    await sql`set transaction read write`.execute(transaction);
    await sql`alter database ${name} set default_transaction_read_only = ${value}`.execute(transaction);
  });
  // It holds for new connections: those that are open now are idle, and the pool replaces them.
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(db);
  await sql`set default_transaction_read_only = ${value}`.execute(db);
}
