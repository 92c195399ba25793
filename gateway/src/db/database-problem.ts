import { errorField } from '../error-field.ts';
import {
  type DatabaseFault,
  DatabaseUnavailable,
  databaseFaultOf,
  isReadOnlyServer,
} from './database-faults.ts';
import { isTlsRefusal } from './postgres.ts';

/** The messages by SQLSTATE of Postgres. */
const messagesByState: ReadonlyMap<unknown, string> = new Map([
  ['28000', 'Postgres refuses the user of DATABASE_URL.'],
  ['28P01', 'Postgres refuses the user or the password of DATABASE_URL.'],
  ['3D000', 'Postgres has no database with the name in DATABASE_URL: create it.'],
  ['42501', 'The user of DATABASE_URL lacks a privilege in Postgres: make it the owner of the database.'],
  ['22P05', "The encoding of the database of DATABASE_URL cannot store a text: it must be 'UTF8'."],
]);

const messagesByFault: Readonly<Partial<Record<DatabaseFault, string>>> = {
  'disk-full': 'The disk of the database is full: free space there.',
  'database-locked': 'Another process uses the database: try again once it has ended.',
};

/** What an operator can do about an error of either database, at the start or in a command; null for all other errors. */
export function databaseProblem(error: unknown): string | null {
  if (isTlsRefusal(error)) {
    return 'TLS of the Postgres in DATABASE_URL cannot be verified. Set NODE_EXTRA_CA_CERTS to the certificate of a private certificate authority, or set DATABASE_INSECURE=1.';
  }
  if (isReadOnlyServer(error)) {
    return 'The Postgres of DATABASE_URL accepts no writes: it is a standby, or set to read-only.';
  }
  // pg's own error for a URL without a password has no code.
  const isPasswordMissing = /client password must be a/.test(String(errorField(error, 'message')));
  const code = isPasswordMissing ? '28P01' : errorField(error, 'code');
  const fault = databaseFaultOf(error);
  const message = messagesByState.get(code) ?? (fault && messagesByFault[fault]);
  if (message) return message;
  if (!(error instanceof DatabaseUnavailable)) return null;
  return `The database does not respond (${error.code}): check that it runs, and check DATABASE_URL.`;
}
