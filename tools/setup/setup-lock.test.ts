import { spawnSync } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';

/** Takes and releases the lock in a new process, because waiting for a lock blocks the thread. */
function takeLockIn(folder: string): { status: number | null; stderr: string } {
  const module = new URL('./setup-lock.mjs', import.meta.url);
  const script = `import { waitForSetupLock } from '${module}'; waitForSetupLock(process.argv[1])();`;
  const args = ['--input-type=module', '--eval', script, folder];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 20_000 });
}

describe('the lock of the set-up', () => {
  const folder = temporaryFolder();
  const lock = join(folder, '.setup-lock');

  it('is taken at once if the process that has it has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(takeLockIn(folder)).toMatchObject({ status: 0, stderr: '' });
  });

  it('is taken at once if it has had no process id for more than 10 seconds', () => {
    writeFileSync(lock, '');
    const before = new Date(Date.now() - 11_000);
    utimesSync(lock, before, before);
    expect(takeLockIn(folder)).toMatchObject({ status: 0, stderr: '' });
  });

  it('ends the set-up with an error if it cannot be written', () => {
    const { status, stderr } = takeLockIn(join(folder, 'missing'));
    expect(stderr).toContain('ENOENT');
    expect(status).toBe(1);
  });
});
