import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import {
  account,
  type ForeignGateway,
  isAccepted,
  startForeignGateway,
  withSignups,
} from '../foreign-gateway/foreign-gateway.ts';
import { runWithReports } from '../support/run-program.ts';

const folder = temporaryFolder();
const file = join(folder, 'baseline.json');
const call = 'hra.saveAnswers';
const list = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
const finding = { interaction: `${call}, accepted`, finding: 'uniqueString: expected string' };

let gateway: ForeignGateway;
beforeAll(async () => {
  gateway = await startForeignGateway();
  gateway.alterAnswer(list, answer => ({ ...Object(answer), data: [] }));
});
afterAll(() => gateway.stop());

/** Lets the answers of the call that saves have these members, and verifies it with one that starts from what is saved. */
function run(members: object, ...more: string[]) {
  gateway.alterAnswer(call, answer => (isAccepted(answer) ? { ...Object(answer), ...members } : answer));
  const argv = ['--gateway', gateway.url, ...withSignups(gateway), '--only', `${call},hra.appraiseRisks`];
  return runWithReports(folder, [...argv, ...more], account);
}

/** The findings that the first run has written: of the accepted answer, and of the one that should refuse. */
let written: object[] = [];
const known = (changed: object) => {
  const entry = { reason: 'they mend it in May', expires: '2999-01-01', ...changed };
  const all = written.map(each => ({ ...each, ...entry }));
  return writeFile(file, JSON.stringify({ format: 'choose-life-verify-baseline/1', known: all }));
};
const fault = { uniqueString: 17 };

it('what a run has found is written, and known once somebody has said why', async () => {
  expect((await run(fault, '--write-baseline', file)).code).toBe(exitCodes.broken);
  written = JSON.parse(await readFile(file, 'utf8')).known;
  expect(written[0]).toEqual({ ...finding, reason: '', expires: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(await run(fault, '--baseline', file)).toMatchObject({
    code: exitCodes.usage,
    printed: expect.stringContaining('finding 1 has no reason'),
  });
});

it('what is known fails nothing, nor does what could not be verified behind it', async () => {
  await known({});
  const { code, json, junit, printed } = await run(fault, '--baseline', file, '--write-baseline', file);
  expect(printed).toContain(
    `known until 2999-01-01: ${call}, accepted: uniqueString: expected string (they mend it in May)`,
  );
  expect(printed).toContain('The gateway breaks the contract in known places alone.');
  expect(printed).toMatch(/^hra\.appraiseRisks .* known: nothing can be saved/m);
  expect(junit).toContain('failures="0" errors="0"');
  expect(code, printed).toBe(exitCodes.ok);
  expect(JSON.parse(json).findings).toMatchObject([{ known: true }, { known: true }]);
  expect(JSON.parse(await readFile(file, 'utf8')).known[0].reason).toBe('they mend it in May');
});

const { broken, ok } = exitCodes;
it.each<[string, object, object, RegExp, number]>([
  ['whose day is past', { expires: '2020-02-02' }, fault, /^known no longer than 2020-02-02: /m, broken],
  ['beside a new one', { finding: 'uniqueString: another' }, fault, /^BROKEN hra\.saveAnswers/m, broken],
  ['that is mended', {}, {}, /^mended, take it out of the baseline: hra\.saveAnswers, accepted/m, ok],
])('a known finding %s is told', async (_, entry, members, told, code) => {
  await known(entry);
  const result = await run(members, '--baseline', file);
  expect(result.printed).toMatch(told);
  expect(result.code, result.printed).toBe(code);
});
