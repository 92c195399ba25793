import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredName } from './file-store.ts';
import { type FolderLimits, sweepFolder } from './sweep-folder.ts';

/** A folder of this machine, or one that several share. Nobody else on the machine can read what is in it. */
export interface FolderStore extends FileStore {
  /** Removes what is too old, and the oldest where there is too much. */
  readonly sweep: () => Promise<void>;
}

/** Between two sweeps at most this share of the limit is added by this process. */
const sweptShare = 0.1;

export function createFolderStore(folder: string, limits: FolderLimits): FolderStore {
  let writtenBytes = 0;
  let sweeping: Promise<void> | null = null;
  const sweep = () => {
    // A sweep that is under way may have passed the new file already: the next write asks again.
    if (sweeping !== null) return sweeping;
    writtenBytes = 0;
    sweeping = sweepFolder(folder, limits, Date.now()).finally(() => {
      sweeping = null;
    });
    return sweeping;
  };
  const pathOf = ({ owner, file }: StoredName) => join(folder, owner, `${file}.pdf`);
  return {
    read: async (name, signal) => {
      try {
        return await readFile(pathOf(name), { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (name, bytes, signal) => {
      await mkdir(join(folder, name.owner), { recursive: true, mode: 0o700 });
      const path = pathOf(name);
      // Under a name of its own until it is whole: another process may read, or write the same one.
      const part = `${path}.${randomUUID()}`;
      try {
        await writeFile(part, bytes, { mode: 0o600, flag: 'wx', signal });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      writtenBytes += bytes.byteLength;
      // Not waited for: looking through a large folder takes longer than a write may. A failure is logged by the next regular sweep.
      if (writtenBytes > limits.maxBytes * sweptShare) sweep().catch(() => undefined);
    },
    removeOwner: owner => rm(join(folder, owner), { recursive: true, force: true }),
    sweep,
    close: async () => {
      await sweeping?.catch(() => undefined);
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
