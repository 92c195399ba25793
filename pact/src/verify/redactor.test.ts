import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { spellingsOf } from '../../test/support/spellings.ts';
import { createRedactor } from './redactor.ts';

const secret = 'tök+n/"a&b"-Zz9';

describe('what leaves the program', () => {
  it.each(spellingsOf(secret))('holds no secret %s', (_, spelled) => {
    const cleaned = createRedactor([secret]).clean(`before ${spelled} behind`);
    expect(cleaned).toContain('[secret]');
    expect(cleaned).toMatch(/^before .*behind$/);
    for (const part of [spelled.slice(2, -2), secret]) expect(cleaned).not.toContain(part);
  });

  it('holds no secret whatever it is and wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8, maxLength: 64, unit: 'grapheme' }),
        fc.string({ maxLength: 20 }),
        fc.string({ maxLength: 20 }),
        (token, before, behind) => {
          const { clean } = createRedactor([token]);
          const encoded = Buffer.from(token);
          expect(clean(`${before}${token}${behind}`)).not.toContain(token);
          expect(clean(`${before}${encoded.toString('base64')}${behind}`)).toContain('[secret]');
          expect(clean(`${before}${encodeURIComponent(token)}${behind}`)).toContain('[secret]');
        },
      ),
      { numRuns: inject('long') ? 200 : 30 },
    );
  });

  it('knows a secret from the moment it is learned, and leaves everything else alone', () => {
    const { clean, learn } = createRedactor();
    expect(clean('a one-time-code')).toBe('a one-time-code');
    learn('one-time-code');
    expect(clean('a one-time-code, 22 of 22 calls')).toBe('a [secret], 22 of 22 calls');
  });

  const long = Buffer.from(createHash('shake256', { outputLength: 2_400 }).digest()).toString('base64url');
  it.each(spellingsOf(long))('holds no secret of 3200 characters %s', (_, spelled) => {
    const cleaned = createRedactor([long]).clean(`before ${spelled} behind`);
    expect(cleaned).toMatch(/^before (token=)?[^ ]{0,30}(\[secret\]:?)+[^ ]{0,30} behind$/);
  });

  it('takes a secret out whole that begins with another', () => {
    expect(createRedactor(['token', 'token-and-more']).clean('token-and-more')).toBe('[secret]');
  });
});
