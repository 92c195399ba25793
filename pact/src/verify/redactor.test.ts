import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../test/support/spellings.ts';
import { createRedactor } from './redactor.ts';

const secret = 'tök+n/"a&b"-Zz9';
const longest = randomBytes(6_144).toString('base64');

describe('a cleaned text', () => {
  it.each([...spellingsOf(secret), ...spellingsOf(longest)])('contains no secret %s', (_, spelled) => {
    const cleaned = createRedactor([secret, longest]).clean(`before ${spelled} after`);
    expect(cleaned).toMatch(/^before [^ ]{0,10}\[secret\][^ ]{0,10} after$/);
  });

  it('contains no secret, for any secret in any text', () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 64, unit: 'grapheme' }), text, text, (token, a, b) => {
        expect(createRedactor([token]).clean(`${a}${token}${b}`)).not.toContain(token);
      }),
    );
  });

  it('is unchanged, except for the secrets that were learned before', () => {
    const { clean, learn } = createRedactor();
    expect(clean('a one-time-code')).toBe('a one-time-code');
    learn('one-time-code');
    expect(clean('a one-time-code, 22 of 22 calls')).toBe('a [secret], 22 of 22 calls');
  });

  it('contains no part of a secret that begins with another secret', () => {
    expect(createRedactor(['token', 'token-and-more']).clean('token-and-more')).toBe('[secret]');
  });
});
