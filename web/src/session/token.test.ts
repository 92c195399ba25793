import { describe, expect, it } from 'vitest';
import { storeToken } from './stored-atoms.ts';
import { isToken, readToken } from './token.ts';

describe('token', () => {
  it.each(['abc', 'a.b.c', 'x'.repeat(8192)])('accepts a string', candidate => {
    expect(isToken(candidate)).toBe(true);
  });

  it.each([undefined, null, 22, {}, '', '  ', 'a\nb', 'a\u007f', 'x'.repeat(8193)])(
    'rejects %j',
    candidate => {
      expect(isToken(candidate)).toBe(false);
    },
  );

  it('is not replaced by an invalid one', () => {
    expect(storeToken('valid')).toBe(true);
    expect(storeToken(undefined)).toBe(false);
    expect(readToken()).toBe('valid');
  });
});
