import { sql } from 'kysely';
import { type DatabasePlace, openForLongWork } from '../db/open-database.ts';
import { finishRestore, requireRestorable } from './finish-restore.ts';
import { type PostgresPlace, runPostgresProgram } from './postgres-program.ts';
import { MaintenanceRefused } from './refused.ts';

/**
 * Fills an empty Postgres from a backup. Nothing is replaced: an old database stays what it is, beside a new one.
 *
 * @throws MaintenanceRefused or SchemaRefused where it is not done.
 */
export async function restorePostgres(backup: string, place: DatabasePlace & PostgresPlace): Promise<void> {
  if (await hasTables(place)) {
    throw new MaintenanceRefused(
      'The Postgres of DATABASE_URL is not empty. Make a new database there, and let DATABASE_URL name it: the old one stays as it is.',
    );
  }
  requireRestorable(await stepsIn(backup, place));
  const whole = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  // Without a name it takes the one of the environment.
  await runPostgresProgram('pg_restore', [...whole, '--dbname=', backup], place);
  await using db = await openForLongWork(place);
  await finishRestore(db);
}

async function hasTables(place: DatabasePlace): Promise<boolean> {
  await using db = await openForLongWork(place);
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  return rows.length > 0;
}

/** Read out of the file alone: once it is in the database, it is too late to refuse it. */
async function stepsIn(backup: string, place: PostgresPlace): Promise<string[]> {
  const steps = ['--data-only', '--table=schema_steps', '--file=-'];
  const copied = await runPostgresProgram('pg_restore', [...steps, backup], place);
  const [, lines = ''] = /^COPY .*schema_steps.*;\n((?:.+\n)*?)\\\.$/m.exec(copied) ?? [];
  return lines.split('\n').filter(line => line !== '');
}
