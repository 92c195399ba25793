import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';

/**
 * Unpacks a Node as npm has it into `folder`, where its program is `bin/node` then. It will run with everybody's data, so
 * what has other bytes than those that were looked at is refused, wherever it came from.
 *
 * @param integrity the hash of the package as npm writes it: `sha512-` and base64.
 * @returns whether it is there now.
 */
export function unpackNode(tarball, integrity, folder) {
  const found = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  if (found !== integrity) return false;
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], {
    stdio: 'inherit',
  });
  return status === 0;
}
