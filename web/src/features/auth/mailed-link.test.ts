import { describe, expect, it } from 'vitest';
import { readMailedLink, textInState } from './mailed-link.ts';

const link = { userEmail: 'ada+1@example.test', otp: 'a-code' };

describe('mailed link', () => {
  it('is read from the address', () => {
    expect(readMailedLink('?email=ada%2B1%40example.test&otp=a-code', null)).toEqual(link);
  });

  it('is read from the history entry after a reload', () => {
    expect(readMailedLink('', link)).toEqual(link);
  });

  it.each(['', '?email=ada%40example.test', '?otp=a-code', '?email=&otp='])(
    'is null without e-mail or code: %j',
    search => {
      expect(readMailedLink(search, null)).toBeNull();
    },
  );
});

describe('navigation state', () => {
  it('returns the e-mail that a form has stored', () => {
    expect(textInState({ userEmail: 'ada@example.test' }, 'userEmail')).toBe('ada@example.test');
  });

  it.each([null, undefined, 'text', 7, {}, { userEmail: '' }, { userEmail: 7 }, []])(
    'gives null for %j',
    state => {
      expect(textInState(state, 'userEmail')).toBeNull();
    },
  );
});
