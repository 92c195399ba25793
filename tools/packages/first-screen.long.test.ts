import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChooseLifeClient, gatewayErrorOf } from '@choose-life/client';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedProduct } from '../../embedded/src/embedded-product.ts';
import { startProduct } from '../../embedded/src/start-product.ts';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { launchBrowser } from '../../web/e2e/support/browser.ts';
import { createLinkedProject, type UserProject } from './test/user-project.ts';

/* Runs the code of the recipe "Your first screen in Vite", then the code of "Ask the questionnaire", which continues it. */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The files of the project that the recipe does not contain. */
const files = join(root, 'tools/packages/test/first-screen');

/** The client's peer dependencies, the packages of Vite's template, and Vitest, which runs the tests of the recipe. */
const dependencies = [
  '@trpc/client',
  '@trpc/server',
  '@trpc/react-query',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'vite',
  'vitest',
  '@vitejs/plugin-react',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

let project: UserProject;
let product: EmbeddedProduct;
let server: ViteDevServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [project, product, browser] = await Promise.all([
    createLinkedProject({ packed: ['adapter/client'], dependencies, files }),
    startProduct({}),
    launchBrowser(),
  ]);
  await writeRecipe('first-screen-in-vite.md');
  // The vite.config.ts of the recipe reads this variable.
  process.env.ADAPTER = product.url;
  server = await createServer({ root: project.folder, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  page = await browser.newPage();
}, 240_000);
afterAll(async () => {
  delete process.env.ADAPTER;
  await browser?.close();
  await server?.close();
  await product?.stop();
  await project?.remove();
});

/** Writes the files of a recipe into the project. */
async function writeRecipe(recipe: string): Promise<void> {
  for (const { code, file } of filesOf(await readFile(join(root, 'docs/recipes', recipe), 'utf8'))) {
    await mkdir(dirname(join(project.folder, file)), { recursive: true });
    await writeFile(join(project.folder, file), code);
  }
}

/** The files of a page: code blocks whose language is followed by a path. */
function filesOf(text: string): { readonly file: string; readonly code: string }[] {
  const blocks = [...text.matchAll(/^```tsx? (\S+)\n(.*?)^```/gms)];
  return blocks.map(([, file = '', code = '']) => ({ file, code }));
}

/** Opens the app, and submits the log-in form. */
const logIn = async (password: string) => {
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByLabel('E-mail').fill(demoAccount.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
};

// The tests share one browser page: each continues where the previous test ended.
describe('the app of "Your first screen in Vite"', () => {
  it('shows a message after a wrong password', async () => {
    await logIn('not the password');
    expect(await page.getByRole('alert').innerText()).not.toBe('');
  });

  it('logs in, lists the reports, and downloads one as a PDF', async () => {
    await logIn(demoAccount.password);
    await page.getByRole('heading', { name: /^Reports of / }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).first().click(),
    ]);
    const file = await readFile(await download.path());
    expect([download.suggestedFilename(), file.subarray(0, 5).toString()]).toEqual(['report.pdf', '%PDF-']);
  });

  it('ends the session of the token when the person logs out', async () => {
    const [logOutRequest] = await Promise.all([
      page.waitForRequest('**/trpc/authentication.logOut*'),
      page.getByRole('button', { name: 'Log out' }).click(),
    ]);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await logOutRequest.response();
    const token = (await logOutRequest.headerValue('authorization')) ?? '';
    const client = createChooseLifeClient({ url: product.trpcUrl, token });
    const details = await client.authentication.userDetails.query().catch(gatewayErrorOf);
    // Longer than the text `undefined`, which a missing token could become.
    expect(token.length).toBeGreaterThan('undefined'.length);
    expect(details).toMatchObject({ kind: 'SESSION_EXPIRED' });
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain(token);
  });

  it('has tests that pass without a server', async () => {
    const output = await project.node(join(root, 'node_modules/vitest/vitest.mjs'), 'run');
    // The recipe has three tests.
    expect(output).toContain('3 passed');
  });
});

describe('the app continued by "Ask the questionnaire"', () => {
  it('asks the questions, saves, reports a mistyped answer, and shows a report', async () => {
    await writeRecipe('ask-the-questionnaire.md');
    await page.evaluate(() => sessionStorage.clear());
    await logIn(demoAccount.password);
    await page.getByLabel('What is your sex?').selectOption('Female');
    await page.getByLabel('How old are you?').fill('4000');
    expect(await page.getByText('expected a number from 18 up to 110 years').count()).toBe(1);
    expect(await page.getByRole('button', { name: '1 to check' }).isDisabled()).toBe(true);
    await page.getByLabel('How old are you?').fill('45');
    // Units are metric unless US customary units are chosen.
    expect(await page.getByLabel(/in feet/).count()).toBe(0);
    // The question about a smear test is only for women.
    await page.getByLabel(/smear/).waitFor();
    await page.getByLabel('What is your sex?').selectOption('Male');
    await page.getByLabel(/smear/).waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Saved').waitFor();
    await page.getByRole('button', { name: 'Get my report' }).click();
    // There are too few answers for a risk age.
    await page.getByRole('heading', { name: 'Your risk age: -' }).waitFor();
  });
});
