import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '../../gateway/src/accounts/demo-account.ts';
import { readPdf } from '../../gateway/test/reports/read-pdf.ts';
import { temporaryFolder } from '../../gateway/testing/temporary-folder.ts';
import { startProduct } from '../../web/e2e/support/product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(temporaryFolder(), 'product');
const oldName = /Choose Life/;
/** Files that keep the old name (docs/make-it-yours.md): the video, and pages for developers. */
const filesWithOldName = /^(?:video\/|docs[/.])/;

function copyProduct(): void {
  for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (file !== '') cpSync(join(root, file), join(folder, file));
  }
  const packages = join(root, 'node_modules');
  const workspaces = join(packages, '@choose-life');
  mkdirSync(join(folder, 'node_modules/@choose-life'), { recursive: true });
  // The links in node_modules must point to the workspaces of the copy.
  for (const name of readdirSync(workspaces))
    symlinkSync(readlinkSync(join(workspaces, name)), join(folder, 'node_modules/@choose-life', name));
  for (const name of readdirSync(packages)) {
    if (name !== '@choose-life' && name !== '.cache')
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}

function textFilesIn(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    file =>
      lstatSync(join(dist, file)).isFile() &&
      ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json', '.vtt'].includes(extname(file)),
  );
}

it('a renamed product neither shows nor sends the old name', async () => {
  copyProduct();
  // The new name has a character that must be escaped in HTML.
  const brandModule = join(folder, 'contracts/src/domain/brand.ts');
  const renamed = readFileSync(brandModule, 'utf8').replace(
    /brandName = '[^']+'/,
    "brandName = 'Well & Good'",
  );
  writeFileSync(brandModule, renamed);
  const dist = join(folder, 'web/dist');
  for (const program of ['web/tools/build.ts', 'adapter/docs/write-docs.ts']) {
    execFileSync(process.execPath, [join(folder, program), dist], { cwd: folder, stdio: 'ignore' });
  }
  const files = textFilesIn(dist).filter(file => !filesWithOldName.test(file));
  // A lower bound, so that an empty build does not pass.
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(file => oldName.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('Well &amp; Good');

  const product = await startProduct({ WEB_DIST: dist }, folder);
  onTestFinished(product.stop);
  const post = (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
    return fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const demo = { userEmail: demoAccount.email, userPassword: demoAccount.password };
  const ada = {
    userFirstName: 'Ada',
    userLastName: 'Okafor',
    userGender: 'Female',
    userEmail: 'ada@example.test',
    userPassword: 'a good long password',
  };
  // Each of these calls sends a different e-mail.
  await post('/trpc/authentication.initiateEnrollment', ada);
  await post('/trpc/authentication.initiateEnrollment', { ...ada, userEmail: demo.userEmail });
  await post('/trpc/authentication.resendOtp', { userEmail: demo.userEmail });
  await post('/trpc/authentication.resendOtp', { userEmail: 'nobody@example.test' });
  await post('/trpc/authentication.initiatePasswordReset', { userEmail: demo.userEmail });
  const messages = await (await fetch(product.mailboxJsonUrl)).text();
  expect(messages).toContain('Finish creating your Well & Good account');
  expect(messages).toContain('Reset your Well & Good password');
  const page = await (await fetch(product.mailboxJsonUrl.replace('mailbox.json', 'mailbox'))).text();

  const login = await (await post('/trpc/authentication.login', demo)).text();
  const token = /"token":"([^"]+)"/.exec(login)?.[1];
  const userId = { risksAppraisedAuditUserId: demo.userEmail };
  const list = await post('/trpc/risksAppraisedAudit.readByRisksAppraisedAuditUserId', userId, token);
  const getReportPdfReportId = /"risksAppraisedAuditReportId":"([^"]+)"/.exec(await list.text())?.[1];
  const request = { getReportPdfClientId: 'any', getReportPdfReportId };
  const bytes = await (await post('/reports/pdf', request, token)).arrayBuffer();
  const { texts, metadata, title } = await readPdf(new Uint8Array(bytes));
  const pdf = [...texts.map(({ text }) => text), metadata, String(title)].join('\n');
  expect(pdf).toContain('Well & Good');
  const library = {
    categories: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'],
    pageNumber: 1,
    // More than there are articles.
    pageSize: 100,
  };
  const articles = await (await post('/trpc/content.readContentLibrary', library)).text();
  expect(articles).toContain('Well & Good editors');
  for (const text of [messages, page, pdf, articles]) expect(text).not.toMatch(oldName);
}, 400_000);
