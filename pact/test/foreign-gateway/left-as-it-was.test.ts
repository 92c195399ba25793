import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../src/verify/reports/summary.ts';
import { type ForeignGateway, startForeignGateway } from './foreign-gateway.ts';
import { account, runForeign } from './run-foreign.ts';

describe('a lawful gateway of somebody else', () => {
  let gateway: ForeignGateway;
  beforeEach(async () => {
    gateway = await startForeignGateway();
  });
  afterEach(() => gateway.stop());

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
      expect(code).toBe(exitCodes.incomplete);
      expect(gateway.snapshot()).toEqual(before);
    },
  );
});
