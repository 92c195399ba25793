import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { type CallAdmission, refusedFor } from './call-admission.ts';
import { limitRules, rulesWith } from './limits.ts';
import { createLoginQueues, isLoginDelayed, queueLogin } from './login-limits.ts';
import { createMemoryLimits } from './memory-limits.ts';

const admission: CallAdmission = { waitMs: 0, settle: async () => {} };

describe('queueLogin', () => {
  it('does not queue a log-in that is over its limit', async () => {
    const queues = createLoginQueues(1);
    const refused = { admission: refusedFor(2000), account: 'ada@example.test', isKnownBrowser: false };
    for (let n = 0; n < 3; n++)
      expect(await queueLogin(refused, queues)).toMatchObject({ waitMs: 2000, message: tooManyLogins });
    expect(await queueLogin({ ...refused, admission }, queues)).toMatchObject({ waitMs: 0 });
  });

  it('starts the next log-in of an account when one has ended, and those of known browsers separately', async () => {
    const queues = createLoginQueues(1);
    const login = { admission, account: 'ada@example.test', isKnownBrowser: false };
    const first = await queueLogin(login, queues);
    let hasStarted = false;
    const second = queueLogin(login, queues).then(() => {
      hasStarted = true;
    });
    await queueLogin({ ...login, isKnownBrowser: true }, queues);
    expect(hasStarted).toBe(false);
    await first.settle(null);
    await second;
    expect(hasStarted).toBe(true);
  });
});

describe('isLoginDelayed', () => {
  const use = { limit: 'login-to-email-from-address', identity: 'ada@example.test' } as const;

  it('is true if the limit of the log-in is used up', async () => {
    const limits = createMemoryLimits({ rules: rulesWith(6000), hash: createKeyedHash(), now: () => 0 });
    await limits.take({ ...use, weight: limitRules[use.limit].max });
    expect(await isLoginDelayed(limits, [use])).toBe(true);
  });

  it('counts nothing', async () => {
    const limits = createMemoryLimits({ rules: rulesWith(6000), hash: createKeyedHash(), now: () => 0 });
    for (let n = 0; n < 10; n++) expect(await isLoginDelayed(limits, [use])).toBe(false);
  });
});
