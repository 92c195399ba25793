import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwnerName } from './stored-name.ts';

/** How much is kept, and for how long. */
export interface FolderLimits {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
}

interface Found {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAt: number;
}

/**
 * The file of a report, or the part of one whose gateway was killed while it wrote. Other files in the folder are left alone:
 * an operator may keep other things there.
 */
const files = /^[0-9a-f]{64}\.pdf(\.[0-9a-f-]{36})?$/;

/** Removes files that are older than they may be, then the oldest until no more bytes than the limit are left. */
export async function sweepFolder(
  folder: string,
  { maxBytes, maxAgeMs }: FolderLimits,
  now: number,
): Promise<void> {
  const newestFirst = (await filesIn(folder)).sort((one, other) => other.writtenAt - one.writtenAt);
  let kept = 0;
  for (const { bytes, path, writtenAt } of newestFirst) {
    kept += bytes;
    if (kept > maxBytes || now - writtenAt > maxAgeMs) await rm(path, { force: true });
  }
}

/** One person's folder after the other. Empty ones are removed. */
async function filesIn(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const owner of (await namesIn(folder)).filter(isOwnerName)) {
    const names = await namesIn(join(folder, owner));
    if (names.length === 0) await rmdir(join(folder, owner)).catch(() => undefined);
    for (const name of names.filter(each => files.test(each))) {
      const path = join(folder, owner, name);
      const facts = await stat(path).catch(() => null);
      if (facts !== null) found.push({ path, bytes: facts.size, writtenAt: facts.mtimeMs });
    }
  }
  return found;
}

/** None where somebody else has removed the folder meanwhile. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
