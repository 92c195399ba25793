import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import { finishRestore } from './finish-restore.ts';
import { writeNewFile } from './new-file.ts';
import { MaintenanceRefused } from './refused.ts';
import { closeLog, fileEnds, hasLog, requireWhole } from './sqlite-file.ts';

/**
 * Makes a backup the database of SQLite. One that is there is kept beside it, under another name, where `replaces` allows it.
 *
 * @returns the lines to print. @throws MaintenanceRefused or SchemaRefused where it is not done; then nothing has changed.
 */
export async function restoreSqlite(
  backup: string,
  target: string,
  { replaces, now }: { replaces: boolean; now: Date },
): Promise<string[]> {
  if (!existsSync(backup)) throw new MaintenanceRefused(`There is no file ${backup}.`);
  if (hasLog(backup)) {
    throw new MaintenanceRefused(
      `${backup} has a log beside it, with writes that the file lacks: let npm run backup copy both into one file.`,
    );
  }
  const isThere = existsSync(target);
  if (isThere && !replaces) {
    throw new MaintenanceRefused(`${target} is there already: --replace keeps it under another name.`);
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const ready = `${target}.restored`;
  await rm(ready, { force: true });
  try {
    await writeNewFile(ready, partial => prepare(backup, partial));
    const lines = await putAside(target, now);
    await rename(ready, target);
    return lines;
  } finally {
    await rm(ready, { force: true });
  }
}

async function prepare(backup: string, partial: string): Promise<void> {
  // The log of a restore that was killed would be taken for one of this file.
  for (const end of fileEnds) await rm(partial + end, { force: true });
  await copyFile(backup, partial);
  requireWhole(partial, backup);
  await using db = new Kysely<Schema>({ dialect: sqliteDialect(partial) });
  await finishRestore(db);
}

/** A damaged one too, as far as it can be read. A log alone as well: it would be taken for that of the new one. */
async function putAside(target: string, now: Date): Promise<string[]> {
  if (existsSync(target)) closeLog(target);
  const old = `${target}.before-${now.toISOString().replaceAll(':', '-')}`;
  const moved: string[] = [];
  for (const end of fileEnds) {
    if (!existsSync(target + end)) continue;
    await rename(target + end, old + end);
    moved.push(old + end);
  }
  if (moved.length === 0) return [];
  return [
    `What was there before is kept in ${moved.join(', ')}. Delete it once you do not need it: it holds health data.`,
  ];
}
