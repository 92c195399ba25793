import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outputOf } from '../tools/built-code.ts';

const web = resolve(import.meta.dirname, '..');
/** A folder with copies of the files that the CLI, Biome and tsc read. */
const root = join(web, `builds/registry-${process.pid}`);
const copiedWeb = join(root, 'web');
/** The component that the CLI adds. */
const addedFile = 'src/components/ui/pagination.tsx';
const binPath = (name: string) => resolve(web, '../node_modules', name);
const runNode = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [binPath(program), ...args], { cwd: root, encoding: 'utf8' });
// Without Git, because Biome would skip the copies, whose folder is in `.gitignore`.
const runBiome = (command: string, ...args: readonly string[]) =>
  runNode('@biomejs/biome/bin/biome', command, '--vcs-enabled=false', ...args, `web/${addedFile}`);

/** The response to the only request of the CLI, which requests the base colours. The CLI reads the item itself from a file. */
const baseColours = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  cssVarsV4: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
};
const registry = createServer((_request, response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(baseColours)),
);

beforeAll(async () => {
  await mkdir(copiedWeb, { recursive: true });
  for (const name of ['components.json', 'package.json', 'src', 'vite.config.ts'])
    await cp(join(web, name), join(copiedWeb, name), { recursive: true });
  await cp(join(web, '../biome.json'), join(root, 'biome.json'));
  const paths = { '@/*': ['./src/*'] };
  await writeFile(
    join(copiedWeb, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.json', compilerOptions: { paths }, include: [addedFile] }),
  );
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(async () => {
  registry.close();
  await rm(root, { recursive: true, force: true });
});

it('`shadcn add` creates a component that passes lint, type check and build once it is formatted', async () => {
  // `address()` returns a string only for a pipe, and null only before the server listens.
  const { port } = registry.address() as { port: number };
  const item = join(import.meta.dirname, 'registry-item.json');
  await promisify(execFile)('npx', ['--yes', 'shadcn@4.23.0', 'add', item, '--yes'], {
    cwd: copiedWeb,
    env: { ...process.env, REGISTRY_URL: `http://127.0.0.1:${port}/r` },
  });
  const file = join(copiedWeb, addedFile);
  expect(runBiome('format', '--write')).toMatchObject({ status: 0 });
  expect(await readFile(file, 'utf8')).toContain("from '@/lib/cn'");
  expect(runBiome('lint', '--error-on-warnings')).toMatchObject({ status: 0 });
  expect(runNode('typescript/bin/tsc', '-p', copiedWeb)).toMatchObject({ stdout: '', status: 0 });
  const built = await build({
    root: copiedWeb,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    resolve: { alias: { '@': join(copiedWeb, 'src') } },
    build: { write: false, rolldownOptions: { input: [file, join(copiedWeb, 'src/styles/index.css')] } },
  });
  const styleSheet = outputOf(built).find(({ fileName }) => fileName.endsWith('.css'));
  // The theme defines shadcn's colours, so shadcn's class names work.
  const css = styleSheet?.type === 'asset' ? String(styleSheet.source) : '';
  expect(css).toContain('.text-muted-foreground');
});
