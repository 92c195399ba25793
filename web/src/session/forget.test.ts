import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStrings, sessionStrings } from './browser-storage.ts';
import { forget, onForget } from './forget.ts';
import { storageKeys, tabKeys } from './storage-keys.ts';
import { jotaiStore, storedAtoms, tabAtoms } from './stored-atoms.ts';

/** Stores a value for each key of local and session storage, and a draft of the assessment. */
const fillStorage = () => {
  for (const key of storageKeys) jotaiStore.set(storedAtoms[key], `${key} value`);
  for (const key of tabKeys) jotaiStore.set(tabAtoms[key], `${key} value`);
  sessionStrings.setItem('hraDraft:v1', '{}');
};
const remainingKeys = () => storageKeys.filter(key => localStrings.getItem(key, null) !== null);
/** Fails if session storage or one of its atoms still has a value. */
function expectEmptyTab() {
  expect(sessionStrings.keys()).toEqual([]);
  expect(tabKeys.filter(key => jotaiStore.get(tabAtoms[key]) !== null)).toEqual([]);
}

// The test files of a worker share the storage and its atoms, and some expect nobody to be signed in.
afterEach(() => forget('logged-out'));

it('storageKeys has the 14 keys of s.3', () => {
  expect(storageKeys).toHaveLength(14);
});

describe('forget', () => {
  it.each(['logged-out', 'session-ended'] as const)(
    'removes local and session storage with the reason %s',
    reason => {
      fillStorage();
      forget(reason);
      expect(remainingKeys()).toEqual([]);
      expectEmptyTab();
    },
  );

  it.each(['logged-out', 'session-ended', 'logged-in'] as const)(
    'calls its listeners with the reason %s',
    reason => {
      const listener = vi.fn();
      const stopListening = onForget(listener);
      forget(reason);
      stopListening();
      const isIdle = false;
      expect(listener.mock.calls).toEqual([[reason, isIdle]]);
    },
  );

  it('keeps only the token and the e-mail with the reason logged-in', () => {
    fillStorage();
    forget('logged-in');
    expect(remainingKeys()).toEqual(['token', 'email']);
    expectEmptyTab();
  });
});
