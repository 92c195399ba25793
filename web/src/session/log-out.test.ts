import { describe, expect, it } from 'vitest';
import { draftStrings, localStrings } from './browser-storage.ts';
import { clearStored, logOut, whenLoggingOut } from './log-out.ts';
import { type StorageKey, storageKeys } from './storage-keys.ts';
import { sessionStore, storedAtoms } from './stored-atoms.ts';

// The keys of a literal table are its names; Object.keys only knows them as strings.
const keys = Object.keys(storageKeys) as StorageKey[];
const fill = () => {
  for (const key of keys) sessionStore.set(storedAtoms[key], `${key} value`);
};
const left = () => keys.filter(key => localStrings.getItem(key, null) !== null);

describe('log out', () => {
  it('knows the 14 keys of the specification', () => {
    expect(keys).toHaveLength(14);
  });

  it('leaves nothing of the person behind', () => {
    fill();
    draftStrings.setItem('hraDraft:v1', '{}');
    const forgotten: string[] = [];
    const stop = whenLoggingOut(() => void forgotten.push('cache'));
    logOut();
    stop();
    expect(left()).toEqual([]);
    expect(draftStrings.getItem('hraDraft:v1', null)).toBeNull();
    expect(forgotten).toEqual(['cache']);
  });

  it('removes only the token when the session has ended', () => {
    fill();
    clearStored('code-22');
    expect(left()).toEqual(keys.filter(key => key !== 'token'));
  });
});
