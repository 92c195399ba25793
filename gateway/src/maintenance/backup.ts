import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { doneSteps, migrate, missingSteps, requireUtf8 } from '../db/migrate.ts';
import { type DatabasePlace, openForLongWork, sqliteFileIn } from '../db/open-database.ts';
import { type Database, droppedAfterRestore, type Schema } from '../db/schema.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { OperatorError } from '../operator-error.ts';
import {
  closeLog,
  copySqlite,
  fileEnds,
  hasLog,
  requireFile,
  requireWhole,
  writeNewFile,
} from './database-files.ts';
import { type PostgresPlace, runPostgresProgram } from './postgres-program.ts';

/** Writes all acknowledged data into a new file, while the gateway runs, and verifies that it can be read. @throws OperatorError */
export async function backUp(config: Config, file: string): Promise<string[]> {
  const { databaseUrl, dataDir, verifiesDatabase } = config;
  if (databaseUrl === undefined) requireFile(sqliteFileIn(dataDir));
  await writeNewFile(file, async partial => {
    if (databaseUrl === undefined) {
      copySqlite(sqliteFileIn(dataDir), partial);
      requireWhole(partial);
      return;
    }
    const place = { databaseUrl, verifiesDatabase };
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    await runPostgresProgram('pg_dump', [...format, `--file=${partial}`], place);
    await runPostgresProgram('pg_restore', ['--list', partial], place);
  });
  return [
    `${file} holds everything, as of when the backup began. It holds health data: keep it as safe as the database.`,
  ];
}

/** The gateway must not run meanwhile. @param replaces whether a SQLite database that is there makes room. @throws OperatorError */
export async function restoreBackup(config: Config, backup: string, replaces: boolean): Promise<string[]> {
  const { databaseUrl, dataDir } = config;
  const lines = await (databaseUrl === undefined
    ? restoreSqlite(backup, sqliteFileIn(dataDir), { replaces, now: new Date() })
    : restorePostgres(backup, { ...config, databaseUrl }).then(() => []));
  return [
    `Restored from ${backup}. Sessions, mailed links and sign-ups that waited are not: people log in, or ask, again.`,
    ...lines,
  ];
}

/** A database that is there is kept beside it, under another name. @throws OperatorError where it is not done; nothing has changed then. */
export async function restoreSqlite(
  backup: string,
  target: string,
  { replaces, now }: { replaces: boolean; now: Date },
): Promise<string[]> {
  if (!existsSync(backup)) throw new OperatorError(`There is no file ${backup}.`);
  if (hasLog(backup)) {
    throw new OperatorError(
      `${backup} has a log beside it, with writes that the file lacks: let npm run database -- backup copy both into one file.`,
    );
  }
  const isThere = existsSync(target);
  if (isThere && !replaces) {
    throw new OperatorError(`${target} is there already: --replace keeps it under another name.`);
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const ready = `${target}.restored`;
  await rm(ready, { force: true });
  try {
    await writeNewFile(ready, partial => prepare(backup, partial));
    const lines = await putAside(target, now);
    await rename(ready, target);
    return lines;
  } finally {
    await rm(ready, { force: true });
  }
}

async function prepare(backup: string, partial: string): Promise<void> {
  // The log of a restore that was killed would be taken for one of this file.
  for (const end of fileEnds) await rm(partial + end, { force: true });
  await copyFile(backup, partial);
  requireWhole(partial, backup);
  await using db = new Kysely<Schema>({ dialect: sqliteDialect(partial) });
  await finishRestore(db);
}

/** A damaged one too, as far as it can be read. A log alone as well: it would be taken for that of the new one. */
async function putAside(target: string, now: Date): Promise<string[]> {
  if (existsSync(target)) closeLog(target);
  const old = `${target}.before-${now.toISOString().replaceAll(':', '-')}`;
  const moved: string[] = [];
  for (const end of fileEnds) {
    if (!existsSync(target + end)) continue;
    await rename(target + end, old + end);
    moved.push(old + end);
  }
  if (moved.length === 0) return [];
  return [
    `What was there before is kept in ${moved.join(', ')}. Delete it once you do not need it: it holds health data.`,
  ];
}

/** Fills an empty Postgres from a backup: an old database stays what it is, beside a new one. @throws OperatorError */
export async function restorePostgres(backup: string, place: DatabasePlace & PostgresPlace): Promise<void> {
  if (await hasTables(place)) {
    throw new OperatorError(
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

/** @throws ConfigurationError as `requireUtf8` does. */
async function hasTables(place: DatabasePlace): Promise<boolean> {
  await using db = await openForLongWork(place);
  await requireUtf8(db);
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

/** Migrates a restored database, and removes sessions, codes and waiting e-mails. @throws OperatorError as `requireRestorable` does. */
export async function finishRestore(db: Database): Promise<void> {
  requireRestorable(await doneSteps(db));
  await migrate(db);
  await db.transaction().execute(async transaction => {
    for (const table of droppedAfterRestore) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
  });
}

/** @throws OperatorError for the steps of a backup that is none of a gateway, or of a newer release. */
export function requireRestorable(steps: readonly string[]): void {
  if (steps.length === 0) throw new OperatorError('The file is no backup of a gateway.');
  missingSteps(steps);
}
