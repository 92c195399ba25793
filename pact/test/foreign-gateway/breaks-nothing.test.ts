import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { type ForeignGateway, startForeignGateway } from './foreign-gateway.ts';
import { type GatewayData, testAccount } from './gateway-data.ts';
import { account, runForeign, token, withSignups } from './run-foreign.ts';

const { incomplete, ok } = exitCodes;

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
});

function withoutLetters({ letters: _, ...kept }: GatewayData): Partial<GatewayData> {
  return kept;
}
