import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { faultOfCall, passwordRefusalOf } from './call-fault.ts';

const gateway = { kind: 'REJECTED', outcome: 'refused', message: 'no', requestId: 'r1', token: 'abc' };

describe('fault of a call', () => {
  it('is what the adapter said', () => {
    expect(faultOfCall(Object.assign(new Error('x'), { data: { gateway } }))).toEqual(gateway);
  });

  it('is a lost connection when no answer came', () => {
    const error = new TypeError('Failed to fetch');
    for (const thrown of [error, TRPCClientError.from(error)])
      expect(faultOfCall(thrown)).toMatchObject({ kind: 'OFFLINE', outcome: 'unknown' });
  });

  it('is cancelled when the person left', () => {
    const error = new DOMException('left', 'AbortError');
    for (const thrown of [error, TRPCClientError.from(error)])
      expect(faultOfCall(thrown).kind).toBe('ABORTED');
  });

  it.each([new Error('odd'), 'text', null, undefined, { data: { gateway: {} } }])(
    'is never nothing',
    thrown => {
      expect(faultOfCall(thrown)).toMatchObject({
        kind: 'UNKNOWN',
        message: expect.stringMatching(/\S/),
      });
    },
  );
});

describe('a password refusal', () => {
  const refusedWith = (gatewayCode: string) =>
    Object.assign(new Error('x'), { data: { gateway: { ...gateway, gatewayCode, message: 'longer' } } });

  it('is told where the gateway names the password as the cause', () => {
    expect(passwordRefusalOf(refusedWith('99-password'))).toBe('longer');
  });

  it('is none where anything else went wrong, or nothing did', () => {
    for (const error of [refusedWith('99'), new Error('odd'), null])
      expect(passwordRefusalOf(error)).toBeNull();
  });
});
