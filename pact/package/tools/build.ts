/** Writes `dist`: the program with its dependencies in one file, and the licences of the dependencies. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const folder = fileURLToPath(new URL('..', import.meta.url));
const fileName = 'choose-life-verify.js';

const built = await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  // undici 8, which the servers use, needs a newer Node than this package supports.
  resolve: { alias: { undici: dirname(fileURLToPath(import.meta.resolve('undici-7/package.json'))) } },
  ssr: { noExternal: true },
  build: {
    ssr: '../src/cli/choose-life-verify.ts',
    target: 'node20.19',
    rolldownOptions: { output: { banner: '#!/usr/bin/env node', entryFileNames: fileName } },
  },
});

// The cast is safe because a build without a watcher and with one output returns that output.
const { output } = built as Rolldown.RolldownOutput;
const modules = output.flatMap(file => (file.type === 'chunk' ? file.moduleIds : []));
// The package folder of each module: the path up to the package name after the last `node_modules`. The name may have a scope.
const packages = modules.flatMap(id => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []);
const licences = await Promise.all(
  [...new Set(packages)].map(async path => {
    const { name, version } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
    return `${name} ${version}\n\n${await readFile(join(path, 'LICENSE'), 'utf8')}`;
  }),
);
await writeFile(join(folder, 'dist/THIRD-PARTY-LICENSES.txt'), licences.join('\n\n---\n\n'));
