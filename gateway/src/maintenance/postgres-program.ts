import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';
import { errorField } from '../error-field.ts';
import { OperatorError } from '../operator-error.ts';

/** The URL of a Postgres server, and whether its TLS is verified. */
export type PostgresServer = Pick<Config, 'verifiesDatabaseTls'> & { readonly databaseUrl: string };

/**
 * Runs a client program of Postgres. Host and password are passed in its environment, since every user of the machine can read a command
 * line.
 * @returns what it printed
 * @throws OperatorError if it is not installed, or fails
 */
export async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  server: PostgresServer,
): Promise<string> {
  try {
    const env = { ...process.env, ...(await connectionVariables(server)) };
    // If a program prints more than `maxBuffer`, Node ends it. Node's default is 1 MiB.
    return (await promisify(execFile)(program, args, { env, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isMissing = errorField(error, 'code') === 'ENOENT';
    // `||` instead of `??`: stderr is '' if the program ends without a message. `error.message` would repeat the command line.
    const reason = String(errorField(error, 'stderr') || error.name).trim();
    throw new OperatorError(
      isMissing
        ? `${program} is not installed on this machine. Install the client programs of Postgres in the version of the server or newer, or run this where they are installed: ${program} ${args.join(' ')}`
        : `${program} failed: ${reason}`,
    );
  }
}

/** The connection parameters, as the driver reads them from the URL, in environment variables of libpq. */
async function connectionVariables({
  databaseUrl,
  verifiesDatabaseTls,
}: PostgresServer): Promise<NodeJS.ProcessEnv> {
  // Imported only with Postgres, as in `openDatabase`.
  const { default: pg } = await import('pg');
  const { host, port, user, database, password } = new pg.Client({ connectionString: databaseUrl });
  // Node trusts the authorities in this file in addition to its built-in ones, so the driver does too. libpq does not read the variable.
  const { NODE_EXTRA_CA_CERTS: caFile } = process.env;
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password ? { PGPASSWORD: password } : {}),
    // `prefer`: TLS without verification, if the server supports TLS. It is libpq's default. Setting it also replaces an inherited PGSSLMODE.
    PGSSLMODE: verifiesDatabaseTls ? 'verify-full' : 'prefer',
    // Otherwise libpq uses an inherited PGSSLROOTCERT, or its default file, `~/.postgresql/root.crt`.
    ...(verifiesDatabaseTls && caFile ? { PGSSLROOTCERT: caFile } : {}),
  };
}
