import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readKeptKey } from './kept-key.ts';

describe('a kept key', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'choose-life-key-')), 'data');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  it('is made once, for its owner alone, and another for each name', () => {
    const key = readKeptKey(folder, 'one');
    expect(key).toHaveLength(32);
    expect(readKeptKey(folder, 'one')).toEqual(key);
    expect(readKeptKey(folder, 'two')).not.toEqual(key);
    expect(readdirSync(folder).sort()).toEqual(['one.key', 'two.key']);
    expect(statSync(join(folder, 'one.key')).mode & 0o777).toBe(0o600);
  });

  it('is never taken from a file that holds something else', () => {
    readKeptKey(folder, 'one');
    writeFileSync(join(folder, 'one.key'), '');
    expect(() => readKeptKey(folder, 'one')).toThrow('does not hold a key');
  });
});
