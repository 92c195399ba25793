import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { moduleId, outputOf } from './built-code.ts';
import { integrityOf } from './document.ts';

const root = resolve(import.meta.dirname, '../docs');

/** The source file of each script and style sheet. `adapter/docs/page.ts` finds the built files by these names. */
const entries = {
  style: 'docs.css',
  session: 'session.ts',
  codeExamples: 'code-examples.ts',
  api: 'api.js',
  apiStyle: 'api.css',
} as const;

/**
 * Builds the scripts and styles of the pages of `/docs`. The adapter renders these pages, and reads the paths and integrity values of the
 * files from `.vite/docs.json`.
 * @param dist the folder of the build
 */
export async function buildDocs(dist: string): Promise<void> {
  const outDir = join(dist, 'docs');
  const built = await build({
    configFile: false,
    root,
    // Relative addresses, because a proxy may serve the files below a path.
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      // Nothing is inlined: the content security policy forbids data: URLs.
      assetsInlineLimit: 0,
      // Vite does not build the documents, so it cannot add preload links to them.
      modulePreload: false,
      // All supported browsers have ES2022 (docs/decisions/0021-supported-browsers.md).
      target: 'es2022',
      // In kB. Vite would warn of Swagger UI, which is one file of more than 500 kB.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: Object.values(entries).map(file => join(root, file)),
        // Rolldown would warn that the Tailwind plugin takes most of the time.
        checks: { bundlerTimings: false },
      },
    },
  });
  // A script is found by its module. A style sheet is an asset and has no module, so it is found by the name of its source.
  const fileOf = (source: string) =>
    outputOf(built).find(file =>
      file.type === 'chunk'
        ? file.facadeModuleId === moduleId(root, source)
        : file.originalFileNames.includes(source),
    )?.fileName;
  const files = await Promise.all(
    Object.entries(entries).map(async ([name, source]) => {
      const file = fileOf(source);
      if (file === undefined) throw new Error(`The build has no file for docs/${source}.`);
      const integrity = integrityOf(await readFile(join(outDir, file)));
      return [name, { path: `/docs/${file}`, integrity }];
    }),
  );
  await writeFile(join(dist, '.vite/docs.json'), `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`);
}
