import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import type { Logger } from '../../logger.ts';
import { createFolderStore } from './folder-store.ts';
import { objectStoreAddress } from './object-store-url.ts';
import { removeDeletedOwners } from './remove-deleted-owners.ts';
import { createReportFiles, type ReportFiles } from './report-files.ts';
import { layoutFingerprint } from './stored-name.ts';

const mebibyte = 1024 * 1024;
const dayMs = 24 * 60 * 60_000;

/** The store that the configuration names, and what keeps it within its limits. */
export async function openReportFiles(
  { dataDir, reportFiles }: Pick<Config, 'dataDir' | 'reportFiles'>,
  db: Database,
  logger: Logger,
): Promise<{ readonly files: ReportFiles; readonly sweep: () => Promise<void> }> {
  const { folder = join(dataDir, 'reports'), maxDays, maxMebibytes, objectStoreUrl } = reportFiles;
  const layout = layoutFingerprint();
  if (objectStoreUrl !== undefined) {
    // Loaded only where it is used: the bare machine starts faster without it.
    const { createObjectStore } = await import('./object-store.ts');
    const store = createObjectStore(objectStoreAddress(objectStoreUrl));
    return { files: createReportFiles({ store, layout, logger }), sweep: async () => undefined };
  }
  const limits = { maxBytes: maxMebibytes * mebibyte, maxAgeMs: maxDays * dayMs };
  const store = createFolderStore(folder, limits);
  const sweep = async () => {
    await removeDeletedOwners(folder, db);
    await store.sweep();
  };
  return { files: createReportFiles({ store, layout, logger }), sweep };
}
