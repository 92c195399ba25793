import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatStaged, stagedFiles } from './staged.mjs';

describe('what the hook before a commit formats', () => {
  let folder: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'choose-life-hook-'));
    git('init', '--quiet');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is what is staged, and it is staged again', async () => {
    await write('whole.ts', 'export const a   =  1');
    await write('left-alone.ts', 'export const b   =  2');
    git('add', 'whole.ts');
    expect(stagedFiles(folder)).toEqual(['whole.ts']);
    formatStaged(stagedFiles(folder), folder);
    expect(git('show', ':whole.ts')).toBe('export const a = 1;\n');
    expect(git('status', '--porcelain')).toBe('A  whole.ts\n?? left-alone.ts\n');
  });

  it('is no file with changes that are not staged: they would be committed with it', async () => {
    await write('partly.ts', 'export const a   =  1');
    git('add', 'partly.ts');
    await write('partly.ts', 'export const a   =  2');
    formatStaged(stagedFiles(folder), folder);
    expect(git('show', ':partly.ts')).toBe('export const a   =  1');
  });

  it('is no file that the commit removes', async () => {
    await write('gone.ts', 'export const a = 1;\n');
    git('add', '.');
    git('-c', 'user.name=T', '-c', 'user.email=t@example.test', 'commit', '--quiet', '-m', 'add');
    git('rm', '--quiet', 'gone.ts');
    expect(stagedFiles(folder)).toEqual([]);
  });
});
