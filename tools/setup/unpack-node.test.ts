import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unpackNode } from './unpack-node.mjs';

let folder: string;
let tarball: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'choose-life-unpack-'));
  tarball = join(folder, 'node.tgz');
  target = join(folder, 'node');
  mkdirSync(join(folder, 'package/bin'), { recursive: true });
  writeFileSync(join(folder, 'package/bin/node'), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
});
afterEach(() => rmSync(folder, { recursive: true }));

const integrityOf = (file: string) =>
  `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

it('a Node that was looked at is unpacked, and runs', () => {
  expect(unpackNode(tarball, integrityOf(tarball), target)).toBe(true);
  expect(execFileSync(join(target, 'bin/node'), { encoding: 'utf8' })).toBe('v24.0.0\n');
});

it('a Node with other bytes is refused, and nothing of it is put anywhere', () => {
  const integrity = integrityOf(tarball);
  appendFileSync(tarball, '\0');
  expect(unpackNode(tarball, integrity, target)).toBe(false);
  expect(existsSync(target)).toBe(false);
});
