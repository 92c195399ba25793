import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { unpackNode } from './unpack-node.mjs';

const folder = temporaryFolder();

const tarball = join(folder, 'node.tgz');
mkdirSync(join(folder, 'package/bin'), { recursive: true });
writeFileSync(join(folder, 'package/bin/node'), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;

it('a Node package with the pinned hash is unpacked, and runs', () => {
  expect(unpackNode(tarball, integrity, join(folder, 'node'))).toBe(true);
  expect(execFileSync(join(folder, 'node/bin/node'), { encoding: 'utf8' })).toBe('v24.0.0\n');
});

it('a Node package with a different hash is not unpacked', () => {
  const changed = join(folder, 'changed.tgz');
  writeFileSync(changed, Buffer.concat([readFileSync(tarball), Buffer.from('\0')]));
  expect(unpackNode(changed, integrity, join(folder, 'other'))).toBe(false);
  expect(existsSync(join(folder, 'other'))).toBe(false);
});
