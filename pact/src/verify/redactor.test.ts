import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingsOf } from '../../test/support/spellings.ts';
import { createRedactor } from './redactor.ts';

const secret = 'tök+n/"a&b"-Zz9';
const longest = randomBytes(6_144).toString('base64');

describe('what leaves the program', () => {
  it.each([...spellingsOf(secret), ...spellingsOf(longest)])('holds no secret %s', (_, spelled) => {
    const cleaned = createRedactor([secret, longest]).clean(`before ${spelled} behind`);
    expect(cleaned).toMatch(/^before [^ ]{0,10}\[secret\][^ ]{0,10} behind$/);
  });

  it('holds no secret whatever it is and wherever it stands', () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 64, unit: 'grapheme' }), text, text, (token, a, b) => {
        expect(createRedactor([token]).clean(`${a}${token}${b}`)).not.toContain(token);
      }),
    );
  });

  it('knows a secret from the moment it is learned, and leaves everything else alone', () => {
    const { clean, learn } = createRedactor();
    expect(clean('a one-time-code')).toBe('a one-time-code');
    learn('one-time-code');
    expect(clean('a one-time-code, 22 of 22 calls')).toBe('a [secret], 22 of 22 calls');
  });

  it('takes a secret out whole that begins with another', () => {
    expect(createRedactor(['token', 'token-and-more']).clean('token-and-more')).toBe('[secret]');
  });
});
