import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';

/** The arguments of a process that takes and releases the lock. It is a new process, because waiting for a lock blocks the thread. */
function scriptThatTakesLockIn(folder: string): string[] {
  const module = new URL('./setup-lock.mjs', import.meta.url);
  const script = `import { waitForSetupLock } from '${module}'; waitForSetupLock(process.argv[1])();`;
  return ['--input-type=module', '--eval', script, folder];
}

function takeLockIn(folder: string) {
  return spawnSync(process.execPath, scriptThatTakesLockIn(folder), { encoding: 'utf8', timeout: 20_000 });
}

describe('the lock of the set-up', () => {
  const folder = temporaryFolder();
  const lock = join(folder, '.setup-lock');
  /** After 10 seconds, a lock without a process id counts as abandoned. */
  const elevenSecondsAgo = () => new Date(Date.now() - 11_000);

  it('blocks a second process until the first process releases the lock', async () => {
    writeFileSync(lock, String(process.pid));
    // The age does not matter, because an installation takes up to minutes.
    utimesSync(lock, elevenSecondsAgo(), elevenSecondsAgo());
    const waiting = spawn(process.execPath, scriptThatTakesLockIn(folder));
    const [messageOrExitCode] = await Promise.race([once(waiting.stderr, 'data'), once(waiting, 'exit')]);
    expect(String(messageOrExitCode)).toBe('Waiting for another set-up in this folder …\n');
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    rmSync(lock);
    expect(await once(waiting, 'exit')).toEqual([0, null]);
  });

  it('is taken at once if the process named in the lock file has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(takeLockIn(folder)).toMatchObject({ status: 0, stderr: '' });
  });

  it('is taken at once if the lock file has had no process id for more than 10 seconds', () => {
    writeFileSync(lock, '');
    utimesSync(lock, elevenSecondsAgo(), elevenSecondsAgo());
    expect(takeLockIn(folder)).toMatchObject({ status: 0, stderr: '' });
  });

  it('ends the set-up with an error if the lock file cannot be written', () => {
    const { status, stderr } = takeLockIn(join(folder, 'missing'));
    expect(stderr).toContain('ENOENT');
    expect(status).toBe(1);
  });
});
