import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { runToEnd } from '@choose-life/gateway/testing/run-to-end';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { parse } from 'junit2json';
import { expect, inject, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runProgram } from '../support/run-program.ts';

const run = (argv: readonly string[]) =>
  runToEnd(fileURLToPath(new URL('../../src/cli/verify.ts', import.meta.url)), argv);

const asked = inject('long') ? operationIds : operationIds.filter(id => id.startsWith('content.'));

const dir = temporaryFolder();

it('npm run verify verifies an embedded gateway that it starts itself', async () => {
  const report = join(dir, 'report.json');
  const junit = join(dir, 'junit.xml');
  const { code, stdout: out } = await run([
    '--only',
    asked.join(','),
    '--out',
    `json=${report},junit=${junit}`,
  ]);
  expect(code, out).toBe(exitCodes.ok);
  expect(out).toContain(`${asked.length} of ${asked.length} calls kept`);
  for (const id of asked) expect(out).toMatch(new RegExp(`^${id} +prod\\+dev .* kept$`, 'm'));
  const { interactions, summary } = JSON.parse(await readFile(report, 'utf8'));
  expect(summary.interactions).toEqual({
    kept: interactions.length,
    broken: 0,
    known: 0,
    advised: 0,
    notVerifiable: 0,
  });
  expect(interactions.length).toBeGreaterThanOrEqual(4 * asked.length);
  const suites = await parse(await readFile(junit, 'utf8'));
  expect(suites).toMatchObject({ tests: interactions.length + 1, failures: 0, errors: 0, skipped: 0 });
});

it('the program says what it takes, what is wrong with that, and that it reaches nobody', async () => {
  const help = { code: exitCodes.ok, printed: expect.stringContaining('Exit codes') };
  expect(await runProgram(['--help'])).toEqual(help);
  const { printed } = await runProgram(['--no-such-option']);
  expect(printed).toBe('there is no option --no-such-option; see --help\n');
  for (const header of ['a-secret-alone', 'authorization: a-secret', 'x: a-secrét']) {
    const { code, printed } = await runProgram(['--gateway', 'http://127.0.0.1:9/api', '--header', header]);
    expect([code, printed]).toEqual([exitCodes.usage, expect.stringMatching(/^--header takes (?!.*secr)/)]);
  }
  const away = await runProgram(['--gateway', 'http://127.0.0.1:9/api']);
  expect(away.printed).toContain('The gateway cannot be reached: UNREACHABLE ECONNREFUSED');
});
