import { randomUUID } from 'node:crypto';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderStore } from '../../src/reports/files/folder-store.ts';
import { folderStore, pathsIn, state, useReportFolder } from './report-files-setup.ts';

useReportFolder();

describe('the folder of reports', () => {
  /** A name of the form that reports are kept under, which ends in some digits. */
  const hash = (digits: string) => digits.padStart(64, '0');
  const owner = hash('a');
  const name = (digits: string) => ({ owner, file: hash(digits) });
  const { signal } = new AbortController();

  it('can be read by its owner alone, and holds whole files only', async () => {
    const store = folderStore();
    await store.write(name('a'), Buffer.from('bytes'), signal);
    const [path = ''] = await pathsIn();
    const modes = await Promise.all(
      [state.folder, join(state.folder, owner), path].map(async each => (await stat(each)).mode),
    );
    expect(modes.map(mode => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
    await store.write(name('a'), Buffer.from('other bytes'), signal);
    expect(await pathsIn()).toEqual([path]);
  });

  it('loses what is too old, then the oldest where there is too much, and empty folders', async () => {
    const store = createFolderStore(state.folder, { maxBytes: 100, maxAgeMs: 60_000 });
    const ages = { 1: 90, 2: 40, 3: 30, 4: 10 };
    // Within the limit by themselves, so that nothing is swept before all are there.
    for (const digit of Object.keys(ages)) {
      await store.write({ owner: hash(digit), file: hash(digit) }, Buffer.alloc(9), signal);
    }
    for (const [digit, seconds] of Object.entries(ages)) {
      const path = join(state.folder, hash(digit), `${hash(digit)}.pdf`);
      await writeFile(path, Buffer.alloc(40));
      const at = Date.now() / 1000 - seconds;
      await utimes(path, at, at);
    }
    await store.sweep();
    expect((await pathsIn()).map(path => path.split('/').at(-1)).sort()).toEqual([
      `${hash('3')}.pdf`,
      `${hash('4')}.pdf`,
    ]);
    await store.sweep();
    expect((await readdir(state.folder)).sort()).toEqual([hash('3'), hash('4')]);
  });

  it('that was there before loses nothing of its own', async () => {
    await mkdir(join(state.folder, 'photos'), { recursive: true });
    await mkdir(join(state.folder, 'empty'));
    await mkdir(join(state.folder, owner));
    const foreign = [join(state.folder, 'photos', 'of-ada.pdf'), join(state.folder, owner, 'notes.txt')];
    // Left by a process that was killed while it wrote.
    const part = join(state.folder, owner, `${hash('1')}.pdf.${randomUUID()}`);
    for (const path of [...foreign, part]) {
      await writeFile(path, 'old');
      await utimes(path, 0, 0);
    }
    await folderStore().sweep();
    expect((await pathsIn()).sort()).toEqual(foreign.sort());
    expect(await readdir(state.folder)).toContain('empty');
  });

  it('stays within its limit by itself while many are written', async () => {
    const store = createFolderStore(state.folder, { maxBytes: 1000, maxAgeMs: 60_000 });
    for (let n = 0; n < 40; n += 1) await store.write(name(`${n}`), Buffer.alloc(100), signal);
    await store.close();
    const sizes = await Promise.all((await pathsIn()).map(async path => (await stat(path)).size));
    // Of 4000: more than the limit by what is written while one sweep looks.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
  });

  it('keeps a file though the sweep that comes of it fails', async () => {
    const store = createFolderStore(state.folder, { maxBytes: 1, maxAgeMs: 60_000 });
    // Nothing that a sweep can remove.
    await mkdir(join(state.folder, owner, `${hash('1')}.pdf`), { recursive: true });
    await store.write(name('2'), Buffer.alloc(100), signal);
    await store.close();
    await expect(store.sweep()).rejects.toThrow();
  });
});
