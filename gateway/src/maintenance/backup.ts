import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { doneSteps, migrate, requireKnownSteps, requireUtf8 } from '../db/migrate.ts';
import { type DatabaseSettings, openWithoutStatementTimeout, sqliteFileIn } from '../db/open-database.ts';
import { type Database, type Schema, tablesEmptiedAfterRestore } from '../db/schema.ts';
import { sqliteDialect } from '../db/sqlite.ts';
import { OperatorError } from '../operator-error.ts';
import {
  closeLog,
  copySqlite,
  fileSuffixes,
  hasLog,
  requireFile,
  requireIntact,
  writeNewFile,
} from './database-files.ts';
import { type PostgresServer, runPostgresProgram } from './postgres-program.ts';

/**
 * `backup`: writes all committed data into a new file, also while gateways run, and checks that the file can be read.
 * @returns the lines to print @throws OperatorError
 */
export async function backUp(config: Config, file: string): Promise<string[]> {
  const { databaseUrl, dataDir, verifiesDatabaseTls } = config;
  if (databaseUrl === undefined) requireFile(sqliteFileIn(dataDir));
  await writeNewFile(file, async partial => {
    if (databaseUrl === undefined) {
      copySqlite(sqliteFileIn(dataDir), partial);
      requireIntact(partial);
      return;
    }
    const server = { databaseUrl, verifiesDatabaseTls };
    const format = ['--format=custom', '--no-owner', '--no-privileges'];
    await runPostgresProgram('pg_dump', [...format, `--file=${partial}`], server);
    await runPostgresProgram('pg_restore', ['--list', partial], server);
  });
  return [
    `${file} has all data as of the start of the backup. It contains health data: protect it like the database.`,
  ];
}

/**
 * `restore`: replaces the database with a backup. All gateways must be stopped. With `replacesExisting` an existing SQLite database is renamed
 * first; otherwise the restore fails. A Postgres database must be empty in any case. @returns the lines to print @throws OperatorError
 */
export async function restoreBackup(
  config: Config,
  backup: string,
  { replacesExisting }: { readonly replacesExisting: boolean },
): Promise<string[]> {
  const { databaseUrl, dataDir } = config;
  let lines: string[] = [];
  if (databaseUrl === undefined) {
    lines = await restoreSqlite(backup, sqliteFileIn(dataDir), { replacesExisting, now: new Date() });
  } else {
    await restorePostgres(backup, { ...config, databaseUrl });
  }
  return [
    `Restored from ${backup}, without sessions, mailed links and pending sign-ups: people log in again, or ask for a new link.`,
    ...lines,
  ];
}

/**
 * Restores a SQLite backup into the file `target`. An existing database is renamed, and stays in the folder.
 * @returns a line about the renamed files @throws OperatorError; the existing database is then unchanged
 */
export async function restoreSqlite(
  backup: string,
  target: string,
  { replacesExisting, now }: { readonly replacesExisting: boolean; readonly now: Date },
): Promise<string[]> {
  if (!existsSync(backup)) throw new OperatorError(`There is no file ${backup}.`);
  if (hasLog(backup)) {
    throw new OperatorError(
      `${backup} has a log file beside it, with writes that are not in the file: make one file of both with npm run database -- backup.`,
    );
  }
  if (existsSync(target) && !replacesExisting) {
    throw new OperatorError(`${target} already exists: with --replace it is renamed first.`);
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const restoredFile = `${target}.restored`;
  await rm(restoredFile, { force: true });
  try {
    await writeNewFile(restoredFile, partial => prepareRestoredFile(backup, partial));
    const lines = await renameExistingFiles(target, now);
    await rename(restoredFile, target);
    return lines;
  } finally {
    await rm(restoredFile, { force: true });
  }
}

async function prepareRestoredFile(backup: string, partial: string): Promise<void> {
  // SQLite would apply the log of a killed restore to this file.
  for (const suffix of fileSuffixes) await rm(partial + suffix, { force: true });
  await copyFile(backup, partial);
  requireIntact(partial, backup);
  await using db = new Kysely<Schema>({ dialect: sqliteDialect(partial) });
  await finishRestore(db);
}

/**
 * Renames the files of the present database, even of a damaged one. A log without a database is renamed too, since SQLite would apply it to the
 * new database.
 */
async function renameExistingFiles(target: string, now: Date): Promise<string[]> {
  if (existsSync(target)) closeLog(target);
  const newName = `${target}.before-${now.toISOString().replaceAll(':', '-')}`;
  const renamedFiles: string[] = [];
  for (const suffix of fileSuffixes) {
    if (!existsSync(target + suffix)) continue;
    await rename(target + suffix, newName + suffix);
    renamedFiles.push(newName + suffix);
  }
  if (renamedFiles.length === 0) return [];
  return [
    `The former database is in ${renamedFiles.join(', ')}. It contains health data: delete it when you no longer need it.`,
  ];
}

/** Restores a backup into an empty Postgres database. It never replaces data. @throws OperatorError */
export async function restorePostgres(
  backup: string,
  settings: DatabaseSettings & PostgresServer,
): Promise<void> {
  if (await hasTables(settings)) {
    throw new OperatorError(
      'The Postgres of DATABASE_URL is not empty. Create a new database there, and set DATABASE_URL to it. The old database is not changed.',
    );
  }
  requireRestorable(await stepsOfBackup(backup, settings));
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  // With an empty name pg_restore uses PGDATABASE, which `runPostgresProgram` sets.
  await runPostgresProgram('pg_restore', [...options, '--dbname=', backup], settings);
  await using db = await openWithoutStatementTimeout(settings);
  await finishRestore(db);
}

/** @throws ConfigurationError as `requireUtf8` */
async function hasTables(settings: DatabaseSettings): Promise<boolean> {
  await using db = await openWithoutStatementTimeout(settings);
  await requireUtf8(db);
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  return rows.length > 0;
}

/** The schema steps of a backup, read from the file, since after the restore it would be too late to refuse the backup. */
async function stepsOfBackup(backup: string, server: PostgresServer): Promise<string[]> {
  const options = ['--data-only', '--table=schema_steps', '--file=-'];
  const copied = await runPostgresProgram('pg_restore', [...options, backup], server);
  // pg_restore prints the rows between the COPY statement and a line with `\.`.
  const [, lines = ''] = /^COPY .*schema_steps.*;\n((?:.+\n)*?)\\\.$/m.exec(copied) ?? [];
  return lines.split('\n').filter(line => line !== '');
}

/**
 * Migrates a restored database, and removes sessions, codes, pending sign-ups and unsent e-mails. @throws OperatorError, see `requireRestorable`
 */
export async function finishRestore(db: Database): Promise<void> {
  requireRestorable(await doneSteps(db));
  await migrate(db);
  await db.transaction().execute(async transaction => {
    for (const table of tablesEmptiedAfterRestore) {
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
  });
}

/** @param steps the schema steps of the backup @throws OperatorError if it is not a backup of a gateway, or comes from a newer release */
export function requireRestorable(steps: readonly string[]): void {
  if (steps.length === 0) throw new OperatorError('The file is not a backup of a gateway.');
  requireKnownSteps(steps);
}
