import { setTimeout as delay } from 'node:timers/promises';
import { errorField } from '../error-field.ts';
import type { Logger } from '../logger.ts';
import { Busy } from '../refusal.ts';

/**
 * The reason why a database cannot be used, as `/readyz` and the log name it. `database-away`: Postgres cannot be reached or does not respond in
 * time, or the error is unknown.
 */
export type DatabaseFault =
  | 'database-away'
  | 'database-damaged'
  | 'database-locked'
  | 'database-read-only'
  | 'disk-full'
  | 'schema';

/** The primary result codes of SQLite that the gateway distinguishes, such as 5 for SQLITE_BUSY. */
export const sqliteCodes = {
  error: 1,
  busy: 5,
  locked: 6,
  readOnly: 8,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** The SQLSTATEs that Postgres's documentation calls read_only_sql_transaction, disk_full and so on. */
const sqlStates = {
  /** A write to a standby, or to a server that is set to read-only. */
  readOnly: '25006',
  deadlock: '40P01',
  undefinedTable: '42P01',
  diskFull: '53100',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
} as const;

/** The fault by error code. A number is a result code of SQLite, a text is the code of a `DatabaseUnavailable` or a SQLSTATE of Postgres. */
const faults: Readonly<Record<string | number, DatabaseFault>> = {
  // SQLITE_ERROR reports, among other errors, a missing table.
  [sqliteCodes.error]: 'schema',
  [sqliteCodes.busy]: 'database-locked',
  [sqliteCodes.locked]: 'database-locked',
  [sqliteCodes.readOnly]: 'database-read-only',
  [sqliteCodes.corrupt]: 'database-damaged',
  [sqliteCodes.full]: 'disk-full',
  [sqliteCodes.notADatabase]: 'database-damaged',
  SQLITE_BUSY: 'database-locked',
  [sqlStates.readOnly]: 'database-read-only',
  [sqlStates.diskFull]: 'disk-full',
  [sqlStates.lockNotAvailable]: 'database-locked',
  [sqlStates.undefinedTable]: 'schema',
};

/** The primary result code of an error of SQLite's driver; undefined for any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  // The lower byte of an extended result code is the primary one.
  const code = errorField(error, 'errcode');
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** The fault of the database that an error of either driver reports; null for any other error, also if Postgres cannot be reached. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  return faults[sqliteCodeOf(error) ?? String(errorField(error, 'code'))] ?? null;
}

/** `Retry-After` of a call that fails because the database is unavailable. */
const retryAfterSeconds = 2;

/**
 * The database is unreachable, does not respond, is locked, or has no free connection: HTTP 503. A write may have been made, since the
 * response to its commit may be lost.
 */
export class DatabaseUnavailable extends Busy {
  /** The database's or Node's code, which may be logged. */
  readonly code: string;

  constructor(code: string) {
    super('The database is not available.', retryAfterSeconds);
    this.code = code;
  }
}

/** Node's codes for a server that cannot be reached. ENOENT is a missing Unix socket; a host name may be unknown for a while. */
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * The SQLSTATEs of a lost connection, a server that stops or starts, a full server, a timeout, and a deadlock (40P01), after which a retry
 * succeeds.
 */
const unavailableStates = /^(08...|25P03|40P01|53300|57014|57P0[1235])$/;

/** pg's own errors have no code. `test/drills/connections.ts` fails if their messages change. */
const driverErrors: readonly (readonly [RegExp, string])[] = [
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
  [/^timeout expired|due to connection timeout/, 'CONNECT_TIMEOUT'],
  [/^timeout exceeded when trying to connect/, 'POOL_TIMEOUT'],
  [
    /^Connection terminated|^Client has encountered a connection error|^Client was closed/,
    'CONNECTION_CLOSED',
  ],
];

/** The code of an error that means that Postgres is unavailable, does not respond or has no free connection; null for other errors. */
export function unavailabilityCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = errorField(error, 'code');
  if (typeof code === 'string') return networkCodes.has(code) || unavailableStates.test(code) ? code : null;
  return driverErrors.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}

/** Whether Postgres refused a write because it is read-only. After a failover another server accepts the write. */
export function isReadOnlyServer(error: unknown): boolean {
  return errorField(error, 'code') === sqlStates.readOnly;
}

/** Whether the server ended only the statement, so that the connection can be used again. @param code of `DatabaseUnavailable` */
export function isStatementCancelled(code: string): boolean {
  return code === sqlStates.queryCanceled || code === sqlStates.deadlock;
}

/** The pause between two attempts. */
const pauseMs = 2_000;

/**
 * Repeats `work` while the database is unavailable or read-only, without a limit: a process manager ends a start that takes too long. Each
 * failure is logged. @throws all other errors
 */
export async function waitForDatabase<Result>(work: () => Promise<Result>, logger: Logger): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable || isReadOnlyServer(error))) throw error;
      logger.warn('waiting for the database', { code: String(errorField(error, 'code')) });
      await delay(pauseMs);
    }
  }
}
