import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { startAdapterHere } from './start-adapter-here.ts';

const input = fileURLToPath(new URL('../../openapi/adapter.openapi.json', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const folder = temporaryFolder();
// Windows allows junctions, unlike symbolic links, without special rights.
symlinkSync(modules, join(folder, 'node_modules'), 'junction');
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
const gateway = await startGateway();
const adapter = await startAdapterHere(gateway.url);
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

interface Generator {
  readonly name: string;
  readonly command: readonly string[];
  readonly config: (url: string) => object;
  /** The file of the generated client that the program imports. */
  readonly module: string;
  /** Returns the code that makes a call with the generated client. */
  readonly call: (name: string, body: string) => string;
}

const generators: readonly Generator[] = [
  {
    name: 'Orval',
    command: ['node_modules/orval/dist/bin/orval.mjs', '--config', 'config.mjs'],
    config: baseUrl => ({
      adapter: { input: { target: input }, output: { target: 'orval.ts', client: 'fetch', baseUrl } },
    }),
    module: './orval.ts',
    call: (name, body) => `api.${name}(${body}, { headers: { authorization: token } })`,
  },
  {
    name: 'Hey API',
    command: ['node_modules/@hey-api/openapi-ts/bin/run.js', '-f', 'config.mjs', '--no-log-file'],
    config: baseUrl => ({
      input,
      output: { path: 'hey-api', module: { extension: '.ts' } },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', { name: '@hey-api/client-fetch', baseUrl }],
    }),
    module: './hey-api/sdk.gen.ts',
    call: (name, body) => `api.${name}({ body: ${body}, headers: { authorization: token } })`,
  },
];

/** The code of a program that logs in, lists reports, saves answers and reads a PDF with the generated client. */
function programOf({ call, module }: Generator): string {
  const step = (name: string, operation: string, body: string) => `
const { data: ${name}Data } = await ${call(operation, body)};
if (!${name}Data || !('result' in ${name}Data)) throw new Error('${name}: ' + JSON.stringify(${name}Data));
const ${name} = ${name}Data.result.data;`;
  return `import * as api from '${module}';
let token = '';
const userEmail = '${demoAccount.email}';
${step('login', 'authenticationLogin', `{ userEmail, userPassword: '${demoAccount.password}' }`)}
token = login.token;
${step('list', 'risksAppraisedAuditReadByRisksAppraisedAuditUserId', '{ risksAppraisedAuditUserId: userEmail }')}
${step('questionnaire', 'hraGetQuestionnaire', '{}')}
const clientId = questionnaire.meta.responses.appraiseRisksClientId ?? '';
const reportId = list.data.find(line => line.risksAppraisedAuditReportId)?.risksAppraisedAuditReportId ?? '';
${step('saved', 'hraSaveAnswers', "{ answers: { general: { sex: 'female' } }, assessment: { clientId, userId: userEmail } }")}
${step('pdf', 'hraGetReportPdf', '{ getReportPdfClientId: clientId, getReportPdfReportId: reportId }')}
const { data: file } = await ${call('reportsPdf', '{ getReportPdfClientId: clientId, getReportPdfReportId: reportId }')};
if (!(file instanceof Blob)) throw new Error('no file');
console.log(saved.uniqueString !== '', atob(pdf.base64).slice(0, 5), (await file.text()).slice(0, 5));
`;
}

/** Runs a program without blocking: the adapter that it calls runs in this process. */
async function run(...args: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
}

describe.each(generators)('the client that $name generates', generator => {
  it('compiles with --strict, logs in, lists reports, saves answers and reads a PDF', async () => {
    writeFileSync(
      join(folder, 'config.mjs'),
      `export default ${JSON.stringify(generator.config(adapter.url))};`,
    );
    await run(...generator.command);
    writeFileSync(join(folder, 'program.ts'), programOf(generator));
    const options =
      '--strict --noEmit --skipLibCheck --allowImportingTsExtensions --types node --target es2023';
    await run(
      'node_modules/typescript/bin/tsc',
      ...options.split(' '),
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      'program.ts',
    );
    expect(await run('program.ts')).toBe('true %PDF- %PDF-\n');
  }, 120_000);
});
