import { afterEach, describe, expect, it } from 'vitest';
import { forget } from '@/session/forget';
import { jotaiStore, storeToken } from '@/session/stored-atoms';
import { readToken } from '@/session/token';
import { reportSessionEnd, sessionTimeoutAtom } from './notification.ts';

const closeDialog = () => jotaiStore.set(sessionTimeoutAtom, false);
const isDialogOpen = () => jotaiStore.get(sessionTimeoutAtom);

afterEach(() => {
  closeDialog();
  forget('logged-out');
});

describe('reportSessionEnd', () => {
  it('opens the dialog and removes the token', () => {
    storeToken('first');
    reportSessionEnd('first');
    expect(isDialogOpen()).toBe(true);
    expect(readToken()).toBeNull();
  });

  it('opens the dialog once when several calls report the same session', () => {
    storeToken('second');
    reportSessionEnd('second');
    closeDialog();
    reportSessionEnd('second');
    expect(isDialogOpen()).toBe(false);
  });

  it('ignores a call that was sent with the token of an earlier session', () => {
    storeToken('fresh');
    reportSessionEnd('stale');
    expect(isDialogOpen()).toBe(false);
    expect(readToken()).toBe('fresh');
  });

  it('opens the dialog for each call that was sent without a token', () => {
    reportSessionEnd(null);
    closeDialog();
    reportSessionEnd(null);
    expect(isDialogOpen()).toBe(true);
  });
});
