import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

/** The two files of Swagger UI that a page asks for. Nothing of that package runs here, or is needed once they are copied. */
const renderer = { rendererCode: 'swagger-ui-bundle.js', rendererStyle: 'swagger-ui.css' } as const;

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
  const described = async (name: string, file: string) => {
    const integrity = integrityOf(await readFile(join(outDir, file)));
    return [name, { path: `/docs/${file}`, integrity }];
  };
  const files = await Promise.all(
    Object.entries(entries).map(async ([name, source]) => {
      const file = manifest[source]?.file;
      if (!file) throw new Error(`The build has no file for docs/${source}.`);
      return described(name, file);
    }),
  );
  const copied = await Promise.all(
    Object.entries(renderer).map(async ([name, file]) => described(name, await copyOfRenderer(file, outDir))),
  );
  await rm(join(outDir, '.vite'), { recursive: true });
  await mkdir(join(dist, '.vite'), { recursive: true });
  await writeFile(
    join(dist, '.vite/docs.json'),
    `${JSON.stringify(Object.fromEntries([...files, ...copied]), null, 2)}\n`,
  );
}

/** @returns the copy's name, which holds the version: what stands under assets is kept for a year. */
async function copyOfRenderer(file: string, outDir: string): Promise<string> {
  const { resolve: find } = createRequire(import.meta.url);
  // Every package says its version there.
  const { version } = JSON.parse(await readFile(find('swagger-ui-dist/package.json'), 'utf8')) as {
    version: string;
  };
  const copy = `assets/${version}-${file}`;
  await copyFile(find(`swagger-ui-dist/${file}`), join(outDir, copy));
  return copy;
}
