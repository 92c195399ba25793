import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Busy } from '../../src/busy.ts';
import { createLogger } from '../../src/logger.ts';
import type { FileStore } from '../../src/reports/files/file-store.ts';
import { createFolderStore } from '../../src/reports/files/folder-store.ts';
import { createReportFiles } from '../../src/reports/files/report-files.ts';
import { layoutFingerprint, ownerNameOf } from '../../src/reports/files/stored-name.ts';
import { sampleReports } from './sample-reports.ts';

const report = sampleReports.usual;
const limits = { maxBytes: 1_000_000, maxAgeMs: 60_000 };

let folder: string;
let lines: string[];
/** How often something was drawn. */
let drawn: number;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'choose-life-files-')), 'reports');
  lines = [];
  drawn = 0;
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const filesIn = (store: FileStore, layout = 'layout', times = {}) => {
  const logger = createLogger('info', { write: line => lines.push(line) });
  return createReportFiles({ store, layout, logger, times });
};
const folderStore = () => createFolderStore(folder, limits);
const draw = async () => {
  drawn += 1;
  return Buffer.from(`%PDF of drawing ${drawn}`);
};
const wanted = { userId: 'ada', report, make: draw, stillExists: async () => true };
const pathsIn = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
};

describe('the PDF of a report', () => {
  it('is drawn once, and read from then on, by another process too', async () => {
    const files = filesIn(folderStore());
    const first = await files.fileOf(wanted);
    await files.close();
    const later = filesIn(folderStore());
    expect(Buffer.from(await later.fileOf(wanted)).equals(first)).toBe(true);
    expect([drawn, files.counts.made, later.counts.found]).toEqual([1, 1, 1]);
  });

  it('is drawn once where twenty ask at the same time', async () => {
    const files = filesIn(folderStore());
    const all = await Promise.all(Array.from({ length: 20 }, () => files.fileOf(wanted)));
    expect(new Set(all.map(String)).size).toBe(1);
    expect(drawn).toBe(1);
    await files.close();
  });

  it.each([
    ['name', { ...report, head: { ...report.head, parts: ['Another Name'] } }],
    [
      'place among others',
      { ...report, head: { ...report.head, parts: [...report.head.parts, 'Report 1 of 2'] } },
    ],
    ['help line', { ...report, view: { ...report.view, helpLines: ['Helper: 123'] } }],
    ['model', { ...report, modelHash: 'another' }],
  ])('is drawn anew with another %s', async (_what, changed) => {
    const files = filesIn(folderStore());
    await files.fileOf(wanted);
    await files.fileOf({ ...wanted, report: changed });
    expect(drawn).toBe(2);
    await files.close();
  });

  it('is drawn anew by a release that draws otherwise', async () => {
    const one = filesIn(folderStore());
    await one.fileOf(wanted);
    await one.close();
    await filesIn(folderStore(), 'another layout').fileOf(wanted);
    expect(drawn).toBe(2);

    await writeFile(join(folder, 'a.ts'), 'draws');
    const before = layoutFingerprint([folder]);
    await writeFile(join(folder, 'a.ts'), 'draws otherwise');
    expect(layoutFingerprint([folder])).not.toBe(before);
    expect(layoutFingerprint()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is drawn by nothing that the fingerprint leaves out', async () => {
    const drawing = fileURLToPath(new URL('../../src/reports/pdf', import.meta.url));
    const names = (await readdir(drawing, { recursive: true })).filter(name => /(?<!\.test)\.ts$/.test(name));
    const sources = await Promise.all(names.map(name => readFile(join(drawing, name), 'utf8')));
    const ours = sources.flatMap(source =>
      [...source.matchAll(/^import (?!type).* from '(@choose-life\/.*|(?:\.\.\/){3,}.*)';$/gm)].map(
        ([, from]) => from,
      ),
    );
    expect(ours).not.toEqual([]);
    expect(ours.filter(from => !from?.startsWith('@choose-life/contracts/domain/report/'))).toEqual([]);
    expect(layoutFingerprint()).not.toBe(layoutFingerprint([drawing]));
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['cut off', path => truncate(path, 40)],
    ['empty', path => truncate(path, 0)],
    ['changed', async path => writeFile(path, (await readFile(path)).fill(0x20, 40))],
  ])('that is kept %s is noticed and drawn anew', async (_what, damage) => {
    const files = filesIn(folderStore());
    await files.fileOf(wanted);
    await files.close();
    for (const path of await pathsIn()) await damage(path);
    expect(String(await files.fileOf(wanted))).toBe('%PDF of drawing 2');
    await files.close();
    expect(String(await files.fileOf(wanted))).toBe('%PDF of drawing 2');
    expect(files.counts).toMatchObject({ damaged: 1, made: 2 });
  });

  it('comes all the same while the store hangs or fails, which is said once and counted', async () => {
    const hanging: FileStore = {
      read: () => new Promise(() => {}),
      write: async () => Promise.reject(new Error('away')),
      removeOwner: async () => undefined,
      close: async () => undefined,
    };
    const files = filesIn(hanging, 'layout', { readMs: 20, pauseMs: 0 });
    expect(String(await files.fileOf(wanted))).toBe('%PDF of drawing 1');
    expect(String(await files.fileOf(wanted))).toBe('%PDF of drawing 2');
    await files.close();
    expect(files.counts.failed).toBe(4);
    expect(lines.map(line => JSON.parse(line).event)).toEqual(['report files are away']);
  });

  it('does not wait a second time for a store that has just failed', async () => {
    let asked = 0;
    const hanging: FileStore = {
      ...folderStore(),
      read: () => {
        asked += 1;
        return new Promise(() => {});
      },
    };
    const files = filesIn(hanging, 'layout', { readMs: 20, pauseMs: 60_000 });
    for (let n = 0; n < 5; n += 1) await files.fileOf(wanted);
    expect([asked, drawn]).toEqual([1, 5]);
  });

  it('is not kept where drawing it fails, and is tried again', async () => {
    const files = filesIn(folderStore());
    const busy = async () => Promise.reject(new Busy('full', 2));
    await expect(files.fileOf({ ...wanted, make: busy })).rejects.toThrow(Busy);
    expect(String(await files.fileOf(wanted))).toBe('%PDF of drawing 1');
    await files.close();
  });
});

describe('the files of a deleted account', () => {
  it('are gone, all of them, and those of others stay', async () => {
    const files = filesIn(folderStore());
    await files.fileOf(wanted);
    await files.fileOf({ ...wanted, report: sampleReports.younger });
    await files.fileOf({ ...wanted, userId: 'eve' });
    await files.removeAllOf('ada');
    expect(await pathsIn()).toHaveLength(1);
    await files.close();
  });

  it('do not come back by a report that is being printed meanwhile', async () => {
    const files = filesIn(folderStore());
    await files.fileOf({ ...wanted, stillExists: async () => false });
    await files.close();
    expect(await pathsIn()).toEqual([]);
  });

  it('do not come back by a store that took too long to say that it has one', async () => {
    const removed: string[] = [];
    const slow: FileStore = {
      ...folderStore(),
      write: () => new Promise(() => {}),
      removeOwner: async owner => void removed.push(owner),
    };
    const files = filesIn(slow, 'layout', { writeMs: 20, pauseMs: 60_000 });
    await files.fileOf({ ...wanted, stillExists: async () => false });
    await files.close();
    expect(removed).toEqual([ownerNameOf('ada')]);
  });

  it('that cannot be removed are told, so that the account is not called deleted', async () => {
    const store = { ...folderStore(), removeOwner: async () => Promise.reject(new Error('away')) };
    await expect(filesIn(store).removeAllOf('ada')).rejects.toThrow(Busy);
    expect(lines.map(line => JSON.parse(line).event)).toEqual(['report files not removed']);
  });
});

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
      [folder, join(folder, owner), path].map(async each => (await stat(each)).mode),
    );
    expect(modes.map(mode => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
    await store.write(name('a'), Buffer.from('other bytes'), signal);
    expect(await pathsIn()).toEqual([path]);
  });

  it('loses what is too old, then the oldest where there is too much, and empty folders', async () => {
    const store = createFolderStore(folder, { maxBytes: 100, maxAgeMs: 60_000 });
    const ages = { 1: 90, 2: 40, 3: 30, 4: 10 };
    // Within the limit by themselves, so that nothing is swept before all are there.
    for (const digit of Object.keys(ages)) {
      await store.write({ owner: hash(digit), file: hash(digit) }, Buffer.alloc(9), signal);
    }
    for (const [digit, seconds] of Object.entries(ages)) {
      const path = join(folder, hash(digit), `${hash(digit)}.pdf`);
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
    expect((await readdir(folder)).sort()).toEqual([hash('3'), hash('4')]);
  });

  it('that was there before loses nothing of its own', async () => {
    await mkdir(join(folder, 'photos'), { recursive: true });
    await mkdir(join(folder, 'empty'));
    await mkdir(join(folder, owner));
    const foreign = [join(folder, 'photos', 'of-ada.pdf'), join(folder, owner, 'notes.txt')];
    // Left by a process that was killed while it wrote.
    const part = join(folder, owner, `${hash('1')}.pdf.${randomUUID()}`);
    for (const path of [...foreign, part]) {
      await writeFile(path, 'old');
      await utimes(path, 0, 0);
    }
    await folderStore().sweep();
    expect((await pathsIn()).sort()).toEqual(foreign.sort());
    expect(await readdir(folder)).toContain('empty');
  });

  it('stays within its limit by itself while many are written', async () => {
    const store = createFolderStore(folder, { maxBytes: 1000, maxAgeMs: 60_000 });
    for (let n = 0; n < 40; n += 1) await store.write(name(`${n}`), Buffer.alloc(100), signal);
    await store.close();
    const sizes = await Promise.all((await pathsIn()).map(async path => (await stat(path)).size));
    // Of 4000: more than the limit by what is written while one sweep looks.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
  });

  it('keeps a file though the sweep that comes of it fails', async () => {
    const store = createFolderStore(folder, { maxBytes: 1, maxAgeMs: 60_000 });
    // Nothing that a sweep can remove.
    await mkdir(join(folder, owner, `${hash('1')}.pdf`), { recursive: true });
    await store.write(name('2'), Buffer.alloc(100), signal);
    await store.close();
    await expect(store.sweep()).rejects.toThrow();
  });
});
