import { afterEach, describe, expect, it } from 'vitest';
import { forget } from '@/session/forget';
import { jotaiStore, storeToken } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { sessionEnded, sessionTimeoutAtom } from './notification.ts';

const close = () => jotaiStore.set(sessionTimeoutAtom, false);
const isOpen = () => jotaiStore.get(sessionTimeoutAtom);

afterEach(() => {
  close();
  forget('logged-out');
});

describe('the end of a session', () => {
  it('opens the dialog and removes the token', () => {
    storeToken('first');
    sessionEnded('first');
    expect([isOpen(), readToken()]).toEqual([true, null]);
  });

  it('is told once, however many calls report it and however late', () => {
    storeToken('second');
    sessionEnded('second');
    close();
    sessionEnded('second');
    expect(isOpen()).toBe(false);
  });

  it('says nothing to somebody who has logged in again since', () => {
    storeToken('fresh');
    sessionEnded('stale');
    expect([isOpen(), readToken()]).toEqual([false, 'fresh']);
  });

  it('is told each time to somebody who calls without a token', () => {
    sessionEnded(null);
    close();
    sessionEnded(null);
    expect(isOpen()).toBe(true);
  });
});
