/**
 * Makes `dist`: what is ours in a few modules of JavaScript, and the declarations. Packages of others stay outside, except tRPC: the
 * client needs it as a peer, in a version of the project's choice, and npm could install only one beside an exact dependency.
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('..', import.meta.url));

function replaced(file: RegExp, own: string, other: string): Plugin {
  return {
    name: `replaced in ${file}`,
    transform: {
      filter: { id: file },
      handler(code) {
        if (!code.includes(own)) this.error(`${own} does not stand here any more`);
        return code.replace(own, other);
      },
    },
  };
}

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  plugins: [
    // Code that starts a thread names its module by a relative URL.
    replaced(/\/reports\/report-printer\.ts$/, './pdf/render-worker.ts', './render-worker.js'),
  ],
  ssr: { noExternal: [/^@(choose-life|trpc)\//] },
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        'start-embedded': 'src/start-embedded.ts',
        program: 'src/program.ts',
        'render-worker': fileURLToPath(import.meta.resolve('@choose-life/gateway/reports/pdf/render-worker')),
      },
      // All in one folder: the addresses of the threads' modules count on it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

// Files that are read beside the module that reads them, which is in the one folder now.
for (const files of ['content/articles', 'db/migrations']) {
  await cp(join(folder, '../gateway/src', files), join(folder, 'dist', basename(files)), { recursive: true });
}

await cp(new URL('../LICENSE', import.meta.resolve('@trpc/server')), join(folder, 'dist/trpc.LICENSE'));

// Each exported thing has a written type, so the declarations of a file need no other.
for (const name of ['start-embedded', 'embedded-product']) {
  const source = await readFile(join(folder, `src/${name}.ts`), 'utf8');
  const { outputText } = ts.transpileDeclaration(source, {
    fileName: `${name}.ts`,
    compilerOptions: { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.NodeNext },
  });
  await writeFile(join(folder, `dist/${name}.d.ts`), outputText.replaceAll(".ts';", ".js';"));
}
