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
 * A report, also under the name that it has until it is whole: whoever wrote it may have been killed. An operator may name a
 * folder that holds other things too, and these are left alone.
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

/** One person's folder after the other. An empty one goes; one that is not empty, or gone already, stays as it is. */
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

/** Others may remove while this looks. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
