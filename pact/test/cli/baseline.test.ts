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
const call = 'authentication.initiateEnrollment';
/** A call whose state is set up by `call`. */
const dependentCall = 'authentication.completeEnrollment';
/** An invalid member of an answer: the contract expects the code "00". */
const fault = { responseCode: 17 };
const expectedFinding = { interaction: `${call}, accepted`, finding: 'responseCode: expected "00"' };

let gateway: ForeignGateway;
/** The exit code of a run that writes a baseline, and the findings that it writes: of the accepted and the refused interaction. */
let writingRun: { readonly code: number; readonly findings: readonly object[] };
beforeAll(async () => {
  gateway = await startForeignGateway();
  const { code } = await run(fault, '--write-baseline', file);
  writingRun = { code, findings: JSON.parse(await readFile(file, 'utf8')).known };
});
afterAll(() => gateway.stop());

/** Verifies `call`, with these members in its accepted answers, and `dependentCall`. */
function run(members: object, ...options: string[]) {
  gateway.alterAnswer(call, answer =>
    isAccepted(answer) ? { ...propertiesOf(answer), ...members } : answer,
  );
  const argv = ['--gateway', gateway.url, ...withSignups(gateway), '--only', `${call},${dependentCall}`];
  return runWithReports(folder, [...argv, ...options], accountEnv);
}

/** Writes the findings of `writingRun` as a baseline with changed members. */
const writeBaseline = (changedMembers: object) => {
  const members = { reason: 'a reason', expires: '2999-01-01', ...changedMembers };
  const known = writingRun.findings.map(finding => ({ ...finding, ...members }));
  return writeFile(file, JSON.stringify({ format: 'choose-life-verify-baseline/1', known }));
};

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
      `known until 2999-01-01: ${call}, accepted: responseCode: expected "00" (a reason)`,
    );
    expect(printed).toContain('The gateway breaks the contract only in known ways.');
    expect(junit).toContain('failures="0" errors="0"');
    expect(code, printed).toBe(exitCodes.ok);
    expect(JSON.parse(json).findings).toMatchObject([{ known: true }, { known: true }]);
  });

  it('has no gap for an interaction that needs a known broken call for its setup', () => {
    expect(result.printed).toMatch(
      /^authentication\.completeEnrollment .* known: a sign-up is not accepted/m,
    );
    expect(result.printed).not.toMatch(/^gap: /m);
  });

  it('keeps their reasons with --write-baseline', async () => {
    expect(JSON.parse(await readFile(file, 'utf8')).known[0].reason).toBe('a reason');
  });
});

const { broken, ok } = exitCodes;
it.each<[state: string, findingChanges: object, answerMembers: object, line: RegExp, code: number]>([
  ['after its last day', { expires: '2020-02-02' }, fault, /^known only until 2020-02-02: /m, broken],
  [
    'that does not match the finding of the run',
    { finding: 'responseCode: another' },
    fault,
    /^BROKEN authentication\.initiateEnrollment/m,
    broken,
  ],
  [
    'that is no longer found',
    {},
    {},
    /^mended, remove it from the baseline: authentication\.initiateEnrollment, accepted/m,
    ok,
  ],
])('the run reports a known finding %s', async (_, findingChanges, answerMembers, line, code) => {
  await writeBaseline(findingChanges);
  const result = await run(answerMembers, '--baseline', file);
  expect(result.printed).toMatch(line);
  expect(result.code, result.printed).toBe(code);
});
