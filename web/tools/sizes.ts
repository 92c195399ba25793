import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOf, type RouteGroup } from '../src/paths.ts';

export interface PageCode {
  readonly path: string;
  readonly group: RouteGroup;
  readonly files: readonly string[];
}

const limits: Readonly<Record<RouteGroup, number>> = { marketing: 98, auth: 130, 'signed-in': 170, hra: 170 };

/** The marketing pages with a form or a list of the gateway's: they merge class names, and most load the typed client. */
const livelyPages = (['blog', 'faqs', 'nutrition', 'waitlist', 'waitlistEmails'] as const).map(pathOf);
const livelyKilobytes = 14;

export function limitOf({ path, group }: Pick<PageCode, 'path' | 'group'>): number {
  return limits[group] + (livelyPages.some(lively => lively === path) ? livelyKilobytes : 0);
}

export type Sizes = Awaited<ReturnType<typeof measure>>;

/** The JavaScript of a build in gzip kB (1000 bytes), by page and by file. `eager` are the files of every page. */
export async function measure(
  dist: string,
  pages: readonly PageCode[],
  all: readonly string[],
  eager: readonly string[],
) {
  const weights = new Map<string, number>();
  for (const file of all) {
    weights.set(file, gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000);
  }
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  return {
    pages: pages.map(({ path, group, files }) => ({ path, group, kilobytes: sum(files) })),
    chunks: all.map(file => ({ file, kilobytes: sum([file]), lazy: !eager.includes(file) })),
  };
}
