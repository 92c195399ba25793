import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../logging/keyed-hash.ts';
import { limitRules, rulesWithFloodLimit } from './limits.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { admitResetEmail } from './reset-limits.ts';

const createLimiter = () => {
  const limits = createMemoryLimits({
    rules: rulesWithFloodLimit(6000),
    hash: createKeyedHash(),
    now: () => 0,
  });
  const request = ({ isLoginDelayed = false } = {}) => {
    const uses: Parameters<typeof admitResetEmail>[1] = {
      acceptedRequests: { limit: 'forgot-password', identity: 'ada@example.test' },
      toMailbox: { limit: 'forgot-password-to-email', identity: 'ada@example.test' },
      fromNetwork: { limit: 'emails-from-address', identity: '198.51.100.7' },
    };
    return admitResetEmail(limits, uses, async () => isLoginDelayed);
  };
  const exhaustNetwork = async () => {
    const { max } = limitRules['emails-from-address'];
    await limits.consume({ limit: 'emails-from-address', identity: '198.51.100.7', weight: max });
  };
  return { exhaustNetwork, request };
};

describe('admitResetEmail', () => {
  it('decides `already-sent` for a mailbox with the maximum number of accepted requests', async () => {
    const { request } = createLimiter();
    for (let n = 0; n < limitRules['forgot-password'].max; n++)
      expect(await request()).toMatchObject({ kind: 'send' });
    expect(await request()).toEqual({ kind: 'already-sent' });
  });

  it('decides `wait` for each request from a network that has requested too many e-mails', async () => {
    const { exhaustNetwork, request } = createLimiter();
    await exhaustNetwork();
    // If requests that have to wait counted as accepted, the decision would become `already-sent`.
    for (let n = 0; n <= limitRules['forgot-password'].max; n++)
      expect(await request()).toMatchObject({ kind: 'wait' });
  });

  it('decides `send` for an owner whose log-in is delayed, whatever the limit of the network', async () => {
    const { exhaustNetwork, request } = createLimiter();
    await exhaustNetwork();
    expect(await request({ isLoginDelayed: true })).toMatchObject({ kind: 'send' });
  });
});
