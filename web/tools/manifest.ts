import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { application } from './entries.ts';

/** One chunk in Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's manifest: chunks by the module they stand for. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of a build. */
export async function readManifest(dist: string): Promise<Manifest> {
  // Vite writes this file; its shape is documented.
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The JavaScript files fetched before a page is drawn: the entry, the modules the page asks for and all they import. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  return withImports(manifest, [application, ...modules]);
}

/** The files of modules and of all they import, those of the modules first. */
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
