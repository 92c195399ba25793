import { setImmediate } from 'node:timers/promises';
import { tooManyLogins } from '@choose-life/gateway-client/fault-messages';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { type CallAdmission, refusalFor } from './call-admission.ts';
import { limitRules, rulesWithFloodLimit } from './limits.ts';
import { createLoginQueues, isLoginDelayed, queueLogin } from './login-limits.ts';
import { createMemoryLimits } from './memory-limits.ts';

const admission: CallAdmission = { waitMs: 0, onCallEnded: async () => {} };

describe('queueLogin', () => {
  it('does not queue a log-in that is over its limit', async () => {
    const queues = createLoginQueues(1);
    // The limit is used up for another two seconds.
    const refused = { admission: refusalFor(2_000), account: 'ada@example.test', isKnownBrowser: false };
    // One log-in of the queue runs at a time. If a refused log-in were queued, it would never end, and the last log-in of this test would wait.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await queueLogin(refused, queues)).toMatchObject({ waitMs: 2_000, message: tooManyLogins });
    }
    expect(await queueLogin({ ...refused, admission }, queues)).toMatchObject({ waitMs: 0 });
  });

  const login = { admission, account: 'ada@example.test', isKnownBrowser: false };

  it('runs only the maximum number of log-ins of an account, and starts the next log-in when one has ended', async () => {
    const queues = createLoginQueues(1);
    const started: string[] = [];
    const start = async (name: string) => {
      const admitted = await queueLogin(login, queues);
      started.push(name);
      return admitted;
    };
    const first = await start('first');
    const second = start('second');
    await setImmediate();
    expect(started).toEqual(['first']);
    await first.onCallEnded(null);
    await second;
    void start('third');
    await setImmediate();
    expect(started).toEqual(['first', 'second']);
  });
});

describe('isLoginDelayed', () => {
  const use = { limit: 'login-to-email-from-address', identity: 'ada@example.test' } as const;

  // The flood limit of 6,000 calls does not matter here.
  const createLimits = () =>
    createMemoryLimits({ rules: rulesWithFloodLimit(6_000), hash: createKeyedHash(), now: () => 0 });

  it('is true if the limit of the log-in is used up', async () => {
    const limits = createLimits();
    await limits.consume({ ...use, weight: limitRules[use.limit].max });
    expect(await isLoginDelayed(limits, [use])).toBe(true);
  });

  it('counts no use, however often it is called', async () => {
    const limits = createLimits();
    for (let check = 0; check <= limitRules[use.limit].max; check += 1) {
      expect(await isLoginDelayed(limits, [use])).toBe(false);
    }
  });
});
