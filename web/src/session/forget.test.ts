import { describe, expect, it } from 'vitest';
import { draftStrings, localStrings } from './browser-storage.ts';
import { forget, whenForgetting } from './forget.ts';
import { type StorageKey, storageKeys } from './storage-keys.ts';
import { sessionStore, storedAtoms } from './stored-atoms.ts';

// The keys of a literal table are its names; Object.keys only knows them as strings.
const keys = Object.keys(storageKeys) as StorageKey[];
const fill = () => {
  for (const key of keys) sessionStore.set(storedAtoms[key], `${key} value`);
};
const left = () => keys.filter(key => localStrings.getItem(key, null) !== null);

describe('to forget a person', () => {
  it('knows the 14 keys of the specification', () => {
    expect(keys).toHaveLength(14);
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
