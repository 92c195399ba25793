import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { integrityOf } from './integrity.ts';
import { readManifest } from './manifest.ts';
import { fromSources } from './own-sources.ts';

const root = resolve(import.meta.dirname, '../docs');

/** What the pages of the docs ask for, by the source it is made of. */
const entries = {
  style: 'docs.css',
  playground: 'playground/main.tsx',
  reference: 'reference-filter.ts',
  copy: 'copy-code.ts',
} as const;

/**
 * Builds the style sheet and the scripts of `/docs` into `{dist}/docs`, apart from the web app's own files, and tells the
 * adapter their names in `.vite/docs.json`. The adapter writes the pages.
 */
export async function buildDocs(dist: string): Promise<void> {
  const outDir = join(dist, 'docs');
  await build({
    configFile: false,
    root,
    // Files name each other from where they stand, so that a proxy may serve them below a path of its own.
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    ...fromSources,
    build: {
      outDir,
      emptyOutDir: true,
      // The content security policy allows no data: address, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: false,
      manifest: true,
      target: 'es2022',
      rolldownOptions: { input: Object.values(entries).map(file => join(root, file)) },
    },
  });
  const manifest = await readManifest(outDir);
  const files = await Promise.all(
    Object.entries(entries).map(async ([name, source]) => {
      const file = manifest[source]?.file;
      if (!file) throw new Error(`The build has no file for docs/${source}.`);
      const integrity = integrityOf(await readFile(join(outDir, file)));
      return [name, { path: `/docs/${file}`, integrity }];
    }),
  );
  await rm(join(outDir, '.vite'), { recursive: true });
  await mkdir(join(dist, '.vite'), { recursive: true });
  await writeFile(join(dist, '.vite/docs.json'), `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
}
