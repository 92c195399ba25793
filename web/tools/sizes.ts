import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathOf, type RouteGroup } from '../src/paths.ts';

/** The code of a page. */
export interface PageCode {
  readonly path: string;
  readonly group: RouteGroup;
  readonly files: readonly string[];
}

/** The maximum JavaScript of a page in gzip kB, by group (docs/decisions/0007-the-first-load.md). */
const limits: Readonly<Record<RouteGroup, number>> = { marketing: 98, auth: 130, 'signed-in': 170, hra: 170 };

/** The marketing pages with a form or a list of the gateway. All of them need tailwind-merge, and most of them the typed client. */
const interactivePages = (['blog', 'faqs', 'nutrition', 'waitlist', 'waitlistEmails'] as const).map(pathOf);
/** How much more code such a page may load, in gzip kB. The limit of these pages is 98 + 14 = 112 kB (docs/decisions/0007-the-first-load.md). */
const interactiveKilobytes = 14;

/** The maximum JavaScript of a page in gzip kB. */
export function limitOf({ path, group }: Pick<PageCode, 'path' | 'group'>): number {
  return limits[group] + (interactivePages.includes(path) ? interactiveKilobytes : 0);
}

/** The JavaScript of a build in gzip kB (1000 bytes), by page and by file. */
export interface Sizes {
  readonly pages: readonly {
    readonly path: string;
    readonly group: RouteGroup;
    readonly kilobytes: number;
  }[];
  readonly chunks: readonly {
    readonly file: string;
    readonly kilobytes: number;
    /** Whether only some pages load the file. */
    readonly isLazy: boolean;
  }[];
}

/**
 * Measures the JavaScript of a build.
 * @param dist the folder of the build
 * @param scripts all script files
 * @param scriptsOfAllPages the script files that every page loads
 */
export async function measureSizes(
  dist: string,
  pages: readonly PageCode[],
  scripts: readonly string[],
  scriptsOfAllPages: readonly string[],
): Promise<Sizes> {
  const kilobytesOf = new Map<string, number>();
  for (const file of scripts) {
    kilobytesOf.set(file, gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000);
  }
  const sizeOf = (file: string) => {
    const kilobytes = kilobytesOf.get(file);
    if (kilobytes === undefined) throw new Error(`${file} is not a script of the build.`);
    return kilobytes;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  return {
    pages: pages.map(({ path, group, files }) => ({ path, group, kilobytes: sum(files) })),
    chunks: scripts.map(file => ({
      file,
      kilobytes: sizeOf(file),
      isLazy: !scriptsOfAllPages.includes(file),
    })),
  };
}
