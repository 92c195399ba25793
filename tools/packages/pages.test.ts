import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkedProject, type OutsiderProject } from './test/outsider-project.ts';

/* Compiles and parses the code blocks of the documentation pages without changes. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const recipes = readdirSync(join(root, 'docs/recipes')).map(name => `docs/recipes/${name}`);
const readmes = ['.', 'adapter/client', 'openapi', 'embedded', 'pact/package'];
const pages = [...readmes.map(workspace => join(workspace, 'README.md')), 'docs/start.md', ...recipes];
const blocks = pages.flatMap(page =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w+) ?(\S*)\n(.*?)^```/gms)].map(
    ([, language = '', file = '', code = '']) => ({ page, language, file, code }),
  ),
);

/** The recipe whose code blocks are table rows of a call that does not exist, so they are only parsed. */
const recipeWithRows = 'docs/recipes/add-a-procedure.md';
/** A recipe that continues with the files of another recipe. */
const continuation = {
  page: 'docs/recipes/ask-the-questionnaire.md',
  from: 'docs/recipes/first-screen-in-vite.md',
};

/** The third-party packages that the examples import. */
const dependencies = [
  '@tanstack/react-query',
  '@trpc/client',
  '@trpc/react-query',
  '@trpc/server',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'openapi-fetch',
  'playwright',
  'react',
  'react-dom',
  'vite',
  'vitest',
];

let project: OutsiderProject;
beforeAll(async () => {
  const files = join(root, 'tools/packages/test/first-screen');
  project = await linkedProject({ packed: ['adapter/client', 'openapi', 'embedded'], dependencies, files });
  const folderOf = (page: string) => join(project.folder, 'pages', page.replaceAll('/', '-'));
  const code = blocks.filter(({ language, page }) => /^tsx?$/.test(language) && page !== recipeWithRows);
  for (const [file, fileBlocks] of Map.groupBy(code, ({ file, language, page }) =>
    join(folderOf(page), file || `examples.${language}`),
  )) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fileBlocks.map(block => block.code).join('\n'));
  }
  // `force: false` keeps a file that the continuing recipe replaces.
  await cp(folderOf(continuation.from), folderOf(continuation.page), { recursive: true, force: false });
  // Users install Playwright's test runner under the name `@playwright/test`.
  const paths = { '@playwright/test': ['./node_modules/playwright/test'] };
  // Examples need not use everything that they show.
  const compilerOptions = { noUnusedLocals: false, noImplicitReturns: true, paths };
  const config = { extends: './tsconfig.json', compilerOptions, include: ['pages'] };
  await writeFile(join(project.folder, 'tsconfig.pages.json'), JSON.stringify(config));
}, 60_000);
afterAll(() => project?.remove());

describe('the examples of the documentation', () => {
  it('compile strictly', async () => {
    // The fastest of the compilers that users may have; packages.test.ts runs the others.
    const tsc = join(root, 'tools/packages/compilers/7/node_modules/typescript/bin/tsc');
    expect(await project.node(tsc, '--project', 'tsconfig.pages.json')).toBe('');
  }, 60_000);

  it('pass the kind and the status of a failed call from a server to the browser', async () => {
    const loaders = `./pages/docs-recipes-first-screen-in-vite.md/src/loader.ts`;
    const code = `import { createFakeAdapter, offline } from '@choose-life/client/testing';
      import { deferredLoader, loader } from '${loaders}';
      const fake = createFakeAdapter();
      globalThis.fetch = fake.fetch;
      const as = cookie => ({ request: new Request('http://page.example/', { headers: { cookie } }) });
      const failed = async () => {
        const thrown = await loader(as('a=b')).catch(error => error);
        const { failure, status } = await deferredLoader(as('a=b')).result;
        return [thrown.status, (await thrown.json()).kind, status, failure.kind];
      };
      const results = [await failed()];
      fake.answer({ authentication: { userDetails: offline } });
      results.push(await failed());
      fake.reset();
      results.push([typeof (await loader(as('a=b; token=t-1'))).details.userEmail, fake.calls[0].token]);
      console.log(JSON.stringify(results));`;
    const results = await project.node('--input-type=module', '--eval', code);
    expect(JSON.parse(results)).toEqual([
      [401, 'SESSION_EXPIRED', 401, 'SESSION_EXPIRED'],
      [502, 'OFFLINE', 502, 'OFFLINE'],
      ['string', 't-1'],
    ]);
  });

  it('can be parsed if they are table rows', () => {
    for (const { code } of blocks.filter(
      ({ language, page }) => language === 'ts' && page === recipeWithRows,
    )) {
      expect(ts.transpileModule(`({${code}})`, { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
  });

  it('can be parsed and make existing calls if they are shell commands', () => {
    const commands = blocks.filter(({ language }) => language === 'sh');
    expect(commands.length).toBeGreaterThan(5);
    for (const { code, page } of commands) {
      expect(spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' }).stderr, page).toBe('');
    }
    const usedCalls = blocks.flatMap(({ code }) => [
      ...code.matchAll(/\/trpc\/([\w.]+)|\/api\/(?:prod|dev)(\/[\w/-]+)/g),
    ]);
    const paths = Object.values(calls).map(({ path }) => path.split('/{')[0]);
    expect(usedCalls.filter(([, id]) => id && !callIds.some(each => each === id))).toEqual([]);
    expect(usedCalls.filter(([, , path]) => path && !paths.some(each => path.startsWith(`${each}`)))).toEqual(
      [],
    );
  });
});
