import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, createQueryId } from 'kysely';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { migrate, migrations } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';

const postgresUrl = inject('postgresUrl');
/** Whether the test run has a Postgres (`shared-postgres.ts`). */
export const hasPostgres = postgresUrl !== '';

/** The databases of a test, with the names that titles contain. */
const databases = [
  { name: 'SQLite', skip: false },
  {
    name: hasPostgres ? 'Postgres' : 'Postgres (skipped: none found, set TEST_DATABASE_URL)',
    skip: !hasPostgres,
  },
] as const;

/**
 * Registers the tests for one database.
 * @param databaseUrl creates a database and returns its URL; undefined for SQLite, which needs no URL
 * @param isPostgres for behaviour that differs between SQLite and Postgres
 */
type DatabaseTests = (
  databaseUrl: (contents?: 'schema' | 'empty') => Promise<string | undefined>,
  isPostgres: boolean,
) => void;

/** Runs the tests on SQLite, and on Postgres if the test run has one. */
export function describeOnBothDatabases(title: string, tests: DatabaseTests): void {
  for (const { name, skip } of databases) {
    describe.skipIf(skip)(`${title} on ${name}`, () => {
      if (name === 'SQLite') tests(async () => undefined, false);
      else tests(createDatabase, true);
    });
  }
}

/**
 * Runs tests only on the preferred database, because they are slow and their result does not depend on it. Without Postgres they run on SQLite.
 * The long run uses both.
 */
export function describeOnOneDatabase(
  preferred: 'SQLite' | 'Postgres',
  title: string,
  tests: DatabaseTests,
): void {
  if (inject('long') || (preferred === 'Postgres' && !hasPostgres)) describeOnBothDatabases(title, tests);
  else if (preferred === 'SQLite') describe(`${title} on SQLite`, () => tests(async () => undefined, false));
  else describe(`${title} on Postgres`, () => tests(createDatabase, true));
}

/** Creates a database in the Postgres of the test run, with the tables of this release or empty. @returns its URL */
export async function createDatabase(contents: 'schema' | 'empty' = 'schema'): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const template = contents === 'schema' ? inject('postgresTemplate') : 'template0';
  // `file_copy` is faster: the default strategy writes each page into the log too.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Opens a database and runs the migrations. The caller must call `close`, for example by returning it from a hook.
 * @param databaseUrl a new SQLite database if missing
 * @param migrationsToRun for an empty list the database stays empty: `migrate` would create its table of migrations
 */
export async function openTestDatabase(
  databaseUrl?: string,
  migrationsToRun: typeof migrations = migrations,
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'choose-life-database-'));
  const db = await openDatabase({ databaseUrl, dataDir });
  if (migrationsToRun.length > 0) await migrate(db, migrationsToRun);
  const close = async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { db, dataDir, close };
}

/** Creates a second Kysely instance for the same connections. It records each statement before it runs. */
export function recordStatements(db: Database): { recordedDb: Database; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const recordedDb = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(db.getExecutor().compileQuery(node, createQueryId()));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { recordedDb, statements };
}
