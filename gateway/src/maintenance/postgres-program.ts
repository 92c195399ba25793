import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';

export type PostgresPlace = Pick<Config, 'verifiesDatabase'> & { readonly databaseUrl: string };

/** Address and password go by the environment: everybody on the machine can read a command line. @throws OperatorError */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  place: PostgresPlace,
): Promise<string> {
  try {
    const env = { ...process.env, ...(await addressOf(place)) };
    return (await promisify(execFile)(program, args, { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    const words = 'stderr' in error && error.stderr ? String(error.stderr).trim() : error.name;
    throw new OperatorError(
      isMissing
        ? `${program} is not installed here. Install the client programs of Postgres, as new as the server, or run where they are: ${program} ${args.join(' ')}`
        : `${program} failed: ${words}`,
    );
  }
}

/** The address as the driver reads it, as variables of libpq. */
async function addressOf({ databaseUrl, verifiesDatabase }: PostgresPlace): Promise<NodeJS.ProcessEnv> {
  const { default: pg } = await import('pg');
  const { host, port, user, database, password } = new pg.Client({ connectionString: databaseUrl });
  const { NODE_EXTRA_CA_CERTS: authority } = process.env;
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password ? { PGPASSWORD: password } : {}),
    PGSSLMODE: verifiesDatabase ? 'verify-full' : 'prefer',
    ...(verifiesDatabase && authority ? { PGSSLROOTCERT: authority } : {}),
  };
}
