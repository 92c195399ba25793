import type { CallError } from '@choose-life/client';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import {
  capitalised,
  type FaultHandling,
  faultDisplayOf,
  faultOfCall,
  passwordRefusalOf,
} from './show-fault.ts';

const words: FaultHandling[] = ['modal', 'capitalised', 'toast', 'log', 'screen'];
type Kind = Exclude<CallError['kind'], 'RATE_LIMITED'>;
const faultOf = (kind: Kind, message = 'invalid credentials'): CallError => ({
  kind,
  outcome: 'refused',
  message,
  requestId: 'r1',
});

describe('error policy', () => {
  it.each(words)('shows an ended session as such, also where the screen says %s', onFault => {
    expect(faultDisplayOf(faultOf('SESSION_EXPIRED'), { onFault })).toEqual({ show: 'session-timeout' });
  });

  it.each(words)('shows nothing of a call the person left, also where the screen says %s', onFault => {
    expect(faultDisplayOf(faultOf('CANCELLED'), { onFault })).toEqual({ show: 'nothing' });
    expect(faultDisplayOf(faultOf('ABORTED'), { onFault })).toEqual({ show: 'nothing' });
  });

  it.each([
    [undefined, { show: 'notification', body: 'invalid credentials' }],
    ['modal', { show: 'notification', body: 'invalid credentials' }],
    ['capitalised', { show: 'notification', body: 'Invalid credentials' }],
    ['toast', { show: 'toast', text: 'invalid credentials' }],
    ['log', { show: 'log' }],
    ['screen', { show: 'nothing' }],
  ] as const)('does as the screen says: %s', (onFault, seen) => {
    expect(faultDisplayOf(faultOf('REJECTED'), onFault ? { onFault } : undefined)).toEqual(seen);
  });

  it('says the words that the screen fixed for its toast', () => {
    const toast = 'There Was An Error Please Try Again';
    expect(faultDisplayOf(faultOf('TIMEOUT'), { onFault: 'toast', toast })).toEqual({
      show: 'toast',
      text: toast,
    });
  });

  it('never opens an empty modal', () => {
    const seen = faultDisplayOf(faultOf('REJECTED', '  '));
    expect(seen).toEqual({ show: 'notification', body: 'Something went wrong. Please try again.' });
  });

  it.each([
    ['', ''],
    ['ọjọ́', 'Ọjọ́'],
    ['Already so', 'Already so'],
    ['22 is a code', '22 is a code'],
  ])('makes the first letter of %j large', (text, result) => {
    expect(capitalised(text)).toBe(result);
  });
});

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
