import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { npmCommand } from '../../npm.mjs';
import type { published } from '../../release/published.ts';
import { maxOutputBytes, type Packed, pack, plainEnvironment } from './pack.ts';

/** A project outside this repository that has our packages in node_modules, as a user's project does. */
export interface UserProject {
  readonly folder: string;
  /** The paths of the tarballs of our packages. */
  readonly tarballs: readonly string[];
  /** Runs Node in the project. Resolves with its stdout, and rejects with its output if it fails. */
  node(...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

interface ProjectOptions {
  /** The workspaces whose packed packages are installed. */
  readonly packed: readonly (keyof typeof published)[];
  /** The names of the packages' dependencies, which come from this repository's node_modules, so that no network is needed. */
  readonly dependencies: readonly string[];
  /** The folder with the first files of the project; undefined for an empty project. */
  readonly files?: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const execute = promisify(execFile);

/** Creates a project that installs our packages and their dependencies from tarballs, with an empty cache and without a network. */
export async function createInstalledProject(options: ProjectOptions): Promise<UserProject> {
  return createProject(options, async (folder, packages) => {
    const destination = join(folder, 'tarballs');
    await mkdir(destination);
    const folders = options.dependencies.map(name => join(root, 'node_modules', name));
    const dependencies = await pack(folders, destination, '--ignore-scripts');
    const tarballs = Object.fromEntries(
      [...packages, ...dependencies].map(({ name, file }) => [name, `file:${file}`]),
    );
    const manifest = { private: true, type: 'module', dependencies: tarballs };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    const install = ['install', '--offline', '--ignore-scripts', '--cache', join(folder, 'cache')];
    await run(...npmCommand(install), folder);
  });
}

/**
 * Creates a project that contains our unpacked packages, and links to their dependencies in this repository. It is for tests that need no
 * installation, since an installation is slow.
 */
export async function createLinkedProject(options: ProjectOptions): Promise<UserProject> {
  return createProject(options, async (folder, packages) => {
    for (const { name, file } of packages) {
      const installed = join(folder, 'node_modules', name);
      await mkdir(installed, { recursive: true });
      await run('tar', ['-xzf', file, '-C', installed, '--strip-components=1'], folder);
    }
    for (const name of options.dependencies) {
      const target = join(folder, 'node_modules', name);
      await mkdir(dirname(target), { recursive: true });
      // A junction, because Windows requires special rights for symbolic links.
      await symlink(join(root, 'node_modules', name), target, 'junction');
    }
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  });
}

async function createProject(
  { packed, files }: ProjectOptions,
  install: (folder: string, packages: readonly Packed[]) => Promise<void>,
): Promise<UserProject> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-user-project-'));
  if (files !== undefined) await cp(files, folder, { recursive: true });
  const workspaces = inject('packedWorkspaces');
  // Every published workspace is packed, so `?? []` only narrows the type.
  const packages = packed.flatMap(workspace => workspaces[workspace] ?? []);
  await install(folder, packages);
  return {
    folder,
    tarballs: packages.map(({ file }) => file),
    node: (...args) => run(process.execPath, args, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a program. @returns its stdout @throws Error with its output if it fails */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env: plainEnvironment(),
      maxBuffer: maxOutputBytes,
    });
    return stdout;
  } catch (error) {
    throw new Error(`${program} ${args[0] ?? ''} failed:\n${printedBy(error)}`);
  }
}

function printedBy(error: unknown): string {
  // Cast: the error of execFile also has the output of the program.
  const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
  return [stdout, stderr].filter(Boolean).join('\n') || message;
}
