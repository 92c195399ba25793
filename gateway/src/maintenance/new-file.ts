import { existsSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MaintenanceRefused } from './refused.ts';

/**
 * Has a file written beside its place, and puts it there once it is whole and on the disk: whoever finds it has all of it.
 * Nobody else on the machine can read it.
 *
 * @throws MaintenanceRefused where there is such a file.
 */
export async function writeNewFile(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new MaintenanceRefused(`${file} exists already: name a new file.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  try {
    await write(partial);
    await chmod(partial, 0o600);
    await flush(partial);
    await rename(partial, file);
    await flush(dirname(file));
  } finally {
    await rm(partial, { force: true });
  }
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path);
  await handle.sync();
}
