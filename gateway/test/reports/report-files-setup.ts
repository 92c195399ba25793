import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createLogger } from '../../src/logger.ts';
import type { FileStore } from '../../src/reports/files/file-store.ts';
import { createFolderStore } from '../../src/reports/files/folder-store.ts';
import { createReportFiles, type ReportFiles } from '../../src/reports/files/report-files.ts';
import { sampleReports } from './sample-reports.ts';

export const report = sampleReports.usual;

/** The folder of the running test, what was logged in it, and how often a PDF was drawn. */
export const state = { folder: '', lines: [] as string[], drawn: 0 };

/** Gives each test of the file a folder of its own. */
export function useReportFolder(): void {
  beforeEach(async () => {
    state.folder = join(await mkdtemp(join(tmpdir(), 'choose-life-files-')), 'reports');
    state.lines = [];
    state.drawn = 0;
  });
  afterEach(() => rm(join(state.folder, '..'), { recursive: true, force: true }));
}

export function filesIn(store: FileStore, layout = 'layout', times = {}): ReportFiles {
  const logger = createLogger('info', { write: line => state.lines.push(line) });
  return createReportFiles({ store, layout, logger, times });
}

export const folderStore = () => createFolderStore(state.folder, { maxBytes: 1_000_000, maxAgeMs: 60_000 });

const draw = async () => {
  state.drawn += 1;
  return Buffer.from(`%PDF of drawing ${state.drawn}`);
};

export const wanted = { userId: 'ada', report, make: draw, stillExists: async () => true };

export async function pathsIn(): Promise<string[]> {
  const entries = await readdir(state.folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}
