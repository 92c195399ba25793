import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderStateName } from '../../src/provider-states.ts';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runWithReports } from '../support/run-program.ts';
import {
  accountEnv,
  type ForeignGateway,
  isAccepted,
  runForeign,
  startForeignGateway,
  withSignups,
} from './foreign-gateway.ts';

const { broken } = exitCodes;

/** A setup call, the member of its answer that becomes 17 (an invalid value), and a verified call whose state needs the setup call. */
type BrokenSetup = readonly [call: OperationId, member: string, verified: OperationId];
const signUps: readonly BrokenSetup[] = [
  ['authentication.initiateEnrollment', 'responseCode', 'user.update'],
  ['authentication.completeEnrollment', 'responseCode', 'user.update'],
];
const reportListCall = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';

/** The setup calls of each state. A state with an empty list needs no setup call, or only a state handler can set it up. */
const setups: Readonly<Record<ProviderStateName, readonly BrokenSetup[]>> = {
  'a person with a session': [
    ['authentication.login', 'token', 'user.update'],
    ['authentication.userDetails', 'userEmail', 'company.readByCompanyId'],
    ...signUps,
  ],
  'a person with an expired session': [],
  'a person with a finished report': [
    [reportListCall, 'data', 'hra.getReportData'],
    ['hra.appraiseRisks', 'meta', 'hra.getReportPdf'],
  ],
  'a person with saved answers': [
    ['hra.saveAnswers', 'uniqueString', 'hra.appraiseRisks'],
    // The setup of hra.saveAnswers itself calls hra.saveAnswers.
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

/** Returns the changed answer. */
type Change = (answer: Record<string, unknown>) => unknown;
const withMembers =
  (members: object): Change =>
  answer => ({ ...answer, ...members });

describe('a third-party gateway with one fault', () => {
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

  /** Changes only accepted answers of the call. */
  const alter = (call: OperationId, change: Change) =>
    gateway.alterAnswer(call, answer => (isAccepted(answer) ? change(propertiesOf(answer)) : answer));

  const setupCases = Object.entries(setups).flatMap(([state, brokenSetups]) =>
    brokenSetups.map(each => [state, ...each] as const),
  );
  it.each(setupCases)(
    'is broken if, during the setup of "%s", the answer of %s has the member %s: 17 (in a run of %s)',
    async (_, call, member, verified) => {
      // With an empty list of reports, the setup has to create a report and saved answers. If `call` is the list itself, the second change replaces
      // the first.
      alter(reportListCall, withMembers({ data: [] }));
      alter(call, withMembers({ [member]: 17 }));
      const { code, printed } = await runForeign(
        gateway,
        accountEnv,
        ...withSignups(gateway),
        '--only',
        verified,
      );
      expect(printed).toContain(`BROKEN ${call}, accepted`);
      // A report shows a received value only if the contract expects a number or a code, otherwise its type.
      expect(printed).toMatch(new RegExp(`^  ${member}: expected .*, got (.*17|a number)`, 'm'));
      expect(code).toBe(broken);
    },
  );

  // Unlike the difference of a member, this one has a semicolon before the received value.
  it('has the same difference in every report if it answers a wrong password without a body', async () => {
    gateway.alterAnswer('authentication.login', answer => (isAccepted(answer) ? answer : undefined));
    const argv = ['--gateway', gateway.url, '--allow-writes', '--only', 'authentication.login'];
    const { code, json, junit, printed } = await runWithReports(temporaryFolder(), argv, accountEnv);
    const difference =
      '(answer): expected JSON, responseCode a text other than "00" and "22"; got HTTP 200 without a body';
    expect(code).toBe(broken);
    expect(printed).toContain(`  ${difference}\n`);
    expect(printed).toContain(`::error title=authentication.login%2C refused::${difference}\n`);
    expect(JSON.parse(json).findings[0].differences[0]).toBe(difference);
    expect(junit).toContain(difference.replaceAll('"', '&quot;'));
  });

  it('is broken if it refuses to save answers during the setup of hra.saveAnswers', async () => {
    alter(reportListCall, withMembers({ data: [] }));
    alter('hra.saveAnswers', () => ({ responseCode: '07' }));
    const only = ['--only', 'hra.saveAnswers'];
    const { code, printed } = await runForeign(gateway, accountEnv, ...withSignups(gateway), ...only);
    expect(printed).toContain('  responseCode: expected an accepted answer, got a refusal ("07")');
    expect(code).toBe(broken);
  });
});
