import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { npmCommand } from '../../npm.mjs';
import { published } from '../../release/published.ts';

/** A package that `npm pack` has packed. */
export interface Packed {
  readonly name: string;
  /** The path of the tarball. */
  readonly file: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The packed packages by workspace. They are packed once for all tests, because packing builds them, and two builds in one folder would
     * conflict.
     */
    packedWorkspaces: Readonly<Record<string, Packed>>;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The largest output of a command. Node would end a command whose output exceeds the default of 1 MB. */
export const maxOutputBytes = 64 * 1024 * 1024;

/** Packs the published packages before the tests run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-packed-'));
  const packed: Record<string, Packed> = {};
  // In parallel, since each package builds in its own folder.
  await Promise.all(
    Object.keys(published).map(async workspace => {
      const [packedWorkspace] = await pack([join(root, workspace)], folder);
      if (packedWorkspace !== undefined) packed[workspace] = packedWorkspace;
    }),
  );
  provide('packedWorkspaces', packed);
  return () => rm(folder, { recursive: true, force: true });
}

/** Packs the packages in folders. @param options further options of `npm pack` @returns the packed packages, in the order of the folders */
export async function pack(
  folders: readonly string[],
  destination: string,
  ...options: string[]
): Promise<Packed[]> {
  // Without folders, `npm pack` would pack the current folder.
  if (folders.length === 0) return [];
  // Packing needs the build script, but .npmrc disables scripts. Scripts in the foreground would print between the JSON.
  const args = [
    '--json',
    '--ignore-scripts=false',
    '--foreground-scripts=false',
    '--pack-destination',
    destination,
    ...options,
  ];
  const { stdout } = await promisify(execFile)(...npmCommand(['pack', ...folders, ...args]), {
    cwd: root,
    env: plainEnvironment(),
    maxBuffer: maxOutputBytes,
  });
  // Cast: with `--json`, npm prints a list of the packed packages.
  const list = JSON.parse(stdout) as { name: string; filename: string }[];
  return list.map(({ name, filename }) => ({ name, file: join(destination, filename) }));
}

/** The environment without the variables that npm and this repository's scripts set, as in a new shell. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const isSetByScript = (name: string) => /^npm_/i.test(name) || name === 'NODE_OPTIONS';
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetByScript(name)));
}
