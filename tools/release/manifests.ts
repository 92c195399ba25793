import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The members of a package.json that a release depends on. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly private?: boolean;
  readonly workspaces?: readonly string[];
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A room of the repository, by its folder from the root. */
export interface Room {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The kinds of dependencies that a package.json lists. */
export const dependencyLists = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** The package.json in a folder. */
export function readManifest(folder: string): Manifest {
  // npm has read the file before us, and each member is compared before it is used.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The rooms that the root's package.json names. */
export function readRooms(root: string): readonly Room[] {
  const folders = readManifest(root).workspaces ?? [];
  return folders.map(folder => ({ folder, manifest: readManifest(join(root, folder)) }));
}

/** What others install: every room that is not private. */
export function isPublished({ manifest }: Room): boolean {
  return manifest.private !== true;
}
