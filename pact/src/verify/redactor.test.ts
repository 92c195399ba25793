import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from './redactor.ts';

const secret = 'tök+n/"a&b"-Zz9';
const bytes = Buffer.from(secret);

const spellings: readonly (readonly [string, string])[] = [
  ['as it is', secret],
  ['in capitals', secret.toUpperCase()],
  ['in a URL', encodeURIComponent(secret)],
  ['in a URL, in small letters', encodeURIComponent(secret).toLowerCase()],
  ['in a form', new URLSearchParams({ token: secret }).toString()],
  ['in a URL in a URL', encodeURIComponent(encodeURIComponent(secret))],
  ['percent-encoded whole', [...bytes].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')],
  ['in JSON', JSON.stringify(secret)],
  ['in JSON in JSON', JSON.stringify(JSON.stringify(secret))],
  ['in JSON with every character escaped', inEscapes(secret)],
  ['in HTML', secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ['in HTML numbers', [...secret].map(character => `&#${character.codePointAt(0)};`).join('')],
  ['in HTML hexadecimal', [...secret].map(each => `&#x${each.codePointAt(0)?.toString(16)};`).join('')],
  ['in base64', bytes.toString('base64')],
  ['in base64url', bytes.toString('base64url')],
  ['in base64 behind one byte', Buffer.from(`:${secret}`).toString('base64')],
  ['in base64 of a header', Buffer.from(`user:${secret}:tail`).toString('base64')],
  ['in base64 in JSON', JSON.stringify({ echo: Buffer.from(`ab${secret}`).toString('base64') })],
  ['in hexadecimal', bytes.toString('hex')],
  ['in hexadecimal with colons', bytes.toString('hex').replace(/(..)(?=.)/g, '$1:')],
  ['backwards', [...secret].reverse().join('')],
];

describe('what leaves the program', () => {
  it.each(spellings)('holds no secret %s', (_, spelled) => {
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

function inEscapes(text: string): string {
  return [...Array(text.length).keys()]
    .map(at => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}
