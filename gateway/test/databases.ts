import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { binaries, hasBinaries, startPostgres, type TestPostgres } from './postgres-server.ts';

export { binaries, hasBinaries };

const given = process.env.TEST_DATABASE_URL;
const hasPostgres = given !== undefined || hasBinaries;

/** The Postgres of a test file, and what the titles say where there is none. */
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
      let server: Pick<TestPostgres, 'url' | 'stop'> | undefined;
      beforeAll(async () => {
        server =
          given === undefined ? await startPostgres(binaries) : { url: given, stop: async () => undefined };
      });
      afterAll(async () => server?.stop());
      tests(async () => createDatabase(server?.url ?? ''), true);
    });
  }
}

/** Makes a database of its own. @returns its URL. */
export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
