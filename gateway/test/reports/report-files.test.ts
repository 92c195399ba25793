import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Busy } from '../../src/busy.ts';
import type { FileStore } from '../../src/reports/files/file-store.ts';
import { layoutFingerprint } from '../../src/reports/files/stored-name.ts';
import {
  filesIn,
  folderStore,
  pathsIn,
  report,
  state,
  useReportFolder,
  wanted,
} from './report-files-setup.ts';

useReportFolder();

describe('the PDF of a report', () => {
  it('is drawn once, and read from then on, by another process too', async () => {
    const files = filesIn(folderStore());
    const first = await files.fileOf(wanted);
    await files.close();
    const later = filesIn(folderStore());
    expect(Buffer.from(await later.fileOf(wanted)).equals(first)).toBe(true);
    expect([state.drawn, files.counts.made, later.counts.found]).toEqual([1, 1, 1]);
  });

  it('is drawn once where twenty ask at the same time', async () => {
    const files = filesIn(folderStore());
    const all = await Promise.all(Array.from({ length: 20 }, () => files.fileOf(wanted)));
    expect(new Set(all.map(String)).size).toBe(1);
    expect(state.drawn).toBe(1);
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
    expect(state.drawn).toBe(2);
    await files.close();
  });

  it('is drawn anew by a release that draws otherwise', async () => {
    const one = filesIn(folderStore());
    await one.fileOf(wanted);
    await one.close();
    await filesIn(folderStore(), 'another layout').fileOf(wanted);
    expect(state.drawn).toBe(2);

    await writeFile(join(state.folder, 'a.ts'), 'draws');
    const before = layoutFingerprint([state.folder]);
    await writeFile(join(state.folder, 'a.ts'), 'draws otherwise');
    expect(layoutFingerprint([state.folder])).not.toBe(before);
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
    expect(state.lines.map(line => JSON.parse(line).event)).toEqual(['report files are away']);
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
    expect([asked, state.drawn]).toEqual([1, 5]);
  });

  it('is not kept where drawing it fails, and is tried again', async () => {
    const files = filesIn(folderStore());
    const busy = async () => Promise.reject(new Busy('full', 2));
    await expect(files.fileOf({ ...wanted, make: busy })).rejects.toThrow(Busy);
    expect(String(await files.fileOf(wanted))).toBe('%PDF of drawing 1');
    await files.close();
  });
});
