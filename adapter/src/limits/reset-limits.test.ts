import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { limitRules, rulesWithFloodLimit } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { admitResetEmail } from './reset-limits.ts';

const start = () => {
  const limits = createMemoryLimits({
    rules: rulesWithFloodLimit(6000),
    hash: createKeyedHash(),
    now: () => 0,
  });
  const request = (email: string, isDelayed: boolean) => {
    const uses: Parameters<typeof admitResetEmail>[1] = {
      acceptedRequests: { limit: 'forgot-password', identity: email },
      toMailbox: { limit: 'forgot-password-to-email', identity: email },
      fromNetwork: { limit: 'emails-from-address', identity: '198.51.100.7' },
    };
    return admitResetEmail(limits, uses, async () => isDelayed);
  };
  const exhaustNetwork = async () => {
    const { max } = limitRules['emails-from-address'];
    await limits.consume({ limit: 'emails-from-address', identity: '198.51.100.7', weight: max });
  };
  return { exhaustNetwork, request };
};

describe('admitResetEmail', () => {
  it('decides `already-sent` for a mailbox with the maximum number of accepted requests', async () => {
    const { request } = start();
    for (let n = 0; n < limitRules['forgot-password'].max; n++)
      expect(await request('ada@example.test', false)).toMatchObject({ kind: 'send' });
    expect(await request('ada@example.test', false)).toEqual({ kind: 'already-sent' });
  });

  it('decides `wait` for a network that has requested too many e-mails', async () => {
    const { exhaustNetwork, request } = start();
    await exhaustNetwork();
    expect(await request('ada@example.test', false)).toMatchObject({ kind: 'wait' });
  });

  it('does not count a request that has to wait as accepted', async () => {
    // 10 requests are more than the limit of accepted requests, after which the decision would be `already-sent`.
    const { exhaustNetwork, request } = start();
    await exhaustNetwork();
    for (let n = 0; n < 10; n++)
      expect(await request('ada@example.test', false)).toMatchObject({ kind: 'wait' });
  });

  it('decides `send` for an owner whose log-in is delayed, whatever the limit of the network', async () => {
    const { exhaustNetwork, request } = start();
    await exhaustNetwork();
    expect(await request('ada@example.test', true)).toMatchObject({ kind: 'send' });
  });
});
