import {
  type DatabaseFault,
  DatabaseUnavailable,
  databaseFaultOf,
  isReadOnlyServer,
} from './database-faults.ts';
import { isTlsRefusal } from './postgres.ts';

/** By SQLSTATE. */
const refusals: ReadonlyMap<unknown, string> = new Map([
  ['28000', 'Postgres refuses the user of DATABASE_URL.'],
  ['28P01', 'Postgres refuses the user or the password of DATABASE_URL.'],
  ['3D000', 'Postgres has no database of the name in DATABASE_URL: create it.'],
  ['42501', 'Postgres does not let the user of DATABASE_URL do this: let it own the database.'],
  ['22P05', "The database of DATABASE_URL lacks characters of a text: it needs the encoding 'UTF8'."],
]);

const faults: Readonly<Partial<Record<DatabaseFault, string>>> = {
  'disk-full': 'The disk of the database is full: free space there.',
  'database-locked': 'Another process uses the database: try again once it has ended.',
};

/** The sentence for an operator about an error of either database, at a start or in a command; null for all other errors. */
export function databaseProblem(error: unknown): string | null {
  if (isTlsRefusal(error)) {
    return 'The Postgres of DATABASE_URL has no TLS that can be verified. Name a certificate authority of your own by NODE_EXTRA_CA_CERTS, or set DATABASE_INSECURE=1.';
  }
  if (isReadOnlyServer(error)) {
    return 'The Postgres of DATABASE_URL only reads: it is a standby, or set to read only.';
  }
  const { code, message } = Object(error);
  // pg's own error for a URL without a password has no code.
  const isPasswordMissing = /client password must be a/.test(String(message));
  const known =
    refusals.get(isPasswordMissing ? '28P01' : code) ?? faults[databaseFaultOf(error) ?? 'schema'];
  if (known !== undefined) return known;
  if (!(error instanceof DatabaseUnavailable)) return null;
  return `The database does not answer (${error.code}): check that it runs, and DATABASE_URL.`;
}
