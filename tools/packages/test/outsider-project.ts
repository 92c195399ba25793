import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { npmCommand } from '../../npm.mjs';
import { type Packed, pack, plainEnvironment } from './pack.ts';

/** A project outside this repository that has installed our packages, as a user's project does. */
export interface OutsiderProject {
  readonly folder: string;
  /** The packed packages. */
  readonly tarballs: readonly string[];
  node(...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

interface Wanted {
  readonly packed: readonly string[];
  /** The names of their dependencies, which are copied from this repository's node_modules, so that no network is needed. */
  readonly dependencies: readonly string[];
  /** The folder with the first files of the project; undefined for an empty project. */
  readonly files?: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const execute = promisify(execFile);

/** Packs the packages and their dependencies, and installs the tarballs with an empty cache and without a network. */
export async function outsiderProject(wanted: Wanted): Promise<OutsiderProject> {
  return projectWith(wanted, async (folder, ours) => {
    const destination = join(folder, 'tarballs');
    await mkdir(destination);
    const folders = wanted.dependencies.map(name => join(root, 'node_modules', name));
    const theirs = await pack(folders, destination, '--ignore-scripts');
    const tarballs = Object.fromEntries([...ours, ...theirs].map(({ name, file }) => [name, `file:${file}`]));
    const manifest = { private: true, type: 'module', dependencies: tarballs };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    const install = ['install', '--offline', '--ignore-scripts', '--cache', join(folder, 'cache')];
    await run(...npmCommand(install), folder);
  });
}

/**
 * A project outside this repository with our packed packages unpacked in it, and links to their dependencies in this repository. For tests
 * that are not about installing, which is slow.
 */
export async function linkedProject(wanted: Wanted): Promise<OutsiderProject> {
  return projectWith(wanted, async (folder, ours) => {
    for (const { name, file } of ours) {
      const installed = join(folder, 'node_modules', name);
      await mkdir(installed, { recursive: true });
      await run('tar', ['-xzf', file, '-C', installed, '--strip-components=1'], folder);
    }
    for (const link of wanted.dependencies) {
      const target = join(folder, 'node_modules', link);
      await mkdir(dirname(target), { recursive: true });
      // Windows allows junctions, unlike symbolic links, without special rights.
      await symlink(join(root, 'node_modules', link), target, 'junction');
    }
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  });
}

async function projectWith(
  { packed, files }: Wanted,
  install: (folder: string, ours: readonly Packed[]) => Promise<void>,
): Promise<OutsiderProject> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-outsider-'));
  if (files !== undefined) await cp(files, folder, { recursive: true });
  const workspaces = inject('packedWorkspaces');
  const ours = packed.flatMap(workspace => workspaces[workspace] ?? []);
  await install(folder, ours);
  return {
    folder,
    tarballs: ours.map(({ file }) => file),
    node: (...args) => run(process.execPath, args, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env: plainEnvironment(),
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    throw new Error(`${program} ${args[0] ?? ''} failed:\n${printedBy(error)}`);
  }
}

function printedBy(error: unknown): string {
  // The error of execFile has the output of the program in members of its own.
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  return [stdout, stderr].filter(Boolean).join('\n') || message;
}
