import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrintedReport } from '../pdf/render-report.ts';
import type { StoredName } from './file-store.ts';

/** What a report is kept under: another name, place among others, help line or drawing is another file. */
export function storedNameOf(userId: string, report: PrintedReport, layout: string): StoredName {
  return { owner: ownerNameOf(userId), file: hashOf([layout, JSON.stringify(report)]) };
}

/** Under what everything of a person is kept, so that it can be found again without knowing any report. */
export function ownerNameOf(userId: string): string {
  return hashOf(['owner', userId]);
}

/** Whether something is named so. What else stands in a folder is somebody else's. */
export function isOwnerName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

/** Where the code stands that draws: our own, and what of the contracts writes numbers as words while it does. */
const drawingFolders = ['../pdf/sheet.ts', '@choose-life/contracts/domain/report/shown-age'].map(file =>
  dirname(fileURLToPath(import.meta.resolve(file))),
);

/** Fingerprint of all that draws: a release that draws otherwise makes its own files. Dependencies have exact versions. */
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
