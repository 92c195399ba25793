import type { TestProject } from 'vitest/node';
import { binaries, hasBinaries, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres of a run, in which each test makes a database of its own; empty where there is none. */
    readonly postgresUrl: string;
  }
}

/** One server for all files of a run: to make and start one takes seconds. */
export default async function sharePostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given === undefined && hasBinaries ? await startPostgres(binaries) : undefined;
  project.provide('postgresUrl', given ?? server?.url ?? '');
  return server?.stop;
}
