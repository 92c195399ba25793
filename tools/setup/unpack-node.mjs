import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';

/**
 * Unpacks the npm tarball of a Node version into a folder, but only if the tarball has the pinned hash, because a manipulated Node could
 * read all personal data.
 * @param integrity the pinned hash in npm's form: `sha512-` and base64
 * @returns whether it was unpacked: false for another hash, and if `tar` failed
 */
export function unpackNode(tarball, integrity, folder) {
  const bytes = readFileSync(tarball);
  const actual = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (actual !== integrity) return false;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // The tarball is passed over stdin, because some versions of tar do not accept a file name with a colon, such as `C:\…` on Windows.
  const { status } = spawnSync('tar', ['-xzf', '-', '--strip-components=1'], {
    cwd: unfinished,
    input: bytes,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // The folder gets its final name only when it is complete, so that a stopped set-up leaves no incomplete Node.
  if (status === 0) renameSync(unfinished, folder);
  return status === 0;
}
