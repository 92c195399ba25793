import type { CallError } from '@choose-life/client';
import { brandName } from '@choose-life/contracts/domain/brand';
import { codes } from '@choose-life/contracts/domain/codes';
import { TRPCClientError } from '@trpc/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget } from '@/session/forget';
import { jotaiStore, storeToken } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { closeNotification, notificationAtom, sessionTimeoutAtom } from './notification.ts';
import {
  callWithFaultHandling,
  capitalised,
  type FaultHandling,
  faultOfCall,
  passwordRefusalOf,
  type ScreenMeta,
  showFault,
} from './show-fault.ts';

const handlings: FaultHandling[] = ['modal', 'capitalised', 'toast', 'log', 'caller'];
// A RATE_LIMITED error also needs `retryAfterMs`, which `effectsOf` does not set.
type Kind = Exclude<CallError['kind'], 'RATE_LIMITED'>;

const toasts = vi.spyOn(toast, 'error');
const warnings = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => {
  toasts.mockClear();
  warnings.mockClear();
  closeNotification();
  jotaiStore.set(sessionTimeoutAtom, false);
  forget('logged-out');
});

/** Calls `showFault`. @returns the dialog, modal or toast that was opened, and the line that was logged; undefined for none */
function effectsOf(kind: Kind, meta?: ScreenMeta, message = 'invalid credentials') {
  const gateway: CallError = { kind, outcome: 'refused', message, requestId: 'r1' };
  const callToken = null;
  showFault({ data: { gateway } }, callToken, meta);
  return {
    dialog: jotaiStore.get(sessionTimeoutAtom) ? 'session-timeout' : undefined,
    modal: jotaiStore.get(notificationAtom)?.body,
    toast: toasts.mock.lastCall?.[0],
    log: warnings.mock.lastCall?.[0],
  };
}

describe('showFault', () => {
  it.each(handlings)('opens the dialog of an expired session, even when onFault is %s', onFault => {
    expect(effectsOf('SESSION_EXPIRED', { onFault })).toEqual({ dialog: 'session-timeout' });
  });

  it.each(handlings)('shows nothing for a cancelled call, even when onFault is %s', onFault => {
    expect(effectsOf('CANCELLED', { onFault })).toEqual({});
    expect(effectsOf('ABORTED', { onFault })).toEqual({});
  });

  it.each([
    [undefined, { modal: 'invalid credentials' }],
    ['modal', { modal: 'invalid credentials' }],
    ['capitalised', { modal: 'Invalid credentials' }],
    ['toast', { toast: 'invalid credentials' }],
    ['log', { log: `${brandName}: a call failed (REJECTED, refused, request r1)` }],
    ['caller', {}],
  ] as const)('with onFault %s shows or logs %j', (onFault, expected) => {
    expect(effectsOf('REJECTED', onFault && { onFault })).toEqual(expected);
  });

  it('shows the text of meta.toast in a toast', () => {
    const text = 'There Was An Error Please Try Again';
    expect(effectsOf('TIMEOUT', { onFault: 'toast', toast: text })).toEqual({ toast: text });
  });

  it('shows a default text for an error without a message', () => {
    expect(effectsOf('REJECTED', {}, '  ')).toEqual({ modal: 'Something went wrong. Please try again.' });
  });
});

describe('callWithFaultHandling', () => {
  it('does not end a session that has begun during the call', async () => {
    const gateway: CallError = {
      kind: 'SESSION_EXPIRED',
      outcome: 'refused',
      message: 'no',
      requestId: 'r1',
    };
    const error = Object.assign(new Error('x'), { data: { gateway } });
    const call = callWithFaultHandling(async () => {
      storeToken('token-of-a-later-log-in');
      throw error;
    });
    await expect(call).rejects.toBe(error);
    expect(jotaiStore.get(sessionTimeoutAtom)).toBe(false);
    expect(readToken()).toBe('token-of-a-later-log-in');
  });
});

describe('capitalised', () => {
  it.each([
    ['', ''],
    ['ọjọ́', 'Ọjọ́'],
    ['Capitalised', 'Capitalised'],
    ['22 is a code', '22 is a code'],
  ])('returns for %j the text %j', (text, result) => {
    expect(capitalised(text)).toBe(result);
  });
});

/** The error of a refused log-in, the only error with a token. */
const loginError = { kind: 'REJECTED', outcome: 'refused', message: 'no', requestId: 'r1', token: 'abc' };

describe('faultOfCall', () => {
  it('returns the error of the adapter', () => {
    expect(faultOfCall(Object.assign(new Error('x'), { data: { gateway: loginError } }))).toEqual(loginError);
  });

  it('returns OFFLINE for a failed fetch', () => {
    const error = new TypeError('Failed to fetch');
    for (const thrown of [error, TRPCClientError.from(error)])
      expect(faultOfCall(thrown)).toMatchObject({ kind: 'OFFLINE', outcome: 'unknown' });
  });

  it('returns ABORTED for an aborted call', () => {
    const error = new DOMException('The page was left.', 'AbortError');
    for (const thrown of [error, TRPCClientError.from(error)])
      expect(faultOfCall(thrown).kind).toBe('ABORTED');
  });

  it.each([new Error('odd'), 'text', null, undefined, { data: { gateway: {} } }])(
    'returns UNKNOWN with a message for the value %j',
    thrown => {
      expect(faultOfCall(thrown)).toMatchObject({
        kind: 'UNKNOWN',
        message: expect.stringMatching(/\S/),
      });
    },
  );
});

describe('passwordRefusalOf', () => {
  const refusedWith = (gatewayCode: string) =>
    Object.assign(new Error('x'), { data: { gateway: { ...loginError, gatewayCode, message: 'longer' } } });

  it('returns the message when the gateway refuses the password', () => {
    expect(passwordRefusalOf(refusedWith(codes.passwordRefused))).toBe('longer');
  });

  it('returns null for other errors and for null', () => {
    for (const error of [refusedWith('99'), new Error('odd'), null])
      expect(passwordRefusalOf(error)).toBeNull();
  });
});
