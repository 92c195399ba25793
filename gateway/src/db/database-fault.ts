/** Why a database cannot be used, as `/readyz` and the log name it. */
export type DatabaseFault =
  | 'database-away'
  | 'database-locked'
  | 'database-read-only'
  | 'disk-full'
  | 'schema';

/** By SQLite's result codes, the code of `DatabaseUnavailable` after a wait for SQLite's lock, and Postgres's SQLSTATEs. */
const faults: Readonly<Record<string | number, DatabaseFault>> = {
  1: 'schema',
  5: 'database-locked',
  6: 'database-locked',
  8: 'database-read-only',
  13: 'disk-full',
  SQLITE_BUSY: 'database-locked',
  '25006': 'database-read-only',
  '53100': 'disk-full',
  '55P03': 'database-locked',
  '42P01': 'schema',
};

/** The fault that an error of either database's driver stands for; null for one that says nothing about the database. */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null;
  // The lower byte is the code itself; the higher ones hold details.
  if ('errcode' in error && typeof error.errcode === 'number') return faults[error.errcode & 0xff] ?? null;
  return 'code' in error && typeof error.code === 'string' ? (faults[error.code] ?? null) : null;
}
