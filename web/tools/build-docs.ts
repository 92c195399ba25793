import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { outputOf } from './built-code.ts';
import { integrityOf } from './document.ts';
import { fromSources } from './own-sources.ts';

const root = resolve(import.meta.dirname, '../docs');

/** The sources of the files that docs pages link to. */
const entries = {
  style: 'docs.css',
  playground: 'playground/main.tsx',
  reference: 'reference-filter.ts',
  copy: 'copy-code.ts',
} as const;

/** Files of Swagger UI for the reference. They are only copied. */
const renderer = { rendererCode: 'swagger-ui-bundle.js', rendererStyle: 'swagger-ui.css' } as const;

/**
 * Builds style sheet and scripts of `/docs` into `{dist}/docs`, and writes their names to `.vite/docs.json` for the
 * adapter, which renders the pages.
 */
export async function buildDocs(dist: string): Promise<void> {
  const outDir = join(dist, 'docs');
  const built = await build({
    configFile: false,
    root,
    // Relative addresses, so that a proxy may serve the files below another path.
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    ...fromSources,
    build: {
      outDir,
      emptyOutDir: true,
      // The content security policy forbids data: URLs.
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: Object.values(entries).map(file => join(root, file)) },
    },
  });
  const fileOf = (source: string) =>
    outputOf(built).find(file =>
      file.type === 'chunk'
        ? file.facadeModuleId === join(root, source)
        : file.originalFileNames.includes(source),
    )?.fileName;
  const described = async (name: string, file: string) => {
    const integrity = integrityOf(await readFile(join(outDir, file)));
    return [name, { path: `/docs/${file}`, integrity }];
  };
  const files = await Promise.all(
    Object.entries(entries).map(async ([name, source]) => {
      const file = fileOf(source);
      if (file === undefined) throw new Error(`The build has no file for docs/${source}.`);
      return described(name, file);
    }),
  );
  const copied = await Promise.all(
    Object.entries(renderer).map(async ([name, file]) => described(name, await copyOfRenderer(file, outDir))),
  );
  await writeFile(
    join(dist, '.vite/docs.json'),
    `${JSON.stringify(Object.fromEntries([...files, ...copied]), null, 2)}\n`,
  );
}

/** @returns the copy's name with the version, since assets are cached for a year. */
async function copyOfRenderer(file: string, outDir: string): Promise<string> {
  const { resolve: find } = createRequire(import.meta.url);
  // Every package.json has a version.
  const { version } = JSON.parse(await readFile(find('swagger-ui-dist/package.json'), 'utf8')) as {
    version: string;
  };
  const copy = `assets/${version}-${file}`;
  await copyFile(find(`swagger-ui-dist/${file}`), join(outDir, copy));
  return copy;
}
