import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkRelease, releaseReport } from './check-release.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const room = {
  name: '@example/room',
  version: '1.2.0',
  license: 'MIT',
  type: 'module',
  files: ['main.js', 'main.d.ts'],
  exports: { '.': { types: './main.d.ts', default: './main.js' } },
};
const kept = { name: '@example/kept', version: '1.2.0', license: 'MIT', private: true, type: 'module' };

/** A repository with one published room and one that is kept; `over` writes some of its files otherwise. */
function repository(over: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'choose-life-repository-'));
  folders.push(root);
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      name: 'example',
      version: '1.2.0',
      license: 'MIT',
      private: true,
      workspaces: ['room', 'kept'],
    }),
    'CHANGELOG.md': '# Changelog\n\n## [1.2.0] - 2026-01-31\n',
    LICENSE: 'Permission is granted.\n',
    'room/package.json': JSON.stringify(room),
    'room/LICENSE': 'Permission is granted.\n',
    'room/main.js': 'export const one = 1;\n',
    'room/main.d.ts': 'export declare const one: number;\n',
    'kept/package.json': JSON.stringify(kept),
    ...over,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('npm run release:check', () => {
  it('names what would be published, with its sizes, and leaves out what is private', async () => {
    const release = await checkRelease(repository());
    expect(release.faults).toEqual([]);
    expect(release.packages).toMatchObject([{ name: '@example/room', version: '1.2.0', fileCount: 4 }]);
    const report = releaseReport(release);
    expect(report).toMatch(/^@example\/room +1\.2\.0 +\d+\.\d kB +\d+\.\d kB +4$/m);
    expect(report).toContain('Would be published: @example/room@1.2.0.');
    expect(report).not.toContain('@example/kept');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an export that is not packed', { 'room/package.json': written({ files: ['main.d.ts'] }) }, /publint/],
    ['types that nobody finds', { 'room/main.d.ts': "export * from './gone';\n" }, /attw/],
    ['a license text that differs', { 'room/LICENSE': 'Other.\n' }, /room: LICENSE is not a copy/],
    [
      'another license',
      { 'kept/package.json': JSON.stringify({ ...kept, license: 'ISC' }) },
      /kept: license/,
    ],
    ['another version', { 'room/package.json': written({ version: '1.1.0' }) }, /room: version is 1\.1\.0/],
    [
      'a dependency on another version of a room',
      { 'kept/package.json': JSON.stringify({ ...kept, dependencies: { '@example/room': '1.1.0' } }) },
      /kept: wants @example\/room 1\.1\.0/,
    ],
    [
      'a dependency on what is private',
      { 'room/package.json': written({ dependencies: { '@example/kept': '1.2.0' } }) },
      /depends on @example\/kept/,
    ],
    ['a version without its changes', { 'CHANGELOG.md': '# Changelog\n' }, /no section for 1\.2\.0/],
    ['nothing to publish', { 'room/package.json': written({ private: true }) }, /no room is published/],
  ])('refuses %s', async (_name, over, fault) => {
    const release = await checkRelease(repository(over));
    expect(release.faults.join('\n')).toMatch(fault);
    expect(releaseReport(release)).toContain('Not to be published: ');
  });
});

function written(over: object): string {
  return JSON.stringify({ ...room, ...over });
}
