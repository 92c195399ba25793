import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readKeptKey } from './kept-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'choose-life-key-'));
  return () => rmSync(folder, { recursive: true });
});

it('a kept key is made once, for its owner alone, in a folder that need not be there', () => {
  const data = join(folder, 'data');
  const key = readKeptKey(data, 'a.key');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readKeptKey(data, 'a.key')).toBe(key);
  expect(readKeptKey(data, 'another.key')).not.toBe(key);
  expect(statSync(join(data, 'a.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(data).sort()).toEqual(['a.key', 'another.key']);
});

it('a kept key that was cut, or cannot be read, is not replaced by itself', () => {
  writeFileSync(join(folder, 'cut.key'), 'short');
  expect(() => readKeptKey(folder, 'cut.key')).toThrow('cut.key holds no key');
  writeFileSync(join(folder, 'no-folder'), '');
  expect(() => readKeptKey(join(folder, 'no-folder'), 'a.key')).toThrow();
});
