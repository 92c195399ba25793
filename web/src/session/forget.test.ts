import { describe, expect, it } from 'vitest';
import { draftStrings, localStrings } from './browser-storage.ts';
import { forget, whenForgetting } from './forget.ts';
import { storageKeys } from './storage-keys.ts';
import { jotaiStore, storedAtoms } from './stored-atoms.ts';

const fill = () => {
  for (const key of storageKeys) jotaiStore.set(storedAtoms[key], `${key} value`);
};
const left = () => storageKeys.filter(key => localStrings.getItem(key, null) !== null);

describe('to forget a person', () => {
  it('knows the 14 keys of the specification', () => {
    expect(storageKeys).toHaveLength(14);
  });

  it.each(['logged-out', 'session-ended'] as const)('leaves nothing of the person behind: %s', end => {
    fill();
    draftStrings.setItem('hraDraft:v1', '{}');
    const forgotten: string[] = [];
    const stop = whenForgetting(how => void forgotten.push(how));
    forget(end);
    stop();
    expect(left()).toEqual([]);
    expect(draftStrings.keys()).toEqual([]);
    expect(forgotten).toEqual([end]);
  });

  it('leaves token and e-mail where somebody has just logged in', () => {
    fill();
    draftStrings.setItem('hraDraft:v1', '{}');
    forget('logged-in');
    expect(left()).toEqual(['token', 'email']);
    expect(draftStrings.keys()).toEqual([]);
  });
});
