import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { npmCommand } from '../../npm.mjs';
import { published } from '../../release/published.ts';

/** A package as `npm pack` made it. */
export interface Packed {
  readonly name: string;
  readonly file: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** By workspace. Each is packed once, since packing builds, and two builds at a time would disturb each other. */
    packedWorkspaces: Readonly<Record<string, Packed>>;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packs the published packages before these tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-packed-'));
  // Side by side: each builds in its own folder.
  const packed = await Promise.all(
    Object.keys(published).map(
      async workspace => [workspace, (await pack([join(root, workspace)], folder))[0]] as const,
    ),
  );
  provide(
    'packedWorkspaces',
    Object.fromEntries(packed.flatMap(([workspace, one]) => (one ? [[workspace, one]] : []))),
  );
  return () => rm(folder, { recursive: true, force: true });
}

/** Packs folders, each with the files that it publishes; in the order given. */
export async function pack(
  folders: readonly string[],
  destination: string,
  ...options: string[]
): Promise<Packed[]> {
  if (folders.length === 0) return [];
  // Packing builds, and the scripts of npm are off here (.npmrc).
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
    maxBuffer: 64 * 1024 * 1024,
  });
  // npm prints a list of the packed packages, each with its name and file.
  const list = JSON.parse(stdout) as { name: string; filename: string }[];
  return list.map(({ name, filename }) => ({ name, file: join(destination, filename) }));
}

/** The environment of a shell of its own, without the variables that npm or this repository's scripts set. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const handedDown = ([name]: [string, unknown]) => /^npm_/i.test(name) || name === 'NODE_OPTIONS';
  return Object.fromEntries(Object.entries(process.env).filter(entry => !handedDown(entry)));
}
