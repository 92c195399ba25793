import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationIds } from '@choose-life/contracts/gateway/operations';
import { parse } from 'junit2json';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';

function run(script: string, argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const file = fileURLToPath(new URL(`../../src/cli/${script}`, import.meta.url));
  return new Promise(resolve => {
    execFile(process.execPath, [file, ...argv], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

const all = operationIds.length;

describe('npm run verify', () => {
  it('verifies every call of the table of an embedded gateway that it starts itself', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'choose-life-verify-'));
    const report = join(dir, 'report.json');
    const junit = join(dir, 'junit.xml');
    const { code, out } = await run('verify.ts', ['--out', `json=${report},junit=${junit}`]);
    expect(code, out).toBe(exitCodes.ok);
    expect(out).toContain(`${all} of ${all} calls kept`);
    for (const id of operationIds) expect(out).toMatch(new RegExp(`^${id} +prod\\+dev .* kept$`, 'm'));
    const { interactions, summary } = JSON.parse(await readFile(report, 'utf8'));
    expect(summary.interactions).toEqual({
      kept: interactions.length,
      broken: 0,
      advised: 0,
      notVerifiable: 0,
    });
    expect(interactions.length).toBeGreaterThanOrEqual(90);
    const suites = await parse(await readFile(junit, 'utf8'));
    expect(suites).toMatchObject({ tests: interactions.length + 1, failures: 0, errors: 0, skipped: 0 });
    await rm(dir, { recursive: true, force: true });
  });

  it('is also a program of its own, without a gateway', async () => {
    const program = 'choose-life-verify.ts';
    expect(await run(program, ['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Exit codes'),
    });
    expect(await run(program, ['--gateway', 'http://127.0.0.1:9/api'])).toMatchObject({
      code: exitCodes.unreachable,
      out: expect.stringContaining('The gateway cannot be reached: UNREACHABLE ECONNREFUSED'),
    });
    expect(await run(program, ['--no-such-option'])).toMatchObject({
      code: exitCodes.usage,
      err: 'there is no option --no-such-option; see --help\n',
    });
  });
});
