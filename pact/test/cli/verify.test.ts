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

/** The short run verifies only the calls of articles. */
const selectedIds = inject('long') ? operationIds : operationIds.filter(id => id.startsWith('content.'));

const dir = temporaryFolder();

it('npm run verify without --gateway verifies an embedded gateway', async () => {
  const report = join(dir, 'report.json');
  const junit = join(dir, 'junit.xml');
  // In a process of its own, as `npm run verify` starts it. `runProgram` runs it in this process.
  const program = fileURLToPath(new URL('../../src/cli/verify.ts', import.meta.url));
  const argv = ['--only', selectedIds.join(','), '--out', `json=${report},junit=${junit}`];
  const { code, stdout: out } = await runToEnd(program, argv);
  expect(code, out).toBe(exitCodes.ok);
  expect(out).toContain(`${selectedIds.length} of ${selectedIds.length} calls kept`);
  // The embedded gateway has every call under both stages, `prod` and `dev`.
  for (const id of selectedIds) expect(out).toMatch(new RegExp(`^${id} +prod\\+dev .* kept$`, 'm'));
  const { interactions, summary } = JSON.parse(await readFile(report, 'utf8'));
  expect(summary.interactions).toEqual({
    kept: interactions.length,
    broken: 0,
    known: 0,
    advised: 0,
    notVerifiable: 0,
  });
  // Each call has at least four interactions: accepted, refused, and two variants of an expired session.
  expect(interactions.length).toBeGreaterThanOrEqual(4 * selectedIds.length);
  // Each interaction is a test case. One more test case has the counts of the run.
  const suites = await parse(await readFile(junit, 'utf8'));
  expect(suites).toMatchObject({ tests: interactions.length + 1, failures: 0, errors: 0, skipped: 0 });
});

it('--help explains the exit codes', async () => {
  const help = { code: exitCodes.ok, printed: expect.stringContaining('Exit codes') };
  expect(await runProgram(['--help'])).toEqual(help);
});

it('the message for an unknown option names the option', async () => {
  const { printed } = await runProgram(['--no-such-option']);
  expect(printed).toBe('unknown option --no-such-option; see --help\n');
});

it.each([
  ['without a name', 'a-secret-alone'],
  ['that the calls set themselves', 'authorization: a-secret'],
  ['that is not ASCII', 'x: a-secrét'],
])('--header refuses a header %s, and the message does not contain its value', async (_, header) => {
  const { code, printed } = await runProgram(['--gateway', 'http://127.0.0.1:9/api', '--header', header]);
  expect(code).toBe(exitCodes.usage);
  expect(printed).toMatch(/^--header /);
  expect(printed).not.toContain('secr');
});
