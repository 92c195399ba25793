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

  it('ignores a call that was sent with the token of an earlier session', () => {
    storeToken('fresh');
    reportSessionEnd('stale');
    expect([isOpen(), readToken()]).toEqual([false, 'fresh']);
  });

  it('opens the dialog for each call that was sent without a token', () => {
    reportSessionEnd(null);
    close();
    reportSessionEnd(null);
    expect(isOpen()).toBe(true);
  });
});
