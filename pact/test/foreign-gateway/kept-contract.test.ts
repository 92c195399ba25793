import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { runWithReports } from '../support/run-program.ts';
import {
  accountEnv,
  type ForeignGateway,
  runForeign,
  startForeignGateway,
  tokenEnv,
  withSignups,
} from './foreign-gateway.ts';
import { type GatewayData, testAccount } from './gateway-data.ts';

const { broken, incomplete, ok } = exitCodes;

describe('a third-party gateway that keeps the contract', () => {
  const folder = temporaryFolder();
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

  it('has unchanged data and no breach after a run with only a token', async () => {
    const before = gateway.snapshot();
    const { code, printed } = await runForeign(gateway, tokenEnv);
    // Incomplete, because only calls that read are verified without --allow-writes.
    expect(code, printed).toBe(incomplete);
    expect(printed).toContain('0 broken');
    expect(gateway.snapshot()).toEqual(before);
    expect((await runForeign(gateway, tokenEnv, '--only', 'reads')).code).toBe(ok);
  });

  it('has unchanged data and no breach after two runs with --allow-writes', async () => {
    const before = gateway.snapshot();
    const first = await runForeign(gateway, accountEnv, '--allow-writes');
    expect(first.code, first.printed).toBe(incomplete);
    // Seven calls are not verified, because their result cannot be removed or because they need a mailed code.
    expect(first.printed).toContain(`${operationIds.length - 7} of ${operationIds.length} calls kept`);
    expect(first.printed).not.toContain('left at the gateway');
    expect(gateway.snapshot()).toEqual(before);
    expect(await runForeign(gateway, accountEnv, '--allow-writes')).toEqual(first);
    expect(gateway.snapshot()).toEqual(before);
  });

  it('has the same password after a run that resets it with a mailed code', async () => {
    const before = gateway.snapshot();
    const { code, printed } = await runForeign(
      gateway,
      accountEnv,
      '--allow-writes',
      '--mailbox',
      gateway.mailbox,
    );
    expect(code, printed).toBe(incomplete);
    expect(printed).toMatch(/^authentication\.completePasswordReset .* kept$/m);
    expect(withoutMessages(gateway.snapshot())).toEqual(withoutMessages(before));
    expect(printed).not.toContain('left at the gateway');
  });

  it('is verified completely with --allow-signups, and each run lists the sign-ups that remain', async () => {
    const before = gateway.snapshot();
    const first = await runForeign(gateway, accountEnv, ...withSignups(gateway));
    const second = await runForeign(gateway, accountEnv, ...withSignups(gateway));
    for (const { code, printed } of [first, second]) {
      expect(code, printed).toBe(ok);
      expect(printed).toMatch(/^left at the gateway: sign-ups: \d+$/m);
    }
    const after = gateway.snapshot();
    const existingAccounts = before.accounts.length;
    expect(after.accounts.slice(0, existingAccounts)).toEqual(before.accounts);
    expect(after.assessments.filter(({ owner }) => owner === testAccount.email)).toEqual(
      before.assessments.filter(({ owner }) => owner === testAccount.email),
    );
    expect(after.waitList).toEqual(before.waitList);
    // Both runs sign up equally many users. Some of these sign-ups are still pending.
    const signUpCount = after.accounts.length - existingAccounts + Object.keys(after.signUps).length;
    const listedSignUps = /sign-ups: (\d+)/.exec(first.printed)?.[1];
    expect(signUpCount).toBe(2 * Number(listedSignUps));
  });

  it('keeps records of a run without a mailbox, and the run lists the records', async () => {
    const { printed } = await runForeign(gateway, accountEnv, '--allow-writes', '--allow-signups');
    expect(printed).toContain('left at the gateway: answers of the test account');
    expect(printed).toContain('left at the gateway: a pending password reset of the test account');
    expect(printed).toContain('left at the gateway: reports of the test account');
  });

  it.each<OperationId>(['user.update', 'authentication.changePassword'])(
    'is incomplete, not broken, if %s refuses a request whose values differ from the example',
    async call => {
      gateway.alterAnswer(call, () => ({ responseCode: '07', responseMessage: 'More, please.' }));
      const { code, printed } = await runForeign(gateway, accountEnv, '--allow-writes', '--only', call);
      expect(printed).toContain('got a refusal ("07"); the request had other values than the example');
      expect(code).toBe(incomplete);
    },
  );

  const signals: [NodeJS.Signals, OperationId, exitCode: number][] = [
    // The exit code is 128 plus the number of the signal.
    ['SIGINT', 'authentication.changePassword', 130],
    ['SIGINT', 'user.update', 130],
    ['SIGTERM', 'waitList.create', 143],
  ];
  // The short run tests only user.update, for which the gateway stores other values than it received (below).
  it.each(inject('long') ? signals : signals.slice(1, 2))(
    'has unchanged data after %s during %s',
    async (signal, call, exitCode) => {
      const before = gateway.snapshot();
      const program = fileURLToPath(new URL('../../src/cli/verify.ts', import.meta.url));
      const argv = [program, '--gateway', gateway.url, '--allow-writes'];
      const child = spawn(process.execPath, argv, { env: { ...process.env, ...accountEnv } });
      const stopMessage = once(child.stderr, 'data');
      const dataDuringCall: unknown[] = [];
      const otherProfile = { userFirstName: 'Ada', userCompanyId: 'company-1' };
      gateway.onCall(async (called, data): Promise<'answer'> => {
        if (called !== call || dataDuringCall.length > 0) return 'answer';
        // The gateway stores other values than it received. They must be restored too.
        if (call === 'user.update') Object.assign(data.accounts[0]?.profile ?? {}, otherProfile);
        dataDuringCall.push(structuredClone(data));
        child.kill(signal);
        await stopMessage;
        // npm sends the signal a second time, which must not interrupt the restore.
        child.kill(signal);
        return 'answer';
      });
      const printed = text(child.stdout);
      const [code] = await once(child, 'exit');
      expect(code).toBe(exitCode);
      expect(await printed).toContain('gap: the run was stopped');
      expect(gateway.snapshot()).toEqual(before);
      // The call had changed the data.
      expect(dataDuringCall).toEqual([expect.not.objectContaining(before)]);
    },
  );

  it.each<OperationId>(['authentication.changePassword', 'user.update', 'waitList.create'])(
    'has unchanged data after it closes the connection during %s',
    async call => {
      const before = gateway.snapshot();
      const dataDuringCall: unknown[] = [];
      gateway.onCall((called, data) => {
        if (called !== call || dataDuringCall.length > 0) return 'answer';
        if (call === 'user.update') Object.assign(data.accounts[0]?.profile ?? {}, { userFirstName: 'Ada' });
        dataDuringCall.push(structuredClone(data));
        return 'close-connection';
      });
      const { code, printed } = await runForeign(gateway, accountEnv, '--allow-writes', '--only', call);
      expect(printed).toContain(`gap: ${call}, accepted: no answer`);
      expect(code).toBe(incomplete);
      expect(gateway.snapshot()).toEqual(before);
      // The call had changed the data.
      expect(dataDuringCall).toEqual([expect.not.objectContaining(before)]);
    },
  );

  it.each<[OperationId, string]>([
    [
      'authentication.changePassword',
      'the password of the test account: VERIFY_PASSWORD, or that with its first character moved to the end',
    ],
    ['user.update', 'the profile of the test account: userFirstName'],
    ['waitList.create', 'addresses on the wait-list: 1'],
  ])('keeps a change of %s that cannot be undone, and the run lists the change: %s', async (call, change) => {
    let changed: GatewayData | null = null;
    gateway.onCall((called, data) => {
      if (called === 'user.update') Object.assign(data.accounts[0]?.profile ?? {}, { userFirstName: 'Ada' });
      if (called === call) changed ??= structuredClone(data);
      // Later calls are accepted too, but change nothing.
      Object.assign(data, structuredClone(changed));
      return 'answer';
    });
    const { printed } = await runForeign(gateway, accountEnv, '--allow-writes', '--only', call);
    expect(printed).toContain(`left at the gateway: ${change}\n`);
    // The end of the password, which the temporary password also contains.
    expect(printed).not.toContain(testAccount.password.slice(1));
  });

  it('gets advice about requests that a careful gateway would refuse, in every report', async () => {
    const argv = ['--gateway', gateway.url, ...withSignups(gateway)];
    const { code, json, junit, printed, summary } = await runWithReports(folder, argv, accountEnv);
    expect(code, printed).toBe(ok);
    for (const advice of [
      'advice, low: any text is accepted as an e-mail address (authentication.initiateEnrollment, refused)',
      "advice, low: a request for the list of somebody else's reports is accepted",
      'advice, high: a token that was never issued opens a session (hra.getQuestionnaire, session expired)',
    ])
      expect(printed).toContain(advice);
    expect(printed).not.toContain("ANOTHER PERSON'S DATA");
    expect(printed).toMatch(/^::notice title=waitList\.create%2C refused::advice, low/m);
    expect(junit).toContain(
      '<system-out>advice, low: any text is accepted as an e-mail address</system-out>',
    );
    expect(junit).toContain('failures="0" errors="0"');
    const report = JSON.parse(json);
    expect(report).toMatchObject({ findings: [], left: [expect.stringMatching(/^sign-ups: /)] });
    expect(report.advice).toHaveLength(report.summary.interactions.advised);
    expect(report.advice[0]).toMatchObject({ severity: 'high', curl: expect.stringContaining('curl') });
    const advice = 'Advice: no breach, but a careful gateway would answer differently';
    for (const title of [advice, 'Left at the gateway']) expect(summary).toContain(`**${title}**`);
  });

  it('is broken with --strict, which counts advice as a breach', async () => {
    const strict = await runForeign(gateway, accountEnv, ...withSignups(gateway), '--strict');
    expect(strict.code).toBe(broken);
    expect(strict.printed).toContain('BROKEN authentication.initiateEnrollment, refused');
    expect(strict.printed).not.toMatch(/^advice/m);
  });

  it.each<[OperationId, object, string]>([
    ['authentication.login', { token: 'of-nobody', userEmail: 'x' }, 'a wrong password opens a session'],
    ['authentication.changePassword', {}, 'a password is changed by somebody who does not know it'],
    ['authentication.completePasswordReset', {}, 'a code that was never mailed is accepted'],
  ])(
    'gets advice of high severity if %s accepts wrong credentials',
    async (call, addedMembers, consequence) => {
      const only = ['--allow-writes', '--mailbox', gateway.mailbox, '--only', call];
      gateway.alterAnswer(call, answer => ({ ...addedMembers, ...propertiesOf(answer), responseCode: '00' }));
      const { code, printed } = await runForeign(gateway, accountEnv, ...only);
      expect(printed).toContain(`advice, high: ${consequence} (${call}, refused)`);
      expect(code).toBe(ok);
      expect(gateway.snapshot().accounts[0]?.password).toBe(testAccount.password);
    },
  );

  it("is reported as returning another person's data only if the answers for this person and for the caller differ", async () => {
    const call = 'risksAppraisedAudit.readByRisksAppraisedAuditUserId';
    const listWithReport = (risksAppraisedAuditReportId: number) => ({
      responseCode: '00',
      data: [{ risksAppraisedAuditReportId, risksAppraisedUniqueString: 'S-1' }],
    });
    // A member that is no personal data may differ each time.
    let answers = 0;
    gateway.alterAnswer(call, () => ({ ...listWithReport(4001), answers: answers++ }));
    const ofCaller = await runForeign(gateway, tokenEnv, '--only', call);
    expect(ofCaller).toMatchObject({ code: ok, printed: expect.not.stringContaining("ANOTHER PERSON'S") });
    // Each answer has another report, so the answer for another person differs from the answer for the caller.
    let reportId = 4001;
    gateway.alterAnswer(call, () => listWithReport(reportId++));
    const others = await runForeign(gateway, tokenEnv, '--only', call);
    expect(others.code).toBe(ok);
    expect(others.printed).toMatch(/^ANOTHER PERSON'S DATA, high: a request for the list of somebody/m);
    expect((await runForeign(gateway, tokenEnv, '--only', call, '--strict')).code).toBe(broken);
  });
});

/** The data without the sent e-mails, which no run can remove. */
function withoutMessages({ messages: _, ...otherData }: GatewayData): Partial<GatewayData> {
  return otherData;
}
