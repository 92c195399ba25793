import { afterEach, describe, expect, it } from 'vitest';
import { forget } from './forget.ts';
import { storeToken } from './stored-atoms.ts';
import { isToken, readToken } from './token.ts';

describe('isToken', () => {
  it.each([
    ['a short string', 'abc'],
    ['a string with dots', 'a.b.c'],
    ['8192 characters', 'x'.repeat(8192)],
  ])('accepts %s', (_, candidate) => {
    expect(isToken(candidate)).toBe(true);
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a number', 22],
    ['an object', {}],
    ['an empty string', ''],
    ['a blank string', '  '],
    ['a line break', 'a\nb'],
    ['a control character', 'a\u007f'],
    ['8193 characters', 'x'.repeat(8193)],
  ])('rejects %s', (_, candidate) => {
    expect(isToken(candidate)).toBe(false);
  });
});

describe('storeToken', () => {
  // The test files of a worker share the storage, and some expect nobody to be signed in.
  afterEach(() => forget('logged-out'));

  it('keeps the stored token if the new one is invalid', () => {
    expect(storeToken('valid')).toBe(true);
    expect(storeToken(undefined)).toBe(false);
    expect(readToken()).toBe('valid');
  });
});
