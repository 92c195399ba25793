import type { CallError } from '@choose-life/client';
import { TRPCClientError } from '@trpc/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jotaiStore } from '@/session/stored-atoms';
import { closeNotification, notificationAtom, sessionTimeoutAtom } from './notification.ts';
import {
  capitalised,
  type FaultHandling,
  faultOfCall,
  passwordRefusalOf,
  type ScreenMeta,
  showFault,
} from './show-fault.ts';

const handlings: FaultHandling[] = ['modal', 'capitalised', 'toast', 'log', 'screen'];
type Kind = Exclude<CallError['kind'], 'RATE_LIMITED'>;

const toasts = vi.spyOn(toast, 'error');
const warnings = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => {
  toasts.mockClear();
  warnings.mockClear();
  closeNotification();
  jotaiStore.set(sessionTimeoutAtom, false);
});

/** What a person sees of a fault, or what the console holds. */
function seenOf(kind: Kind, meta?: ScreenMeta, message = 'invalid credentials') {
  const gateway: CallError = { kind, outcome: 'refused', message, requestId: 'r1' };
  showFault({ data: { gateway } }, meta, null);
  return {
    ...(jotaiStore.get(sessionTimeoutAtom) && { dialog: 'session-timeout' }),
    ...(jotaiStore.get(notificationAtom) && { modal: jotaiStore.get(notificationAtom)?.body }),
    ...Object.fromEntries(toasts.mock.calls.map(([text]) => ['toast', text])),
    ...Object.fromEntries(warnings.mock.calls.map(([line]) => ['log', line])),
  };
}

describe('a fault that is shown', () => {
  it.each(handlings)('opens the dialog of an ended session, also where the screen says %s', onFault => {
    expect(seenOf('SESSION_EXPIRED', { onFault })).toEqual({ dialog: 'session-timeout' });
  });

  it.each(handlings)('is nothing of a call the person left, also where the screen says %s', onFault => {
    expect(seenOf('CANCELLED', { onFault })).toEqual({});
    expect(seenOf('ABORTED', { onFault })).toEqual({});
  });

  it.each([
    [undefined, { modal: 'invalid credentials' }],
    ['modal', { modal: 'invalid credentials' }],
    ['capitalised', { modal: 'Invalid credentials' }],
    ['toast', { toast: 'invalid credentials' }],
    ['log', { log: expect.stringMatching(/^[^:]+: a call failed \(REJECTED, refused, request r1\)$/) }],
    ['screen', {}],
  ] as const)('goes where the screen says: %s', (onFault, seen) => {
    expect(seenOf('REJECTED', onFault && { onFault })).toEqual(seen);
  });

  it('has the text that the screen fixed for its toast', () => {
    const text = 'There Was An Error Please Try Again';
    expect(seenOf('TIMEOUT', { onFault: 'toast', toast: text })).toEqual({ toast: text });
  });

  it('never opens an empty modal', () => {
    expect(seenOf('REJECTED', {}, '  ')).toEqual({ modal: 'Something went wrong. Please try again.' });
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
