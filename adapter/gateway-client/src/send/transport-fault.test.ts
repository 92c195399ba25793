import { describe, expect, it } from 'vitest';
import { transportFault } from './transport-fault.ts';

const errorWithCode = (code: string) => Object.assign(new Error('with a secret in it'), { code });

describe('transportFault', () => {
  const whileConnecting = { wasConnecting: true, endedBy: null };

  it('returns MISCONFIGURED for a forbidden address', () => {
    expect(transportFault(errorWithCode('ERR_FORBIDDEN_ADDRESS'), whileConnecting)).toEqual({
      kind: 'MISCONFIGURED',
      outcome: 'not-sent',
      repeat: 'no',
      detail: 'ERR_FORBIDDEN_ADDRESS',
    });
  });

  it.each([
    ['of the gateway', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['of a proxy', 'UND_ERR_PRX_TLS'],
  ])('returns MISCONFIGURED for a certificate %s that is for another host', (_, code) => {
    expect(transportFault(errorWithCode(code), whileConnecting)).toMatchObject({
      kind: 'MISCONFIGURED',
      outcome: 'not-sent',
      repeat: 'no',
    });
  });

  it('returns UNREACHABLE for an unreachable address', () => {
    expect(transportFault(errorWithCode('EHOSTUNREACH'), whileConnecting)).toMatchObject({
      kind: 'UNREACHABLE',
      outcome: 'not-sent',
      repeat: 'yes',
    });
  });

  it('returns a fault without the text of an unknown error', () => {
    for (const unknown of [errorWithCode('not a code: secret'), new Error('secret'), 'secret', null]) {
      const fault = transportFault(unknown, { wasConnecting: false, endedBy: null });
      expect(JSON.stringify(fault)).not.toContain('secret');
    }
  });
});
