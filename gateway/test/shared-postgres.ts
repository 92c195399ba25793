import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { hasBinaries, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the Postgres server in which the tests of a run create their databases; '' without a server. */
    readonly postgresUrl: string;
    /** The name of a migrated database without rows. Tests copy it, since a migration takes longer. */
    readonly postgresTemplate: string;
  }
}

/** Starts one server with one migrated database for all test files, since a server takes seconds to start. @returns the teardown */
export default async function sharePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  const server = configuredUrl === undefined && hasBinaries ? await startPostgres() : undefined;
  const url = configuredUrl ?? server?.url ?? '';
  const template = `t_template_${randomUUID().replaceAll('-', '')}`;
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  if (url === '') return undefined;
  // The data are only for this run, so no commit waits for the disk.
  if (server !== undefined) await execute(url, 'alter system set fsync = off', 'select pg_reload_conf()');
  await execute(url, `create database ${template}`);
  const db = await openDatabase({
    databaseUrl: new URL(`/${template}`, url).href,
    dataDir: tmpdir(),
  });
  await migrate(db);
  await db.destroy();
  // A configured server continues to run, so the template is removed from it.
  return server?.stop ?? (() => execute(url, `drop database ${template}`));
}

async function execute(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
