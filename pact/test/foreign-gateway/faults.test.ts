import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderStateName } from '../../src/provider-states.ts';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runWithReports } from '../support/run-program.ts';
import {
  account,
  type ForeignGateway,
  isAccepted,
  runForeign,
  startForeignGateway,
  withSignups,
} from './foreign-gateway.ts';

const { broken } = exitCodes;

/** A call of a set-up, the member that it breaks with 17, and a call that starts from the state. */
type Broken = readonly [call: OperationId, member: string, asked: OperationId];
const signUps: readonly Broken[] = [
  ['authentication.initiateEnrollment', 'responseCode', 'user.update'],
  ['authentication.completeEnrollment', 'responseCode', 'user.update'],
];
const list = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';

/** Every call by which each state is set up. Those without one make no call, or need a gateway that can be told how to answer. */
const setups: Readonly<Record<ProviderStateName, readonly Broken[]>> = {
  'a person with a session': [
    ['authentication.login', 'token', 'user.update'],
    ['authentication.userDetails', 'userEmail', 'company.readByCompanyId'],
    ...signUps,
  ],
  'a person with an expired session': [],
  'a person with a finished report': [
    [list, 'data', 'hra.getReportData'],
    ['hra.appraiseRisks', 'meta', 'hra.getReportPdf'],
  ],
  'a person with saved answers': [
    [list, 'data', 'hra.getSavedAnswers'],
    ['hra.saveAnswers', 'uniqueString', 'hra.appraiseRisks'],
    // Its own accepted interaction starts there, too.
    ['hra.saveAnswers', 'uniqueString', 'hra.saveAnswers'],
  ],
  'a person with a pending password reset': [
    ['authentication.initiatePasswordReset', 'responseCode', 'authentication.completePasswordReset'],
  ],
  'an address without an account': [],
  'a pending sign-up': [
    ['authentication.initiateEnrollment', 'responseCode', 'authentication.completeEnrollment'],
  ],
  'an address on the wait-list': [
    ['waitList.create', 'responseCode', 'waitList.delete'],
    ['waitList.read', 'data', 'waitList.delete'],
  ],
  'an article': [['content.readContentLibrary', 'data', 'content.readByContentId']],
  'every call checks its session': [],
  'the gateway declines a call': [],
  'the gateway answers in another form': [],
};

type Change = (answer: Record<string, unknown>) => unknown;
const having =
  (more: object): Change =>
  answer => ({ ...answer, ...more });

describe('a gateway of somebody else with one fault', () => {
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

  const alter = (call: OperationId, change: Change) =>
    gateway.alterAnswer(call, answer => (isAccepted(answer) ? change(Object(answer)) : answer));

  const inSetups = Object.entries(setups).flatMap(([state, broken]) =>
    broken.map(each => [state, ...each] as const),
  );
  it.each(inSetups)(
    'is broken by path where %s needs %s, whose %s is 17, for %s',
    async (_, call, member, asked) => {
      // Nobody has a report or saved answers yet: they have to be made.
      alter(list, having({ data: [] }));
      alter(call, having({ [member]: 17 }));
      const { code, printed } = await runForeign(gateway, account, ...withSignups(gateway), '--only', asked);
      expect(printed).toContain(`BROKEN ${call}, accepted`);
      expect(printed).toMatch(new RegExp(`^  ${member}: expected .*, got (.*17|a number)`, 'm'));
      expect(code).toBe(broken);
    },
  );

  it.each<[string, unknown, string]>([
    ['00', { responseCode: '00' }, 'responseCode: expected a text other than "00" and "22", got "00"'],
    [
      'nothing',
      undefined,
      '(answer): expected JSON, responseCode a text other than "00" and "22"; got HTTP 200 without a body',
    ],
  ])(
    'is broken by a wrong password answered with %s, with one sentence in every report',
    async (_, body, told) => {
      gateway.alterAnswer('authentication.login', answer => (isAccepted(answer) ? answer : body));
      const argv = ['--gateway', gateway.url, '--allow-writes', '--only', 'authentication.login'];
      const { code, json, printed, ...reports } = await runWithReports(temporaryFolder(), argv, account);
      expect(code).toBe(broken);
      expect(printed).toContain(`  ${told}\n`);
      expect(printed).toContain(`::error title=authentication.login%2C refused::${told}\n`);
      expect(JSON.parse(json).findings[0].differences[0]).toBe(told);
      for (const page of [reports.junit, reports.html])
        expect(page).toContain(told.replaceAll('"', '&quot;'));
    },
  );

  it('is broken where nothing can be saved, so that the call which saves starts from no state', async () => {
    alter(list, having({ data: [] }));
    alter('hra.saveAnswers', () => ({ responseCode: '07' }));
    const only = ['--only', 'hra.saveAnswers'];
    const { code, printed } = await runForeign(gateway, account, ...withSignups(gateway), ...only);
    expect(printed).toContain('  responseCode: expected an accepted answer, got a refusal ("07")');
    expect(code).toBe(broken);
  });
});
