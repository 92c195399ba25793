import { copyFile, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import clientManifest from '../../adapter/client/package.json' with { type: 'json' };
import { bundle } from '../../adapter/client/test/bundle.ts';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { type StartedProduct, startProduct } from '../../web/e2e/support/product.ts';
import { installClientWithTrpc } from './test/client-with-trpc.ts';
import { createInstalledProject, createLinkedProject, type UserProject } from './test/user-project.ts';

/** The direct and indirect dependencies of the client and of the OpenAPI package, and of the files in test/user-project. */
const dependencies = [
  '@trpc/client',
  '@trpc/server',
  '@trpc/react-query',
  '@trpc/tanstack-react-query',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'react',
  '@types/react',
  'csstype',
  'openapi-fetch',
  'openapi-typescript-helpers',
  'typescript',
];
/** A folder without node_modules. */
const emptyFolder = temporaryFolder();
const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = 'node_modules/typescript/bin/tsc';
const files = fileURLToPath(new URL('test/user-project', import.meta.url));

let project: UserProject;
let product: StartedProduct;

beforeAll(async () => {
  const createUserProject = inject('long') ? createInstalledProject : createLinkedProject;
  project = await createUserProject({ packed: ['adapter/client', 'openapi'], dependencies, files });
});
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => project?.remove());
afterAll(() => product?.stop());

describe('a project that has installed the packages', () => {
  it('makes every write call in every-call.ts', async () => {
    const source = await readFile(join(files, 'every-call.ts'), 'utf8');
    const writes = callIds.filter(id => calls[id].effect !== 'read');
    expect(writes.filter(id => !source.includes(`client.${id}.mutate(`))).toEqual([]);
  });

  it('compiles strictly, and makes all its calls to a running product', async () => {
    expect(await project.node(tsc)).toBe('');
    const { email, password, companyName } = demoAccount;
    const args = [product.url, product.gatewayUrl, product.mailboxJsonUrl, email, password];
    expect(JSON.parse(await project.node('run.mjs', ...args))).toEqual({
      adviceAfterErrors: ['read this: 99', 'log in again', 'correct the call'],
      directCalls: [companyName, '13 sections', 'refused with 99'],
      queryOptions: ['SESSION_EXPIRED', email, 'the whole library'],
    });
  });

  it('can require the client from CommonJS', async () => {
    const output = await project.node('--no-experimental-require-module', 'run.cjs');
    // The error kind of a call without a server, and a saved answer.
    expect(JSON.parse(output)).toEqual(['OFFLINE', 'female']);
  });

  it('can require each entry by its path, as tools that ignore `exports` do', () => {
    const require = createRequire(import.meta.url);
    const installed = join(project.folder, 'node_modules/@choose-life/client');
    for (const entry of Object.keys(clientManifest.exports)) {
      expect(Object.keys(require(join(installed, entry)))).not.toEqual([]);
    }
  });

  it('can use the client as one file, without a bundler or an import map', async () => {
    const file = join(emptyFolder, 'browser.mjs');
    await copyFile(join(project.folder, 'node_modules/@choose-life/client/dist/browser.js'), file);
    const code = `const { createChooseLifeClient } = await import(process.argv[1]);
      const client = createChooseLifeClient({ url: process.argv[2] });
      console.log(await client.authentication.userDetails.query().catch(error => error.data.gateway.kind));`;
    const output = project.node('--input-type=module', '--eval', code, file, `${product.url}/trpc`);
    expect(await output).toBe('SESSION_EXPIRED\n');
  });

  // A test above compiles with the TypeScript version of this repository.
  it.each(inject('long') ? ['5.4', '5.9', '7'] : [])(
    'compiles strictly with TypeScript %s',
    async version => {
      expect(await project.node(join(root, 'tools/packages/compilers', version, tsc), '--noEmit')).toBe('');
    },
  );

  if (inject('long')) {
    it('compiles every call with at most 2,500 type instantiations', async () => {
      // The instantiations are the work of the compiler at every build of a user, so the test fails if a change of the types multiplies them.
      const options = ['--project', 'tsconfig.calls.json', '--noEmit', '--extendedDiagnostics'];
      const output = await project.node(tsc, ...options);
      const instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1]);
      expect(instantiations).toBeGreaterThan(0);
      expect(instantiations).toBeLessThanOrEqual(2_500);
    });
  }
});

describe('the packed client', () => {
  it('is at most 8.3 kB with its dependencies (gzipped), and bundles neither zod nor server code', async () => {
    const importEverything = "import * as client from '@choose-life/client'; globalThis.client = client;";
    const { gzipped, packages } = await bundle(project.folder, importEverything);
    expect(gzipped).toBeLessThanOrEqual(8_300);
    expect(packages).toEqual(['@choose-life/client', '@trpc/client', '@trpc/server']);
  });

  // The oldest version that the client supports, and two later ones.
  it.each(inject('long') ? ['11.4.0', '11.18.0', '11.25.2'] : [])(
    'can be installed with tRPC %s',
    async version => {
      await expect(installClientWithTrpc(version, project.tarballs[0] ?? '')).resolves.toBeUndefined();
    },
  );

  it('cannot be installed with a different major version of tRPC', async () => {
    await expect(installClientWithTrpc('10.45.0', project.tarballs[0] ?? '')).rejects.toThrow('ERESOLVE');
  });

  it.each([
    ['gatewayErrorOf', '@choose-life/client', 900],
    ['savedAnswersOf', '@choose-life/client/saved-answers', 2_100],
    ['questionnaireSchema', '@choose-life/client/questionnaire', 3_200],
  ])('bundles %s of %s in at most %d bytes (gzipped)', async (name, from, maxBytes) => {
    const importOne = `import { ${name} } from '${from}'; globalThis.read = ${name};`;
    const { gzipped, packages } = await bundle(project.folder, importOne);
    expect(gzipped).toBeLessThanOrEqual(maxBytes);
    expect(packages).toEqual(['@choose-life/client']);
  });

  /** The texts of the modules and declarations. */
  const readDist = async () => {
    const dist = join(project.folder, 'node_modules/@choose-life/client/dist');
    const names = (await readdir(dist, { recursive: true })).filter(name => /\.c?[jt]s$/.test(name));
    return Promise.all(names.map(name => readFile(join(dist, name), 'utf8')));
  };

  it('documents each call with its summary', async () => {
    // Joins the lines of a comment, since a summary may be wrapped.
    const documentation = (await readDist()).join('\n').replace(/\s*\n\s*\*\s*/g, ' ');
    expect(callIds.filter(id => !documentation.includes(calls[id].summary))).toEqual([]);
  });

  it('imports only tRPC', async () => {
    // Imports of anything but a relative path.
    const imports = (await readDist()).flatMap(text =>
      [...text.matchAll(/(?:from |import\(|require\()["']([^'".][^'"]*)/g)].map(([, name]) => name),
    );
    expect([...new Set(imports)].sort()).toEqual([
      '@trpc/client',
      '@trpc/react-query',
      '@trpc/server',
      '@trpc/server/observable',
    ]);
  });
});
