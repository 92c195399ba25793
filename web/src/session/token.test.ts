import { describe, expect, it } from 'vitest';
import { storeToken } from './stored-atoms.ts';
import { isToken, readToken } from './token.ts';

describe('token', () => {
  it.each(['abc', 'a.b.c', 'x'.repeat(8192)])('takes a string', candidate => {
    expect(isToken(candidate)).toBe(true);
  });

  it.each([undefined, null, 22, {}, '', '  ', 'a\nb', 'a\u007f', 'x'.repeat(8193)])(
    'refuses %j',
    candidate => {
      expect(isToken(candidate)).toBe(false);
    },
  );

  it('is not replaced by nonsense', () => {
    expect(storeToken('good')).toBe(true);
    expect(storeToken(undefined)).toBe(false);
    expect(readToken()).toBe('good');
  });
});
