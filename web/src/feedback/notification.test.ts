import { afterEach, describe, expect, it } from 'vitest';
import { forget } from '@/session/forget';
import { jotaiStore, storeToken } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { reportSessionEnd, sessionTimeoutAtom } from './notification.ts';

const close = () => jotaiStore.set(sessionTimeoutAtom, false);
const isOpen = () => jotaiStore.get(sessionTimeoutAtom);

afterEach(() => {
  close();
  forget('logged-out');
});

describe('reportSessionEnd', () => {
  it('opens the dialog and removes the token', () => {
    storeToken('first');
    reportSessionEnd('first');
    expect([isOpen(), readToken()]).toEqual([true, null]);
  });

  it('opens the dialog once when several calls report the same session', () => {
    storeToken('second');
    reportSessionEnd('second');
    close();
    reportSessionEnd('second');
    expect(isOpen()).toBe(false);
  });

  it('does nothing for a call of an earlier session after a new log-in', () => {
    storeToken('fresh');
    reportSessionEnd('stale');
    expect([isOpen(), readToken()]).toEqual([false, 'fresh']);
  });

  it('opens the dialog again for each call without a token', () => {
    reportSessionEnd(null);
    close();
    reportSessionEnd(null);
    expect(isOpen()).toBe(true);
  });
});
