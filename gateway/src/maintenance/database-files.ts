import { existsSync, statSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFaultOf, sqliteCodeOf, sqliteCodes } from '../db/database-faults.ts';
import { requireNotEmpty } from '../db/open-database.ts';
import { errorField } from '../error-field.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Writes a new file that only its owner can read. It has another name until it is complete and on the disk.
 * @param write writes the file at the path that it gets
 * @throws OperatorError if the file exists, the folder is missing or not writable, or the disk is full
 */
export async function writeNewFile(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`${file} already exists: name a new file.`);
  const partial = `${file}.partial`;
  await createEmpty(partial);
  try {
    await write(partial);
    await chmod(partial, 0o600);
    // The contents must be on the disk before the name: after a power failure, a file with the final name is complete.
    await flush(partial);
    await rename(partial, file);
    await flush(dirname(file));
  } catch (error) {
    throw isDiskFull(error)
      ? new OperatorError(`${diskFullAt(file)} The incomplete file was removed.`)
      : error;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Whether an error of Node or SQLite reports a full disk, or an exceeded disk quota. */
function isDiskFull(error: unknown): boolean {
  const code = errorField(error, 'code');
  return code === 'ENOSPC' || code === 'EDQUOT' || databaseFaultOf(error) === 'disk-full';
}

function diskFullAt(file: string): string {
  return `The disk of ${dirname(file)} is full: free space there, or name a file on another disk.`;
}

/** Creates the file before the database's driver writes it, so that errors of the folder are not mistaken for errors of the database. */
async function createEmpty(partial: string): Promise<void> {
  const folder = dirname(partial);
  try {
    await rm(partial, { force: true });
    // Closed at the end of this block.
    await using _created = await open(partial, 'wx', 0o600);
  } catch (error) {
    if (isDiskFull(error)) throw new OperatorError(diskFullAt(partial));
    const code = errorField(error, 'code');
    throw new OperatorError(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `There is no folder ${folder}: create it, or name a file in another one.`
        : `${folder} cannot be written (${code}): name a file in another folder.`,
    );
  }
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** The endings of the names of SQLite's files. SQLite finds the log of a database only by its name. */
export const fileSuffixes = ['', '-wal', '-shm', '-journal'] as const;

/** Whether a log file may have writes that are not in the database file: it is in use, or its process was killed. */
export function hasLog(file: string): boolean {
  return ['-wal', '-journal'].some(
    suffix => (statSync(file + suffix, { throwIfNoEntry: false })?.size ?? 0) > 0,
  );
}

/** Checks that a database exists, since opening would create it. @throws OperatorError for a missing file, or as `requireNotEmpty` */
export function requireFile(file: string): void {
  if (!existsSync(file)) {
    throw new OperatorError(`There is no file ${file}. Set DATA_DIR to the data folder of the gateway.`);
  }
  requireNotEmpty(file);
}

function openFile(file: string, timeoutMs: number): DatabaseSync {
  requireFile(file);
  return new DatabaseSync(file, { timeout: timeoutMs });
}

/** Writes a snapshot of all committed data into another file, also while others read and write. It has no bytes of deleted rows. */
export function copySqlite(file: string, target: string): void {
  using database = openFile(file, 10_000);
  database.prepare('vacuum into ?').run(target);
}

/** Checks the integrity of a database. @param name the name for the message @throws OperatorError if it is not a database, or damaged */
export function requireIntact(file: string, name = file): void {
  using database = new DatabaseSync(file);
  const faults: string[] = [];
  try {
    for (const { integrity_check } of database.prepare('pragma integrity_check').all()) {
      if (integrity_check !== 'ok') faults.push(String(integrity_check));
    }
    for (const { table } of database.prepare('pragma foreign_key_check').all()) {
      faults.push(`a row of ${table} refers to a missing row`);
    }
  } catch (error) {
    if (sqliteCodeOf(error) === sqliteCodes.notADatabase)
      throw new OperatorError(`${name} is not an SQLite database.`);
    if (sqliteCodeOf(error) !== sqliteCodes.corrupt) throw error;
    faults.push('it cannot be read');
  }
  const [first] = faults;
  if (first !== undefined) throw new OperatorError(`${name} is damaged: ${first}.`);
}

/** Runs `work` with an exclusive lock on a database. @throws OperatorError if a gateway uses it */
export async function withExclusiveSqlite<Result>(
  file: string,
  work: (database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  // A short timeout, since a gateway keeps the database open as long as it runs.
  using database = openFile(file, 1_000);
  lockExclusively(database, file);
  return await work(database);
}

/** Moves the write-ahead log into the database. A damaged database keeps its log. @throws OperatorError if a gateway uses the database */
export function closeLog(file: string): void {
  using database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    lockExclusively(database, file);
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    // Other errors are ignored: the log of a damaged database cannot be moved, and the caller can rename the files in any case.
    if (error instanceof OperatorError) throw error;
  }
}

/** Locks the database. In this locking mode `begin immediate` fails if any other connection is open, even an idle one. */
function lockExclusively(database: DatabaseSync, file: string): void {
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; commit;');
  } catch (error) {
    throw sqliteCodeOf(error) === sqliteCodes.busy
      ? new OperatorError(`A gateway uses ${file}: stop it first.`)
      : error;
  }
}
