import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../test/support/spellings.ts';
import { createRedactor } from './redactor.ts';

const secret = 'tök+n/"a&b"-Zz9';
/** 6,144 bytes become 8,192 characters in base64, the maximum length of a token. */
const longestSecret = randomBytes(6_144).toString('base64');

describe('createRedactor', () => {
  describe.each([
    ['a short secret', secret],
    ['a secret of the maximum length', longestSecret],
  ])('for %s', (_secretName, secretText) => {
    it.each(spellingsOf(secretText))('removes the secret %s', (_, spelling) => {
      const cleaned = createRedactor([secret, longestSecret]).clean(`before ${spelling} after`);
      // An encoding may add up to 10 characters around the secret, such as quotes.
      expect(cleaned).toMatch(/^before [^ ]{0,10}\[secret\][^ ]{0,10} after$/);
    });
  });

  it('removes any secret of at least 4 characters from any text', () => {
    const anySecret = fc.string({ minLength: 4, maxLength: 64, unit: 'grapheme' });
    const anyText = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(anySecret, anyText, anyText, (token, before, after) => {
        expect(createRedactor([token]).clean(`${before}${token}${after}`)).not.toContain(token);
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
