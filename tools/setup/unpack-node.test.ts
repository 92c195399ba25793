import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { unpackNode } from './unpack-node.mjs';

const folder = temporaryFolder();

it('a Node that was looked at is unpacked, and runs; one with other bytes is refused, and nothing of it put anywhere', () => {
  const tarball = join(folder, 'node.tgz');
  mkdirSync(join(folder, 'package/bin'), { recursive: true });
  writeFileSync(join(folder, 'package/bin/node'), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  expect(unpackNode(tarball, integrity, join(folder, 'node'))).toBe(true);
  expect(execFileSync(join(folder, 'node/bin/node'), { encoding: 'utf8' })).toBe('v24.0.0\n');

  appendFileSync(tarball, '\0');
  expect(unpackNode(tarball, integrity, join(folder, 'other'))).toBe(false);
  expect(existsSync(join(folder, 'other'))).toBe(false);
});
