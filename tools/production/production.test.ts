import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChooseLifeClient } from '../../adapter/client/src/client.ts';
import { downloadReportPdf } from '../../adapter/client/src/download-report-pdf.ts';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { type StartedProduct, startProduct } from '../../web/e2e/support/product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const makeProductionFolder = (folder: string, env = process.env) =>
  promisify(execFile)(process.execPath, [join(root, 'tools/production/run.ts'), '--to', folder], { env });

const parent = temporaryFolder();
const folder = join(parent, 'new/product');
// Created here and not in a hook, because the titles below depend on the result.
const { stdout, stderr } = await makeProductionFolder(folder).catch(
  // The error of execFile also has the output.
  (error: { stdout: string; stderr: string }) => error,
);
/** Whether neither the network nor npm's cache has the packages. */
const cannotFetch = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(stderr);

let product: StartedProduct;
beforeAll(async () => {
  if (!cannotFetch) product = await startProduct({}, folder);
});
afterAll(async () => {
  await product?.stop();
});

const skipped = cannotFetch
  ? ' (skipped: packages are not in the cache of npm, and there is no network)'
  : '';

describe.skipIf(cannotFetch)(`the folder of npm run production${skipped}`, () => {
  it('is reported with its path and size', () => {
    expect(stdout).toMatch(new RegExp(`^${folder} contains what production runs, \\d+ MB\\.`));
  });

  it('has only production dependencies, in the versions of the lockfile', async () => {
    type Packages = Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
    const packagesIn = async (path: string): Promise<Packages> =>
      // Cast: npm writes both files in this format.
      (JSON.parse(await readFile(path, 'utf8')) as { packages: Packages }).packages;
    const installed = await packagesIn(join(folder, 'node_modules/.package-lock.json'));
    const locked = await packagesIn(join(root, 'package-lock.json'));
    const paths = Object.keys(installed);
    // A lower bound, so that an empty folder does not pass.
    expect(paths.length).toBeGreaterThan(50);
    expect(
      paths.filter(path => locked[path]?.dev || locked[path]?.version !== installed[path]?.version),
    ).toEqual([]);
    // React is a dependency of the web app, whose build contains it.
    const developmentOnly = ['vite', 'vitest', 'typescript', 'playwright-core', '@biomejs', 'react'];
    expect(developmentOnly.filter(name => existsSync(join(folder, 'node_modules', name)))).toEqual([]);
  });

  it('has no tests and no test support', async () => {
    const contents = ['adapter', 'contracts', 'gateway', 'service', 'tools'].map(workspace =>
      readdir(join(folder, workspace), { recursive: true }),
    );
    const files = (await Promise.all(contents)).flat();
    expect(files.filter(file => /\.test\.ts$|(^|\/)(testing|test)(\/|$)/.test(file))).toEqual([]);
  });

  it('serves the web app and the docs, and answers the calls from log-in to PDF', async () => {
    const paths = ['/', '/login', '/docs', '/docs/api', '/docs/recipes/first-screen-in-vite', '/readyz'];
    for (const path of paths) expect((await fetch(`${product.url}${path}`)).status, path).toBe(200);

    let token: string | null = null;
    const client = createChooseLifeClient({ url: `${product.url}/trpc`, token: () => token });
    const { email: userEmail, password: userPassword } = demoAccount;
    token = (await client.authentication.login.mutate({ userEmail, userPassword })).token;
    const { data } = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
      risksAppraisedAuditUserId: userEmail,
    });
    const pdf = await downloadReportPdf(
      {
        getReportPdfReportId: data[0]?.risksAppraisedAuditReportId ?? '',
        // The gateway ignores the client id.
        getReportPdfClientId: 'any',
      },
      { url: `${product.url}/reports/pdf`, token },
    );
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('has npm scripts whose programs exist', async () => {
    // Cast: tools/production/run.ts writes this file.
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(scripts)).toEqual([
      'start',
      'adapter',
      'gateway',
      'database',
      'admin',
      'doctor',
      'audit-names',
    ]);
    const programs = Object.values(scripts).map(script => script.split(' ').at(-1) ?? '');
    expect(programs.filter(program => !existsSync(join(folder, program)))).toEqual([]);
  });

  it('can run the doctor', async () => {
    const doctor = await promisify(execFile)(process.execPath, ['tools/doctor/run.ts'], { cwd: folder });
    expect(doctor.stdout).toContain('Configured');
  });

  it('is removed if there is no web app to copy', async () => {
    const otherFolder = join(parent, 'without-web');
    const environment = { ...process.env, WEB_DIST: join(parent, 'missing') };
    await expect(makeProductionFolder(otherFolder, environment)).rejects.toThrow(
      'The folder was not created.',
    );
    expect(existsSync(otherFolder)).toBe(false);
  });

  it('is not created in a folder that is not empty', async () => {
    await expect(makeProductionFolder(parent)).rejects.toThrow(
      `The folder was not created. ${parent} is not empty.`,
    );
    expect(await readdir(parent)).toEqual(['new']);
  });
});
