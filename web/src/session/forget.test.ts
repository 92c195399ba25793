import { describe, expect, it } from 'vitest';
import { localStrings, sessionStrings } from './browser-storage.ts';
import { forget, onForget } from './forget.ts';
import { storageKeys } from './storage-keys.ts';
import { jotaiStore, storedAtoms } from './stored-atoms.ts';

const fillStorage = () => {
  for (const key of storageKeys) jotaiStore.set(storedAtoms[key], `${key} value`);
};
const keysLeft = () => storageKeys.filter(key => localStrings.getItem(key, null) !== null);

it('storageKeys has the 14 keys of s.3', () => {
  expect(storageKeys).toHaveLength(14);
});

describe('forget', () => {
  it.each(['logged-out', 'session-ended'] as const)(
    'removes all keys and drafts with the reason %s',
    reason => {
      fillStorage();
      sessionStrings.setItem('hraDraft:v1', '{}');
      forget(reason);
      expect(keysLeft()).toEqual([]);
      expect(sessionStrings.keys()).toEqual([]);
    },
  );

  it.each(['logged-out', 'session-ended', 'logged-in'] as const)(
    'calls its listeners with the reason %s',
    reason => {
      const reasons: string[] = [];
      const stopListening = onForget(each => void reasons.push(each));
      forget(reason);
      stopListening();
      expect(reasons).toEqual([reason]);
    },
  );

  it('keeps only the token and the e-mail with the reason logged-in', () => {
    fillStorage();
    sessionStrings.setItem('hraDraft:v1', '{}');
    forget('logged-in');
    expect(keysLeft()).toEqual(['token', 'email']);
    expect(sessionStrings.keys()).toEqual([]);
  });
});
