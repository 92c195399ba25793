import { describe, expect, it, vi } from 'vitest';
import { localStrings, sessionStrings } from './browser-storage.ts';
import { forget, onForget } from './forget.ts';
import { storageKeys } from './storage-keys.ts';
import { jotaiStore, storedAtoms } from './stored-atoms.ts';

/** Stores a value for each key of s.3, and a draft of the assessment. */
const fillStorage = () => {
  for (const key of storageKeys) jotaiStore.set(storedAtoms[key], `${key} value`);
  sessionStrings.setItem('hraDraft:v1', '{}');
};
const remainingKeys = () => storageKeys.filter(key => localStrings.getItem(key, null) !== null);

it('storageKeys has the 14 keys of s.3', () => {
  expect(storageKeys).toHaveLength(14);
});

describe('forget', () => {
  it.each(['logged-out', 'session-ended'] as const)(
    'removes all keys and drafts with the reason %s',
    reason => {
      fillStorage();
      forget(reason);
      expect(remainingKeys()).toEqual([]);
      expect(sessionStrings.keys()).toEqual([]);
    },
  );

  it.each(['logged-out', 'session-ended', 'logged-in'] as const)(
    'calls its listeners with the reason %s',
    reason => {
      const listener = vi.fn();
      const stopListening = onForget(listener);
      forget(reason);
      stopListening();
      expect(listener.mock.calls).toEqual([[reason, false]]);
    },
  );

  it('keeps only the token and the e-mail with the reason logged-in', () => {
    fillStorage();
    forget('logged-in');
    expect(remainingKeys()).toEqual(['token', 'email']);
    expect(sessionStrings.keys()).toEqual([]);
  });
});
