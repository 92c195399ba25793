import { existsSync, statSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFaultOf, sqliteCodeOf } from '../db/database-faults.ts';
import { refuseEmpty } from '../db/open-database.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * Renames a file once it is complete and on the disk. Only its owner can read it. @throws OperatorError where there is such a file, the
 * folder is missing or closed to this user, or the disk is full.
 */
export async function writeNewFile(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: name a new file.`);
  const partial = `${file}.partial`;
  await makeEmpty(partial);
  try {
    await write(partial);
    await chmod(partial, 0o600);
    await flush(partial);
    await rename(partial, file);
    await flush(dirname(file));
  } catch (error) {
    throw isDiskFull(error)
      ? new OperatorError(`${diskFullAt(file)} Nothing is left of the new file.`)
      : error;
  } finally {
    await rm(partial, { force: true });
  }
}

/** Whether the disk of a file being written is full, or the quota of its user, by the codes of Node and SQLite. */
function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(Object(error).code) || databaseFaultOf(error) === 'disk-full';
}

function diskFullAt(file: string): string {
  return `The disk of ${dirname(file)} is full: free space there, or name a file on another disk.`;
}

/** The file is made first, so that an error of the database's driver cannot be about its folder. */
async function makeEmpty(partial: string): Promise<void> {
  const folder = dirname(partial);
  try {
    await rm(partial, { force: true });
    await using _made = await open(partial, 'wx', 0o600);
  } catch (error) {
    const { code } = Object(error);
    if (isDiskFull(error)) throw new OperatorError(diskFullAt(partial));
    throw new OperatorError(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `There is no folder ${folder}: make it, or name a file in another one.`
        : `${folder} cannot be written to (${code}): name a file in another folder.`,
    );
  }
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}

/** How the names of SQLite's files end. It goes by names: a log that stands beside a file is taken for that file's own. */
export const fileEnds = ['', '-wal', '-shm', '-journal'] as const;

/** Whether writes stand beside a file that are not in it: it is in use, or its process was killed. */
export function hasLog(file: string): boolean {
  return ['-wal', '-journal'].some(end => (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0) > 0);
}

/** @throws OperatorError where there is no such file: opening would make one. An empty file is refused as damaged. */
export function requireFile(file: string): void {
  if (!existsSync(file)) {
    throw new OperatorError(`There is no file ${file}. Let DATA_DIR name the data folder of the gateway.`);
  }
  refuseEmpty(file);
}

function openFile(file: string, timeout: number): DatabaseSync {
  requireFile(file);
  return new DatabaseSync(file, { timeout });
}

/** Writes a snapshot of all committed data into another file, while others read and write. It contains no deleted bytes. */
export function copySqlite(file: string, target: string): void {
  using database = openFile(file, 10_000);
  database.prepare('vacuum into ?').run(target);
}

/** @param name that of the file from which this one was copied. @throws OperatorError where it is no database, or a torn one. */
export function requireWhole(file: string, name = file): void {
  using database = new DatabaseSync(file);
  const faults: string[] = [];
  try {
    for (const { integrity_check } of database.prepare('pragma integrity_check').all()) {
      if (integrity_check !== 'ok') faults.push(String(integrity_check));
    }
    for (const { table } of database.prepare('pragma foreign_key_check').all()) {
      faults.push(`a row of ${table} points nowhere`);
    }
  } catch (error) {
    if (sqliteCodeOf(error) === notADatabase) throw new OperatorError(`${name} is no SQLite database.`);
    if (sqliteCodeOf(error) !== corrupt) throw error;
    faults.push('it cannot be read');
  }
  const [first] = faults;
  if (first !== undefined) throw new OperatorError(`${name} is damaged: ${first}.`);
}

/** Works on a file with an exclusive lock. @throws OperatorError where a gateway uses it. */
export async function withSqliteAlone<Result>(
  file: string,
  work: (database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  using database = openFile(file, 1_000);
  takeAlone(database, file);
  return await work(database);
}

/** Applies the write-ahead log, as far as it can be read, and removes it. @throws OperatorError where a gateway uses the file. */
export function closeLog(file: string): void {
  using database = new DatabaseSync(file, { timeout: 1_000 });
  try {
    takeAlone(database, file);
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    if (error instanceof OperatorError) throw error;
  }
}

/** In this mode the first read takes a lock that every other connection, even an idle one, stands against. */
function takeAlone(database: DatabaseSync, file: string): void {
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; commit;');
  } catch (error) {
    throw sqliteCodeOf(error) === busy ? new OperatorError(`A gateway uses ${file}: stop it first.`) : error;
  }
}

const busy = 5;
const corrupt = 11;
const notADatabase = 26;
