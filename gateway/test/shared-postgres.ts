import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { binaries, hasBinaries, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres of a run, in which each test makes a database of its own; empty where there is none. */
    readonly postgresUrl: string;
    /** The database there that holds the schema of this release and nothing else: the others are copies of it. */
    readonly postgresTemplate: string;
  }
}

/** One server and one migrated database for all files of a run: to make them takes seconds. */
export default async function sharePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given === undefined && hasBinaries ? await startPostgres(binaries) : undefined;
  const url = given ?? server?.url ?? '';
  const template = `t_template_${randomUUID().replaceAll('-', '')}`;
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  if (url === '') return undefined;
  // The data of a run need not outlive the machine: nothing waits for the disk.
  if (server !== undefined) await run(url, 'alter system set fsync = off', 'select pg_reload_conf()');
  await run(url, `create database ${template}`);
  const db = await openDatabase({
    databaseUrl: new URL(`/${template}`, url).href,
    dataDir: tmpdir(),
  });
  await migrate(db);
  await db.destroy();
  return server?.stop ?? (() => run(url, `drop database ${template}`));
}

async function run(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
