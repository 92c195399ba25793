import { describe, expect, it } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

const link = { userEmail: 'ada+1@example.test', otp: 'a-code' };

describe('mailed link', () => {
  it('is read from the address', () => {
    expect(readMailedLink('?email=ada%2B1%40example.test&otp=a-code', null)).toEqual(link);
  });

  it('is read from the history entry after a reload', () => {
    expect(readMailedLink('', link)).toEqual(link);
  });

  it.each(['', '?email=ada%40example.test', '?otp=a-code', '?email=&otp='])(
    'is nothing when incomplete: %s',
    search => {
      expect(readMailedLink(search, null)).toBeNull();
    },
  );
});
