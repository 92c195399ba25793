/**
 * Builds `dist`: the code of this repository as a few modules of JavaScript, and its type declarations. Other packages are dependencies, except
 * tRPC, which is bundled. Users choose the version of tRPC, a peer dependency of `@choose-life/client`, and an exact dependency of this package
 * could conflict with that version.
 */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { build, type Plugin } from 'vite';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Creates a plugin that replaces a text in a file, and fails if the file does not contain the text. */
function replacePlugin(file: RegExp, text: string, replacement: string): Plugin {
  return {
    name: `replace in ${file}`,
    transform: {
      filter: { id: file },
      handler(code) {
        if (!code.includes(text)) this.error(`${text} is no longer in this file`);
        return code.replace(text, replacement);
      },
    },
  };
}

await build({
  configFile: false,
  root: packageFolder,
  logLevel: 'warn',
  plugins: [
    // The report printer starts its threads with the relative URL of a module, which has another name in `dist`.
    replacePlugin(/\/reports\/report-printer\.ts$/, './pdf/render-worker.ts', './render-worker.js'),
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
      // All modules are in one folder, since the URL of the worker's module is relative to the folder of its caller.
      // The docstrings are removed from the code, because users read them in the declarations.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', comments: { jsdoc: false } },
    },
  },
});

// Files that modules of the gateway read from their folder at run time, which is `dist` here.
for (const files of ['content/articles', 'db/migrations']) {
  await cp(join(packageFolder, '../gateway/src', files), join(packageFolder, 'dist', basename(files)), {
    recursive: true,
  });
}

// tRPC is bundled, so the package must contain its license.
await cp(
  new URL('../LICENSE', import.meta.resolve('@trpc/server')),
  join(packageFolder, 'dist/trpc.LICENSE'),
);

// Every export has an explicit type, so the declarations can be made file by file.
for (const name of ['start-embedded', 'embedded-product']) {
  const source = await readFile(join(packageFolder, `src/${name}.ts`), 'utf8');
  const { outputText } = ts.transpileDeclaration(source, {
    fileName: `${name}.ts`,
    compilerOptions: { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.NodeNext },
  });
  // TypeScript does not rewrite the imports in declarations.
  await writeFile(join(packageFolder, `dist/${name}.d.ts`), outputText.replaceAll(".ts';", ".js';"));
}
