import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import {
  account,
  type ForeignGateway,
  runForeign,
  startForeignGateway,
  token,
  withSignups,
} from './foreign-gateway.ts';
import { type GatewayData, testAccount } from './gateway-data.ts';

const { broken, incomplete, ok } = exitCodes;

describe('a lawful gateway of somebody else', () => {
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

  it('breaks nothing with a token alone, and is left as it was', async () => {
    const before = gateway.snapshot();
    const { code, printed } = await runForeign(gateway, token);
    expect(code, printed).toBe(incomplete);
    expect(printed).toContain('0 broken');
    expect(gateway.snapshot()).toEqual(before);
    expect((await runForeign(gateway, token, '--only', 'reads')).code).toBe(ok);
  });

  it('breaks nothing with writes allowed, twice alike, and is left as it was', async () => {
    const before = gateway.snapshot();
    const first = await runForeign(gateway, account, '--allow-writes');
    expect(first.code, first.printed).toBe(incomplete);
    expect(first.printed).toContain(`15 of ${operationIds.length} calls kept`);
    expect(first.printed).not.toContain('left at the gateway');
    expect(gateway.snapshot()).toEqual(before);
    expect(await runForeign(gateway, account, '--allow-writes')).toEqual(first);
    expect(gateway.snapshot()).toEqual(before);
  });

  it('has its password changed by a mailed code too, and put back', async () => {
    const before = gateway.snapshot();
    const { code, printed } = await runForeign(
      gateway,
      account,
      '--allow-writes',
      '--mailbox',
      gateway.mailbox,
    );
    expect(code, printed).toBe(incomplete);
    expect(printed).toMatch(/^authentication\.completePasswordReset .* kept$/m);
    expect(withoutLetters(gateway.snapshot())).toEqual(withoutLetters(before));
    expect(printed).not.toContain('left at the gateway');
    expect(printed).not.toContain(testAccount.password);
    expect(printed).not.toContain(testAccount.password.slice(1));
  });

  it('is verified whole where sign-ups are allowed, and what stays is listed', async () => {
    const before = gateway.snapshot();
    const first = await runForeign(gateway, account, ...withSignups(gateway));
    const second = await runForeign(gateway, account, ...withSignups(gateway));
    for (const { code, printed } of [first, second]) {
      expect(code, printed).toBe(ok);
      expect(printed).toMatch(/^left at the gateway: sign-ups: \d+$/m);
    }
    const after = gateway.snapshot();
    expect(after.accounts.slice(0, 2)).toEqual(before.accounts);
    expect(after.assessments.filter(({ owner }) => owner === testAccount.email)).toEqual(
      before.assessments.filter(({ owner }) => owner === testAccount.email),
    );
    expect(after.waiting).toEqual(before.waiting);
    // Twice as many as one run has listed, each pending or completed.
    const people = after.accounts.length - 2 + Object.keys(after.signUps).length;
    const listed = /sign-ups: (\d+)/.exec(first.printed)?.[1];
    expect(people).toBe(2 * Number(listed));
  });

  it('has what was saved for the test account listed where no letter can be read', async () => {
    const { printed } = await runForeign(gateway, account, '--allow-writes', '--allow-signups');
    expect(printed).toContain('left at the gateway: answers of the test account');
    expect(printed).toContain('left at the gateway: a password reset of the test account, begun by mail');
    expect(printed).toContain('left at the gateway: reports of the test account');
  });

  it.each<OperationId>(['user.update', 'authentication.changePassword'])(
    'is not broken where %s asks for more than the test account may send',
    async call => {
      gateway.alterAnswer(call, () => ({ responseCode: '07', responseMessage: 'More, please.' }));
      const { code, printed } = await runForeign(gateway, account, '--allow-writes', '--only', call);
      expect(printed).toContain('got a refusal ("07"), for what the test account may send');
      expect(code).toBe(incomplete);
    },
  );

  it.each<[OperationId, string, (answer: Record<string, unknown>) => unknown]>([
    ['authentication.changePassword', 'responseCode', answer => ({ ...answer, responseCode: 0 })],
    ['authentication.login', 'token', ({ token: _, ...answer }) => answer],
    ['waitList.create', 'responseCode', answer => ({ ...answer, responseCode: 0 })],
    ['authentication.userDetails', 'userEmail', ({ userEmail: _, ...answer }) => answer],
    ['authentication.userDetails', 'userAge', answer => ({ ...answer, userAge: '51' })],
    ['waitList.read', 'data', ({ data: _, ...answer }) => answer],
    ['waitList.read', 'data[0].waitListId', () => ({ data: [{ waitListEmail: 'a@foreign.test' }] })],
    ['user.update', '(answer)', () => 'updated'],
    ['hra.getQuestionnaire', 'meta.modules', answer => ({ ...answer, meta: { modules: {} } })],
    ['hra.getQuestionnaire', 'status', ({ status: _, ...answer }) => answer],
    ['hra.getReportData', 'riskAge', answer => ({ ...answer, riskAge: '55' })],
    ['hra.getSavedAnswers', 'hraQSexA', answer => ({ ...answer, hraQSexA: ['male'] })],
    ['hra.getReportPdf', '(answer)', () => 'Tm90IGEgUERG'],
    [
      'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
      'data[0].risksAppraisedAuditRiskAge',
      answer => ({
        ...answer,
        data: [{ risksAppraisedAuditReportId: 4001, risksAppraisedAuditRiskAge: '55' }],
      }),
    ],
    [
      'company.readByCompanyId',
      'companyInfo.data.companyName',
      answer => ({ ...answer, companyInfo: { data: { companyName: 7 } } }),
    ],
    ['content.readContentLibrary', 'data', answer => ({ ...answer, data: { first: 3 } })],
    [
      'content.readByContentId',
      'data.contentTitle',
      answer => ({ ...answer, data: { ...Object(answer.data), contentTitle: 7 } }),
    ],
  ])('is broken by name when %s has a fault at %s', async (call, path, change) => {
    // Refusals stay as they are: the fault is in what is accepted.
    const accepted = (answer: Record<string, unknown>) =>
      answer.responseCode !== '07' && answer.status !== 'ERROR';
    const before = gateway.snapshot();
    gateway.alterAnswer(call, answer => (accepted(Object(answer)) ? change(Object(answer)) : answer));
    const { code, printed } = await runForeign(gateway, account, '--allow-writes', '--only', call);
    expect(printed).toContain(`BROKEN ${call}, accepted`);
    expect(printed).toContain(`  ${path}: expected `);
    expect(code).toBe(broken);
    expect(gateway.snapshot()).toEqual(before);
  });

  it.each<[NodeJS.Signals, OperationId, number]>([
    ['SIGINT', 'authentication.changePassword', 130],
    ['SIGINT', 'user.update', 130],
    ['SIGTERM', 'waitList.create', 143],
  ])('is left as it was after %s in the middle of %s', async (signal, call, expected) => {
    const before = gateway.snapshot();
    const program = fileURLToPath(new URL('../../src/cli/verify.ts', import.meta.url));
    const argv = [program, '--gateway', gateway.url, '--allow-writes'];
    const child = spawn(process.execPath, argv, { env: { ...process.env, ...account } });
    const stopping = once(child.stderr, 'data');
    const changed: unknown[] = [];
    const taken = { userFirstName: 'Ada', userCompanyId: 'company-1' };
    gateway.onCall(async (called, data) => {
      if (called !== call || changed.length > 0) return true;
      // A gateway that writes something else than it was sent.
      if (call === 'user.update') Object.assign(data.accounts[0]?.profile ?? {}, taken);
      changed.push(structuredClone(data));
      child.kill(signal);
      await stopping;
      child.kill(signal);
      return true;
    });
    const printed = text(child.stdout);
    const [code] = await once(child, 'exit');
    expect(code).toBe(expected);
    expect(await printed).toContain('gap: the run was stopped');
    expect(gateway.snapshot()).toEqual(before);
    expect(changed).not.toEqual([before]);
  });

  it.each<OperationId>(['authentication.changePassword', 'user.update', 'waitList.create'])(
    'is left as it was after it hung up in the middle of %s',
    async call => {
      const before = gateway.snapshot();
      let calls = 0;
      gateway.onCall((called, data) => {
        if (called !== call || calls++ > 0) return true;
        if (call === 'user.update') Object.assign(data.accounts[0]?.profile ?? {}, { userFirstName: 'Ada' });
        expect(data).not.toEqual(before);
        return false;
      });
      const { code, printed } = await runForeign(gateway, account, '--allow-writes', '--only', call);
      expect(printed).toContain(`gap: ${call}, accepted: no answer`);
      expect(code).toBe(incomplete);
      expect(gateway.snapshot()).toEqual(before);
    },
  );
});

function withoutLetters({ letters: _, ...kept }: GatewayData): Partial<GatewayData> {
  return kept;
}
