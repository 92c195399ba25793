import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

  it('returns the same key in several threads that create it at the same time', async () => {
    const [threads, keys] = [3, 20];
    // Each thread counts itself here before each key, and waits for the others.
    const arrivals = new Int32Array(new SharedArrayBuffer(4));
    const code = `
      const { parentPort, workerData } = require('node:worker_threads');
      const { arrivals, folder, keys, module, threads } = workerData;
      import(module).then(({ readStoredKey }) => {
        const found = [];
        for (let key = 1; key <= keys; key += 1) {
          Atomics.add(arrivals, 0, 1);
          while (Atomics.load(arrivals, 0) < threads * key);
          found.push(readStoredKey(folder, key + '.key'));
        }
        parentPort.postMessage(found);
      });`;
    const workerData = {
      arrivals,
      folder,
      keys,
      module: new URL('stored-key.ts', import.meta.url).href,
      threads,
    };
    const found = await Promise.all(
      Array.from({ length: threads }, async () => {
        const [message] = await once(new Worker(code, { eval: true, workerData }), 'message');
        return message;
      }),
    );
    expect(found[0]).toHaveLength(keys);
    for (const each of found) expect(each).toEqual(found[0]);
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
