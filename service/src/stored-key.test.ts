import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStoredKey } from './stored-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'choose-life-key-'));
  return () => rmSync(folder, { recursive: true });
});

describe('readStoredKey', () => {
  it('creates one key for each name and returns it again', () => {
    const key = readStoredKey(folder, 'a.key');
    // 32 random bytes in base64url.
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(readStoredKey(folder, 'a.key')).toBe(key);
    expect(readStoredKey(folder, 'another.key')).not.toBe(key);
  });

  it('creates the missing folder, in which no temporary file remains', () => {
    const data = join(folder, 'data');
    readStoredKey(data, 'a.key');
    expect(readdirSync(data)).toEqual(['a.key']);
  });

  it('makes the file readable only for its owner', () => {
    readStoredKey(folder, 'a.key');
    expect(statSync(join(folder, 'a.key')).mode & 0o777).toBe(0o600);
  });

  it('throws for a file that is too short for a key, and does not replace it', () => {
    writeFileSync(join(folder, 'short.key'), 'short');
    expect(() => readStoredKey(folder, 'short.key')).toThrow('short.key contains no key');
    expect(readFileSync(join(folder, 'short.key'), 'utf8')).toBe('short');
  });

  it('throws if the folder is a file', () => {
    writeFileSync(join(folder, 'no-folder'), '');
    expect(() => readStoredKey(join(folder, 'no-folder'), 'a.key')).toThrow();
  });
});
