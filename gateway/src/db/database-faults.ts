import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { Busy } from '../refusal.ts';

/** Why a database cannot be used, as `/readyz` and the log name it. */
export type DatabaseFault =
  | 'database-away'
  | 'database-damaged'
  | 'database-locked'
  | 'database-read-only'
  | 'disk-full'
  | 'schema';

/** SQLSTATE of a write to a standby, or to a server that takes no writes for now. */
const readOnlyState = '25006';

/** By SQLite's result codes, the code of `DatabaseUnavailable` after a wait for SQLite's lock, and Postgres's SQLSTATEs. */
const faults: Readonly<Record<string | number, DatabaseFault>> = {
  1: 'schema',
  5: 'database-locked',
  6: 'database-locked',
  8: 'database-read-only',
  11: 'database-damaged',
  13: 'disk-full',
  26: 'database-damaged',
  SQLITE_BUSY: 'database-locked',
  [readOnlyState]: 'database-read-only',
  '53100': 'disk-full',
  '55P03': 'database-locked',
  '42P01': 'schema',
};

/** The result code in an error of SQLite's driver; undefined in any other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  // The lower byte is the code itself; the higher ones hold details.
  const { errcode } = Object(error);
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** The fault that an error of either database's driver stands for; null for one that says nothing about the database. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  return faults[sqliteCodeOf(error) ?? String(Object(error).code)] ?? null;
}

const retryAfterSeconds = 2;

/** Unavailable, silent, locked or out of connections: HTTP 503. A write may have been done: the answer to its commit may be lost. */
export class DatabaseUnavailable extends Busy {
  /** The database's own code, or Node's: fit for logs. */
  readonly code: string;

  constructor(code: string) {
    super('The database is not available.', retryAfterSeconds);
    this.code = code;
  }
}

/** Node's codes for a server that cannot be reached. Names may be unknown for a while as well. */
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

/** A server that is lost, stops or starts, has no free connection, or times out; 40P01, a deadlock's victim, may be repeated. */
const serverStates = /^(08...|25P03|40P01|53300|57014|57P0[1235])$/;

/** pg's own errors have no code. Their words are pinned by the drill of lost connections. */
const driverErrors: readonly (readonly [RegExp, string])[] = [
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
  [/^timeout expired|due to connection timeout/, 'CONNECT_TIMEOUT'],
  [/^timeout exceeded when trying to connect/, 'POOL_TIMEOUT'],
  [
    /^Connection terminated|^Client has encountered a connection error|^Client was closed/,
    'CONNECTION_CLOSED',
  ],
];

/** Reads from an error that Postgres is unavailable, silent or has no free connection. @returns a code for logs; null for other errors. */
export function lostConnectionCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code !== null) return networkCodes.has(code) || serverStates.test(code) ? code : null;
  return driverErrors.find(([words]) => words.test(error.message))?.[1] ?? null;
}

/** Whether Postgres refused a write because it only reads: after a failover another server accepts it. */
export function isReadOnlyServer(error: unknown): boolean {
  return Object(error).code === readOnlyState;
}

/** Whether the connection is still whole: the server ended the statement alone. */
export function endedStatementAlone(code: string): boolean {
  return code === '57014' || code === '40P01';
}

const pauseMs = 2_000;

/** Retries and logs while the database is unavailable: a process manager ends a start that takes too long. Other errors are thrown. */
export async function waitForDatabase<Result>(work: () => Promise<Result>, logger: Logger): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable || isReadOnlyServer(error))) throw error;
      logger.warn('waiting for the database', { code: String(Object(error).code) });
      await delay(pauseMs);
    }
  }
}
