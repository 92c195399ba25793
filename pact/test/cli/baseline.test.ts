import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import {
  accountEnv,
  type ForeignGateway,
  isAccepted,
  startForeignGateway,
  withSignups,
} from '../foreign-gateway/foreign-gateway.ts';
import { runWithReports } from '../support/run-program.ts';

const folder = temporaryFolder();
const file = join(folder, 'baseline.json');
const call = 'hra.saveAnswers';
const reportListCall = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const expectedFinding = { interaction: `${call}, accepted`, finding: 'uniqueString: expected string' };

let gateway: ForeignGateway;
/** The exit code of a run that writes a baseline, and the findings that it writes: of the accepted and the refused interaction. */
let writingRun: { readonly code: number; readonly findings: readonly object[] };
beforeAll(async () => {
  gateway = await startForeignGateway();
  // Without reports and saved answers, so that the state of `hra.appraiseRisks` has to be set up by `hra.saveAnswers`.
  gateway.alterAnswer(reportListCall, answer => ({ ...propertiesOf(answer), data: [] }));
  const { code } = await run(fault, '--write-baseline', file);
  writingRun = { code, findings: JSON.parse(await readFile(file, 'utf8')).known };
});
afterAll(() => gateway.stop());

/** Verifies `hra.saveAnswers`, with these members in its accepted answers, and `hra.appraiseRisks`, whose state needs that call. */
function run(members: object, ...options: string[]) {
  gateway.alterAnswer(call, answer =>
    isAccepted(answer) ? { ...propertiesOf(answer), ...members } : answer,
  );
  const argv = ['--gateway', gateway.url, ...withSignups(gateway), '--only', `${call},hra.appraiseRisks`];
  return runWithReports(folder, [...argv, ...options], accountEnv);
}

/** Writes the findings of `writingRun` as a baseline with changed members. */
const writeBaseline = (changedMembers: object) => {
  const members = { reason: 'a reason', expires: '2999-01-01', ...changedMembers };
  const known = writingRun.findings.map(finding => ({ ...finding, ...members }));
  return writeFile(file, JSON.stringify({ format: 'choose-life-verify-baseline/1', known }));
};
/** An invalid member: the contract expects a string. */
const fault = { uniqueString: 17 };

it('--write-baseline writes the findings of a run, without a reason', () => {
  expect(writingRun.code).toBe(exitCodes.broken);
  expect(writingRun.findings[0]).toEqual({
    ...expectedFinding,
    reason: '',
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

it('--baseline refuses a file with a finding that has no reason', async () => {
  await writeBaseline({ reason: '' });
  expect(await run(fault, '--baseline', file)).toMatchObject({
    code: exitCodes.usage,
    printed: expect.stringContaining('finding 1 has no reason'),
  });
});

describe('a run with known findings', () => {
  let result: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    await writeBaseline({});
    result = await run(fault, '--baseline', file, '--write-baseline', file);
  });

  it('does not fail, and reports them as known', () => {
    const { code, json, junit, printed } = result;
    expect(printed).toContain(
      `known until 2999-01-01: ${call}, accepted: uniqueString: expected string (a reason)`,
    );
    expect(printed).toContain('The gateway breaks the contract only in known ways.');
    expect(junit).toContain('failures="0" errors="0"');
    expect(code, printed).toBe(exitCodes.ok);
    expect(JSON.parse(json).findings).toMatchObject([{ known: true }, { known: true }]);
  });

  it('has no gap for an interaction that needs a known broken call for its setup', () => {
    expect(result.printed).toMatch(/^hra\.appraiseRisks .* known: answers cannot be saved/m);
    expect(result.printed).not.toMatch(/^gap: /m);
  });

  it('keeps their reasons with --write-baseline', async () => {
    expect(JSON.parse(await readFile(file, 'utf8')).known[0].reason).toBe('a reason');
  });
});

const { broken, ok } = exitCodes;
it.each<[string, object, object, RegExp, number]>([
  ['after its last day', { expires: '2020-02-02' }, fault, /^known only until 2020-02-02: /m, broken],
  ['next to a new finding', { finding: 'uniqueString: another' }, fault, /^BROKEN hra\.saveAnswers/m, broken],
  [
    'that is no longer found',
    {},
    {},
    /^mended, remove it from the baseline: hra\.saveAnswers, accepted/m,
    ok,
  ],
])('the run reports a known finding %s', async (_, changedMembers, members, line, code) => {
  await writeBaseline(changedMembers);
  const result = await run(members, '--baseline', file);
  expect(result.printed).toMatch(line);
  expect(result.code, result.printed).toBe(code);
});
