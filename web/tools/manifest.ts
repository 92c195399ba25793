import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { application } from './entries.ts';

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's manifest: chunks by module. */
type Manifest = Readonly<Record<string, Chunk>>;

export async function readManifest(dist: string): Promise<Manifest> {
  // Vite documents the format.
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The JavaScript files that a page loads at the start: the entry, the page's modules and all their imports. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  return withImports(manifest, [application, ...modules]);
}

/** The files of modules and of all their imports, in this order. */
export function withImports(manifest: Manifest, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of modules) follow(key);
  return [...found];
}
