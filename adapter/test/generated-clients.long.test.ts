import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { demoAccount } from '@choose-life/gateway/accounts/demo-account';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterAll, describe, expect, it } from 'vitest';
import { startAdapterInProcess } from './start-adapter-in-process.ts';

const documentPath = fileURLToPath(new URL('../../openapi/adapter.openapi.json', import.meta.url));
const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const folder = temporaryFolder();
// Windows allows junctions, unlike symbolic links, without special rights.
symlinkSync(nodeModules, join(folder, 'node_modules'), 'junction');
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
const gateway = await startGateway();
const adapter = await startAdapterInProcess(gateway.url);
afterAll(async () => {
  await adapter.stop();
  await gateway.stop();
});

interface Generator {
  readonly name: string;
  /** The script of the generator and its options. It reads config.mjs. */
  readonly command: readonly string[];
  readonly configFor: (adapterUrl: string) => object;
  /** The file of the generated client that the program imports. */
  readonly module: string;
  /** Returns the code that makes a call with the generated client. `body` is the code of the input. */
  readonly codeOfCall: (functionName: string, body: string) => string;
}

const generators: readonly Generator[] = [
  {
    name: 'Orval',
    command: ['node_modules/orval/dist/bin/orval.mjs', '--config', 'config.mjs'],
    configFor: baseUrl => ({
      adapter: { input: { target: documentPath }, output: { target: 'orval.ts', client: 'fetch', baseUrl } },
    }),
    module: './orval.ts',
    codeOfCall: (functionName, body) => `api.${functionName}(${body}, { headers: { authorization: token } })`,
  },
  {
    name: 'Hey API',
    command: ['node_modules/@hey-api/openapi-ts/bin/run.js', '-f', 'config.mjs', '--no-log-file'],
    configFor: baseUrl => ({
      input: documentPath,
      output: { path: 'hey-api', module: { extension: '.ts' } },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', { name: '@hey-api/client-fetch', baseUrl }],
    }),
    module: './hey-api/sdk.gen.ts',
    codeOfCall: (functionName, body) =>
      `api.${functionName}({ body: ${body}, headers: { authorization: token } })`,
  },
];

/** The code of a program that logs in, lists reports, saves answers and reads a PDF with the generated client. */
function programOf({ codeOfCall, module }: Generator): string {
  /** Code that makes a call and assigns its result to a constant. */
  const step = (constant: string, functionName: string, body: string) => `
const { data: ${constant}Data } = await ${codeOfCall(functionName, body)};
if (!${constant}Data || !('result' in ${constant}Data)) throw new Error('${constant}: ' + JSON.stringify(${constant}Data));
const ${constant} = ${constant}Data.result.data;`;
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
const { data: file } = await ${codeOfCall('reportsPdf', '{ getReportPdfClientId: clientId, getReportPdfReportId: reportId }')};
if (!(file instanceof Blob)) throw new Error('no file');
console.log(saved.uniqueString !== '', atob(pdf.base64).slice(0, 5), (await file.text()).slice(0, 5));
`;
}

/** Runs a script and returns its standard output. Not `execFileSync`, because the adapter that the script calls runs in this process. */
async function run(...args: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
}

describe.each(generators)('the client that $name generates', generator => {
  it('compiles with --strict, logs in, lists reports, saves answers and reads a PDF', async () => {
    writeFileSync(
      join(folder, 'config.mjs'),
      `export default ${JSON.stringify(generator.configFor(adapter.url))};`,
    );
    await run(...generator.command);
    writeFileSync(join(folder, 'program.ts'), programOf(generator));
    const options =
      '--strict --noEmit --skipLibCheck --allowImportingTsExtensions --types node --target es2023 --module esnext --moduleResolution bundler';
    await run('node_modules/typescript/bin/tsc', ...options.split(' '), 'program.ts');
    expect(await run('program.ts')).toBe('true %PDF- %PDF-\n');
  });
});
