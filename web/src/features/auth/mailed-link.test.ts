import { describe, expect, it } from 'vitest';
import { readMailedLink, textInState } from './mailed-link.ts';

/** The history state of a page that was opened by its address. */
const noState = null;
const link = { userEmail: 'ada+1@example.test', otp: 'a-code' };

describe('readMailedLink', () => {
  it('reads the link from the address', () => {
    expect(readMailedLink('?email=ada%2B1%40example.test&otp=a-code', noState)).toEqual(link);
  });

  it('reads the link from the state of the history entry, which a reload keeps', () => {
    expect(readMailedLink('', link)).toEqual(link);
  });

  it.each(['', '?email=ada%40example.test', '?otp=a-code', '?email=&otp='])(
    'returns null without an e-mail or a code: %j',
    search => {
      expect(readMailedLink(search, noState)).toBeNull();
    },
  );
});

describe('textInState', () => {
  it('returns a string of the navigation state', () => {
    expect(textInState({ userEmail: 'ada@example.test' }, 'userEmail')).toBe('ada@example.test');
  });

  it.each([null, undefined, 'text', 7, {}, { userEmail: '' }, { userEmail: 7 }, []])(
    'returns null if the state is %j',
    state => {
      expect(textInState(state, 'userEmail')).toBeNull();
    },
  );
});
