import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { refusedByCode, refusedByStatus } from '@choose-life/contracts/gateway/schemas/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const document = fileURLToPath(new URL('../gateway.openapi.json', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** An empty project for code that is generated from the document. */
const folder = mkdtempSync(join(tmpdir(), 'choose-life-code-generators-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In milliseconds. The generators and the compiler are slow programs. */
const timeout = 120_000;

/** Runs a program in the project with Node. @throws Error with the beginning of the output if it fails */
function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}:\n${stdout}${stderr}`.slice(0, 2_000));
  return stdout;
}

beforeAll(() => {
  // On Windows, a junction needs no special rights, unlike a symbolic link.
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
});

/** Checks the types in a folder of the project. @returns the compiler's output, which is empty if there are no errors */
function compile(generatedFolder: string): string {
  const config = {
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitReturns: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      skipLibCheck: true,
      noEmit: true,
    },
    include: [generatedFolder],
  };
  const file = join(folder, `tsconfig.${generatedFolder}.json`);
  writeFileSync(file, JSON.stringify(config));
  return run('node_modules/typescript/bin/tsc', '-p', file);
}

describe('Hey API', () => {
  it(
    'generates a client, types and zod schemas that compile strictly',
    () => {
      const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod'];
      run(
        'node_modules/@hey-api/openapi-ts/bin/run.js',
        '-i',
        document,
        '-o',
        'hey-api',
        '--no-log-file',
        '-p',
        ...plugins,
      );
      // A program that uses the generated code with `isAccepted`.
      writeFileSync(join(folder, 'hey-api/use.ts'), heyApiProgram);
      expect(compile('hey-api')).toBe('');
    },
    timeout,
  );
});

const heyApiProgram = `
import { isAccepted } from '@choose-life/openapi/gateway';
import { authenticationLogin, hraGetReportData } from './sdk.gen';
const login = await authenticationLogin({ body: { userEmail: 'ada@example.test', userPassword: 'x' } });
export const token: string | null = isAccepted('authentication.login', login.data) ? login.data.token : null;
const report = await hraGetReportData({ body: { getReportDataClientId: 'c', getReportDataReportId: 'r' } });
if (isAccepted('hra.getReportData', report.data) && 'riskAge' in report.data) console.log(report.data.riskAge);
`;

describe('Orval', () => {
  beforeAll(() => {
    const output = {
      target: 'orval/gateway.ts',
      schemas: 'orval/model',
      client: 'fetch',
      mode: 'split',
      mock: true,
    };
    const config = { gateway: { input: { target: document }, output } };
    writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)};`);
    run('node_modules/orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs');
  }, timeout);

  it(
    'generates a client and fakes for MSW that compile strictly',
    () => {
      expect(compile('orval')).toBe('');
    },
    timeout,
  );

  it('generates fakes that the contract reads as accepted answers or refusals', () => {
    writeFileSync(join(folder, 'fakes.mjs'), fakesProgram);
    run('fakes.mjs');
    // The cast is safe because the program below writes a list of answers for each call.
    const fakes = JSON.parse(readFileSync(join(folder, 'fakes.json'), 'utf8')) as Record<string, unknown[]>;
    for (const id of operationIds) {
      const { response }: Operation = operations[id];
      const answers = fakes[fakeNameOf(id)] ?? [];
      const accepted = answers.filter(answer => response.safeParse(answer).success);
      const unexpected = answers.filter(answer => !accepted.includes(answer) && !isRefusal(answer));
      expect(unexpected, id).toEqual([]);
      // If all fakes of a call were refusals, the check above would prove nothing about its accepted answers.
      expect(accepted, id).not.toEqual([]);
    }
  });
});

/** Writes 50 fakes of each call as JSON. The seed makes the fakes equal in each run. */
const fakesProgram = `
import { writeFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import * as fakes from './orval/gateway.faker.ts';
faker.seed(10);
const answers = Object.entries(fakes).map(([name, fake]) => [name, Array.from({ length: 50 }, () => fake())]);
writeFileSync('fakes.json', JSON.stringify(Object.fromEntries(answers)));
`;

/** The name of the function that Orval generates for the fakes of a call. */
function fakeNameOf(id: string): string {
  const words = id.split('.').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  return `get${words.join('')}ResponseMock`;
}

/** Whether an answer is a refusal without further members. The schemas of refusals allow any member, so nearly every answer would fit them. */
function isRefusal(answer: unknown): boolean {
  return [refusedByCode, refusedByStatus].some(
    refused =>
      refused.safeParse(answer).success &&
      Object.keys(propertiesOf(answer)).every(key => key in refused.shape),
  );
}
