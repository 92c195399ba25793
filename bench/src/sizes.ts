import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** JavaScript of one route group, gzip kB: what its first load fetches. */
export interface GroupSize {
  readonly group: string;
  readonly kilobytes: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

const dist = new URL('../../web/dist/', import.meta.url);

/** The page that stands for each route group: a part of its module's path in Vite's manifest. */
const representatives: Record<string, string | null> = {
  'every page': null,
  auth: 'features/auth/',
  'signed-in': 'features/dashboard/',
  HRA: 'features/hra/',
};

/** Sizes by route group from Vite's manifest: the entry, the group's lazy chunks and everything they import. */
export async function bundleSizes(): Promise<GroupSize[]> {
  // Vite writes this file; its shape is documented as the manifest.
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  return Promise.all(
    Object.entries(representatives).map(async ([group, part]) => {
      const own = part === null ? [] : Object.keys(manifest).filter(key => key.includes(part));
      const files = reachable(manifest, [...entries, ...own]);
      const sizes = await Promise.all(
        [...files].map(async file => gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length),
      );
      return { group, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
    }),
  );
}

function reachable(manifest: Record<string, Chunk>, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    if (chunk.file.endsWith('.js')) found.add(chunk.file);
    reachable(manifest, [...(chunk.imports ?? [])], found);
  }
  return found;
}
