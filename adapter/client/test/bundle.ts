import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The bundle that a browser would load for a few lines of code. */
export interface Bundle {
  readonly code: string;
  /** Bytes after gzip. */
  readonly gzipped: number;
  /** The packages whose code is in it. */
  readonly packages: readonly string[];
}

/** Bundles the lines as a project in that folder would for production, with everything they need. */
export async function bundle(folder: string, lines: string): Promise<Bundle> {
  const input = join(folder, 'entry.js');
  await writeFile(input, lines);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  // One build, written nowhere: what it made is in the answer.
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter(file => file.type === 'chunk');
  const code = chunks.map(chunk => chunk.code).join('\n');
  const ids = chunks.flatMap(chunk => chunk.moduleIds);
  const packages = ids.flatMap(id => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  return { code, gzipped: gzipSync(code).length, packages: [...new Set(packages)].sort() };
}
