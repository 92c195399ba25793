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

/** Makes a production build of the code, as a project in the folder would. The bundle includes the dependencies. */
export async function bundle(folder: string, source: string): Promise<Bundle> {
  const input = join(folder, 'entry.js');
  await writeFile(input, source);
  const buildResult = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  });
  // A single build with `write: false` returns its output.
  const { output } = buildResult as Rolldown.RolldownOutput;
  const chunks = output.filter(file => file.type === 'chunk');
  const code = chunks.map(chunk => chunk.code).join('\n');
  const ids = chunks.flatMap(chunk => chunk.moduleIds);
  // The name of the package follows node_modules. It has one segment, or two if it starts with a scope (`@scope/name`).
  const packages = ids.flatMap(id => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return { code, gzipped: gzipSync(code).length, packages: [...new Set(packages)].sort() };
}
