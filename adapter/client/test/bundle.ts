import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A bundle for a browser. */
export interface Bundle {
  readonly code: string;
  /** Size after gzip in bytes. */
  readonly gzipped: number;
  /** The names of the packages in the bundle. */
  readonly packages: readonly string[];
}

/** Bundles lines of code with their dependencies, as the production build of a project in that folder would. */
export async function bundle(folder: string, lines: string): Promise<Bundle> {
  const input = join(folder, 'entry.js');
  await writeFile(input, lines);
  const buildResult = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  // A single build with `write: false` returns its output.
  const { output } = buildResult as Rolldown.RolldownOutput;
  const chunks = output.filter(file => file.type === 'chunk');
  const code = chunks.map(chunk => chunk.code).join('\n');
  const ids = chunks.flatMap(chunk => chunk.moduleIds);
  const packages = ids.flatMap(id => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return { code, gzipped: gzipSync(code).length, packages: [...new Set(packages)].sort() };
}
