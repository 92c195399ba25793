import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinkedProject, type UserProject } from './test/user-project.ts';

/* Compiles and parses the code blocks of the documentation pages without changes. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const recipes = readdirSync(join(root, 'docs/recipes')).map(name => `docs/recipes/${name}`);
const readmes = ['.', 'adapter/client', 'openapi', 'embedded', 'pact/package'];
const pages = [...readmes.map(workspace => join(workspace, 'README.md')), 'docs/start.md', ...recipes];
/** The code blocks: the language, and after it the file of the reader's project, if the page names one. */
const blocks = pages.flatMap(page =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w+) ?(\S*)\n(.*?)^```/gms)].map(
    ([, language = '', file = '', code = '']) => ({ page, language, file, code }),
  ),
);

/** The code blocks of this recipe are rows for tables of this repository. They cannot be compiled in a project, and are only parsed. */
const recipeWithRows = 'docs/recipes/add-a-procedure.md';
const firstScreenRecipe = 'docs/recipes/first-screen-in-vite.md';
/** This recipe changes and adds files of the project of `firstScreenRecipe`. */
const questionnaireRecipe = 'docs/recipes/ask-the-questionnaire.md';

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

let project: UserProject;
beforeAll(async () => {
  const files = join(root, 'tools/packages/test/first-screen');
  project = await createLinkedProject({
    packed: ['adapter/client', 'openapi', 'embedded'],
    dependencies,
    files,
  });
  const folderOf = (page: string) => join(project.folder, 'pages', page.replaceAll('/', '-'));
  for (const { language, page, file, code } of blocks) {
    if (!/^tsx?$/.test(language) || page === recipeWithRows) continue;
    // All blocks of a page that name no file become one module.
    const path = join(folderOf(page), file || `examples.${language}`);
    await mkdir(dirname(path), { recursive: true });
    await appendFile(path, `${code}\n`);
  }
  // `force: false` keeps the files that the questionnaire recipe has changed.
  await cp(folderOf(firstScreenRecipe), folderOf(questionnaireRecipe), { recursive: true, force: false });
  // Users install Playwright's test runner under the name `@playwright/test`.
  const paths = { '@playwright/test': ['./node_modules/playwright/test'] };
  // `noUnusedLocals` is off, since examples need not use everything that they show. `noImplicitReturns` is stricter than the recipe's project.
  const compilerOptions = { noUnusedLocals: false, noImplicitReturns: true, paths };
  const config = { extends: './tsconfig.json', compilerOptions, include: ['pages'] };
  await writeFile(join(project.folder, 'tsconfig.pages.json'), JSON.stringify(config));
});
afterAll(() => project?.remove());

describe('the examples of the documentation', () => {
  it('compile strictly', async () => {
    // The fastest of the compilers that users may have; packages.test.ts runs the others.
    const tsc = join(root, 'tools/packages/compilers/7/node_modules/typescript/bin/tsc');
    expect(await project.node(tsc, '--project', 'tsconfig.pages.json')).toBe('');
  });

  it('pass the kind and the status of a failed call from a server to the browser', async () => {
    const loaderFile = `./pages/docs-recipes-first-screen-in-vite.md/src/loader.ts`;
    const code = `import { createFakeAdapter, offline } from '@choose-life/client/testing';
      import { deferredLoader, loader } from '${loaderFile}';
      const fake = createFakeAdapter();
      globalThis.fetch = fake.fetch;
      const requestWith = cookie => ({ request: new Request('http://page.example/', { headers: { cookie } }) });
      const failureOfBothLoaders = async () => {
        const response = await loader(requestWith('other=1')).catch(error => error);
        const deferred = await deferredLoader(requestWith('other=1')).result;
        return {
          thrown: [response.status, (await response.json()).kind],
          deferred: [deferred.status, deferred.failure.kind],
        };
      };
      const withoutToken = await failureOfBothLoaders();
      fake.answer({ authentication: { userDetails: offline } });
      const withoutNetwork = await failureOfBothLoaders();
      fake.reset();
      const { details } = await loader(requestWith('other=1; token=t-1'));
      const loaded = { emailType: typeof details.userEmail, token: fake.calls[0].token };
      console.log(JSON.stringify({ withoutToken, withoutNetwork, loaded }));`;
    const results = await project.node('--input-type=module', '--eval', code);
    expect(JSON.parse(results)).toEqual({
      withoutToken: { thrown: [401, 'SESSION_EXPIRED'], deferred: [401, 'SESSION_EXPIRED'] },
      withoutNetwork: { thrown: [502, 'OFFLINE'], deferred: [502, 'OFFLINE'] },
      loaded: { emailType: 'string', token: 't-1' },
    });
  });

  it('can be parsed if they are table rows', () => {
    const rows = blocks.filter(({ language, page }) => language === 'ts' && page === recipeWithRows);
    expect(rows).not.toEqual([]);
    for (const { code } of rows) {
      expect(ts.transpileModule(`({${code}})`, { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
  });

  it('can be parsed if they are shell commands', () => {
    const commands = blocks.filter(({ language }) => language === 'sh');
    expect(commands.length).toBeGreaterThan(5);
    for (const { code, page } of commands) {
      expect(spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' }).stderr, page).toBe('');
    }
  });
});
