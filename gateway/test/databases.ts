import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';

const postgresUrl = inject('postgresUrl');
export const hasPostgres = postgresUrl !== '';

/** The databases of a test, and what the titles say where there is none. */
export const databases = [
  { name: 'SQLite', skip: false },
  {
    name: hasPostgres ? 'Postgres' : 'Postgres (skipped: none found, set TEST_DATABASE_URL)',
    skip: !hasPostgres,
  },
] as const;

/**
 * Runs the same tests on SQLite and on Postgres. `databaseUrl()` is undefined for SQLite, else a fresh, empty database.
 * `isPostgres` says which of the two it is, for what only one of them does.
 */
export function describeOnBothDatabases(
  title: string,
  tests: (databaseUrl: () => Promise<string | undefined>, isPostgres: boolean) => void,
): void {
  for (const { name, skip } of databases) {
    describe.skipIf(skip)(`${title} on ${name}`, () => {
      if (name === 'SQLite') {
        tests(async () => undefined, false);
        return;
      }
      tests(createDatabase, true);
    });
  }
}

/** Makes a database of its own in the Postgres of the run. @returns its URL. */
export async function createDatabase(): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
