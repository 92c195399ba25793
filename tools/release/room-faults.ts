import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  dependencyLists,
  isPublished,
  type Manifest,
  type Room,
  readManifest,
  readRooms,
} from './manifests.ts';

/**
 * Where rooms say something else than the root: its version, its license, the version of another room. What others install
 * has the license's text beside it, since npm packs no file from above the package.
 */
export function roomFaults(root: string): readonly string[] {
  const ours = readManifest(root);
  const rooms = readRooms(root);
  const names = new Set(rooms.map(({ manifest }) => manifest.name));
  return rooms.flatMap(room => [
    ...memberFaults(room, ours),
    ...dependencyFaults(room, names, ours.version),
    ...(isPublished(room) ? publishedFaults(room, rooms, root) : []),
  ]);
}

function memberFaults({ folder, manifest }: Room, ours: Manifest): string[] {
  const members = ['version', 'license'] as const;
  return members
    .filter(member => manifest[member] !== ours[member])
    .map(member => `${folder}: ${member} is ${manifest[member]}, the root says ${ours[member]}`);
}

function dependencyFaults({ folder, manifest }: Room, names: ReadonlySet<string>, version: string): string[] {
  return dependencyLists
    .flatMap(list => Object.entries(manifest[list] ?? {}))
    .filter(([name, wanted]) => names.has(name) && wanted !== version)
    .map(([name, wanted]) => `${folder}: wants ${name} ${wanted}, the root says ${version}`);
}

function publishedFaults({ folder, manifest }: Room, rooms: readonly Room[], root: string): string[] {
  const kept = new Set(rooms.filter(room => !isPublished(room)).map(room => room.manifest.name));
  const wanted = [manifest.dependencies, manifest.peerDependencies].flatMap(list => Object.keys(list ?? {}));
  const unknown = wanted.filter(name => kept.has(name));
  return [
    ...(textOf(join(root, folder, 'LICENSE')) === textOf(join(root, 'LICENSE'))
      ? []
      : [`${folder}: LICENSE is not a copy of the root's`]),
    ...unknown.map(name => `${folder}: depends on ${name}, which is private and cannot be installed`),
  ];
}

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
