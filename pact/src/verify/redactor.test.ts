import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../test/support/spellings.ts';
import { createRedactor } from './redactor.ts';

const secret = 'tök+n/"a&b"-Zz9';
/** 8192 characters, the maximum length of a token. */
const longest = randomBytes(6_144).toString('base64');

describe('createRedactor', () => {
  it.each([...spellingsOf(secret), ...spellingsOf(longest)])('removes a secret %s', (_, spelled) => {
    const cleaned = createRedactor([secret, longest]).clean(`before ${spelled} after`);
    // An encoding may add up to 10 characters around the secret, such as quotes.
    expect(cleaned).toMatch(/^before [^ ]{0,10}\[secret\][^ ]{0,10} after$/);
  });

  it('removes any secret from any text', () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 64, unit: 'grapheme' }), text, text, (token, a, b) => {
        expect(createRedactor([token]).clean(`${a}${token}${b}`)).not.toContain(token);
      }),
    );
  });

  it('changes only secrets that it has learned before', () => {
    const { clean, learn } = createRedactor();
    expect(clean('a one-time-code')).toBe('a one-time-code');
    learn('one-time-code');
    expect(clean('a one-time-code, 22 of 22 calls')).toBe('a [secret], 22 of 22 calls');
  });

  it('removes a whole secret that begins with another secret', () => {
    expect(createRedactor(['token', 'token-and-more']).clean('token-and-more')).toBe('[secret]');
  });
});
