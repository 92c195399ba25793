import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintedReport } from '../pdf/render-report.ts';
import type { StoredName } from './file-store.ts';

/** The name of a report's file. It changes with all that is printed: the person's name, the help lines, the layout … */
export function storedNameOf(userId: string, report: PrintedReport, layout: string): StoredName {
  return { owner: ownerNameOf(userId), file: hashOf([layout, JSON.stringify(report)]) };
}

/** The name of a person's folder: all their files are found by it, without the id of any report. */
export function ownerNameOf(userId: string): string {
  return hashOf(['owner', userId]);
}

/** Whether a name is that of a person's folder. Other things in the same place are not ours. */
export function isOwnerName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

/** The folders of the code that draws: the layout, and the part of the contracts that it writes numbers with. */
const drawingFolders = ['../pdf/sheet.ts', '@choose-life/contracts/domain/report/shown-age'].map(file =>
  dirname(fileURLToPath(import.meta.resolve(file))),
);

/** A hash of the code that draws, so that a release with another layout makes new files. Dependencies have exact versions. */
export function layoutFingerprint(
  drawing: readonly string[] = drawingFolders,
  dependencies = fileURLToPath(new URL('../../../package.json', import.meta.url)),
): string {
  const files = drawing
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
  return hashOf([...files, dependencies].map(file => readFileSync(file)));
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // Each part by its own hash, so that no two lists of parts read alike.
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex');
}
