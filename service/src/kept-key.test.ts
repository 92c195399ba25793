import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readKeptKey } from './kept-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'choose-life-key-'));
  return () => rmSync(folder, { recursive: true });
});

it('a kept key is created once for each name', () => {
  const key = readKeptKey(folder, 'a.key');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readKeptKey(folder, 'a.key')).toBe(key);
  expect(readKeptKey(folder, 'another.key')).not.toBe(key);
});

it('a kept key is created with its folder, in a file that only its owner may read', () => {
  const data = join(folder, 'data');
  readKeptKey(data, 'a.key');
  expect(statSync(join(data, 'a.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(data)).toEqual(['a.key']);
});

it('a file that is too short for a key is refused, and not replaced', () => {
  writeFileSync(join(folder, 'short.key'), 'short');
  expect(() => readKeptKey(folder, 'short.key')).toThrow('short.key contains no key');
  expect(readFileSync(join(folder, 'short.key'), 'utf8')).toBe('short');
});

it('a key in a folder that is a file is refused', () => {
  writeFileSync(join(folder, 'no-folder'), '');
  expect(() => readKeptKey(join(folder, 'no-folder'), 'a.key')).toThrow();
});
