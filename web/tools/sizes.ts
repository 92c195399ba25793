import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteGroup } from '../src/paths.ts';

/** A page's code as the build found it. */
export interface PageCode {
  readonly path: string;
  readonly group: RouteGroup;
  /** The files of its first load, by path in the build. */
  readonly files: readonly string[];
  /** The files of its parts that make calls, where the page itself stands without them. */
  readonly callingFiles: readonly string[];
}

interface PageSize {
  readonly path: string;
  readonly group: RouteGroup;
  readonly kilobytes: number;
  /** What a marketing page fetches besides, on opening, for parts of it that call the gateway. */
  readonly calls: number;
}

/** JavaScript in gzip kB (1000 bytes): of each page's first load, and of each file. */
export interface Sizes {
  readonly pages: readonly PageSize[];
  readonly chunks: readonly { readonly file: string; readonly kilobytes: number; readonly lazy: boolean }[];
}

/** The most that a first load may weigh, in gzip kB. */
const limits: Readonly<Record<RouteGroup, number>> = {
  marketing: 85,
  auth: 125,
  'signed-in': 150,
  hra: 150,
};

/** The most that any file fetched later may weigh, and all that a marketing page fetches for its calls. */
const laterLimits = { chunk: 40, calls: 50 } as const;

/** Weighs what a build wrote. `eager` are the files of every page. */
export async function weigh(
  dist: string,
  pages: readonly PageCode[],
  all: readonly string[],
  eager: readonly string[],
): Promise<Sizes> {
  const weights = new Map<string, number>();
  for (const file of all) {
    weights.set(file, gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000);
  }
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  return {
    pages: pages.map(({ path, group, files, callingFiles }) => ({
      path,
      group,
      kilobytes: sum(files),
      calls: sum(callingFiles),
    })),
    chunks: all.map(file => ({ file, kilobytes: sum([file]), lazy: !eager.includes(file) })),
  };
}

/** What weighs too much, in sentences; empty when all is well. */
export function tooHeavy({ pages, chunks }: Sizes): string[] {
  const says = (what: string, kilobytes: number, limit: number) =>
    `${what}: ${kilobytes.toFixed(1)} kB of JavaScript (gzip), and ${limit} is the most.`;
  return [
    ...pages
      .filter(({ group, kilobytes }) => kilobytes > limits[group])
      .map(({ path, group, kilobytes }) => says(`The first load of ${path}`, kilobytes, limits[group])),
    ...pages
      .filter(({ calls }) => calls > laterLimits.calls)
      .map(({ path, calls }) => says(`The calls of ${path}`, calls, laterLimits.calls)),
    ...chunks
      .filter(({ lazy, kilobytes }) => lazy && kilobytes > laterLimits.chunk)
      .map(({ file, kilobytes }) => says(file, kilobytes, laterLimits.chunk)),
  ];
}
