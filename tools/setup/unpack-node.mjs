import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';

/** Node will process personal data, so a package with another hash is refused. @param integrity as npm writes it: `sha512-` and base64 */
export function unpackNode(tarball, integrity, folder) {
  const bytes = readFileSync(tarball);
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== integrity) return false;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // By the standard input: not every tar takes a colon in the name of a file, as Windows has them.
  const { status } = spawnSync('tar', ['-xzf', '-', '--strip-components=1'], {
    cwd: unfinished,
    input: bytes,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status === 0) renameSync(unfinished, folder);
  return status === 0;
}
