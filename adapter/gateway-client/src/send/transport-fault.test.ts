import { describe, expect, it } from 'vitest';
import { transportFault } from './transport-fault.ts';

const error = (code: string) => Object.assign(new Error('with a secret in it'), { code });

describe('trouble while connecting', () => {
  it.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'CERT_HAS_EXPIRED',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'ERR_FORBIDDEN_ADDRESS',
  ])('%s is a wrong set-up, never tried again', code => {
    expect(transportFault(error(code), { connecting: true, endedBy: null })).toEqual({
      kind: 'MISCONFIGURED',
      outcome: 'not-sent',
      repeat: 'no',
      detail: code,
    });
  });

  it.each([
    ['ECONNREFUSED', 'yes'],
    ['EAI_AGAIN', 'yes'],
    ['UND_ERR_CONNECT_TIMEOUT', 'yes'],
    ['EHOSTUNREACH', 'yes'],
    ['ECONNRESET', 'yes'],
    ['ENOTFOUND', 'once'],
  ])('%s sent nothing', (code, repeat) => {
    expect(transportFault(error(code), { connecting: true, endedBy: null })).toMatchObject({
      kind: 'UNREACHABLE',
      outcome: 'not-sent',
      repeat,
    });
  });
});

describe('trouble after connecting', () => {
  it.each([
    ['ECONNRESET', 'UPSTREAM_ERROR'],
    ['UND_ERR_SOCKET', 'UPSTREAM_ERROR'],
    ['UND_ERR_BODY_TIMEOUT', 'TIMEOUT'],
    ['HPE_INVALID_CONSTANT', 'BAD_RESPONSE'],
    ['UND_ERR_HEADERS_OVERFLOW', 'BAD_RESPONSE'],
  ])('%s may have been applied', (code, kind) => {
    expect(transportFault(error(code), { connecting: false, endedBy: null })).toMatchObject({
      kind,
      outcome: 'unknown',
    });
  });

  it('keeps no words of a foreign error', () => {
    for (const foreign of [error('not a code: secret'), new Error('secret'), 'secret', null]) {
      expect(JSON.stringify(transportFault(foreign, { connecting: false, endedBy: null }))).not.toContain(
        'secret',
      );
    }
  });
});
