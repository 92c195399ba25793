import { readFile } from 'node:fs/promises';

/** JavaScript of one route group, gzip kB: what the first load of its heaviest page fetches. */
export interface GroupSize {
  readonly group: string;
  readonly kilobytes: number;
}

/** What is read of the sizes that the web app's build writes. */
interface Sizes {
  readonly pages: readonly { readonly path: string; readonly group: string; readonly kilobytes: number }[];
}

const sizesFile = new URL('../../web/dist/.vite/sizes.json', import.meta.url);

/** The heaviest page of each route group, from the sizes that the web app's build writes and checks. */
export async function bundleSizes(): Promise<GroupSize[]> {
  // `web/tools/build.ts` writes this file.
  const { pages } = JSON.parse(await readFile(sizesFile, 'utf8')) as Sizes;
  const heaviest = new Map<string, Sizes['pages'][number]>();
  for (const page of pages) {
    if (page.kilobytes > (heaviest.get(page.group)?.kilobytes ?? 0)) heaviest.set(page.group, page);
  }
  return [...heaviest.values()].map(({ group, path, kilobytes }) => ({
    group: `${group} (${path})`,
    kilobytes,
  }));
}
