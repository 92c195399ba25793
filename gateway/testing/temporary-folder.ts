import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file or a suite, which is removed after the last of them. Called outside of tests and hooks. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'choose-life-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
