import { describe, expect, it } from 'vitest';
import { articlePolicy, isTooLong } from './sanitise.ts';

describe('the policy for articles', () => {
  it.each(['https://example.test/a', 'HTTPS://a.test', 'mailto:a@b.test', 'tel:+234', '#part', '/own'])(
    'allows the address %s',
    address => expect(articlePolicy.ALLOWED_URI_REGEXP.test(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.test',
    '//example.test',
    '/\\example.test',
    // A relative address would depend on the page that shows the article.
    'own',
    ' https:',
  ])('does not allow the address %s', address =>
    expect(articlePolicy.ALLOWED_URI_REGEXP.test(address)).toBe(false),
  );

  it('allows no event handler', () => {
    const allowedAttributes = [...articlePolicy.ALLOWED_ATTR, ...articlePolicy.ADD_URI_SAFE_ATTR];
    expect(allowedAttributes.filter(attribute => /^on/i.test(attribute))).toEqual([]);
  });
});

describe('isTooLong', () => {
  it('returns true for more than 512 KB, counted in bytes of UTF-8', () => {
    expect(isTooLong('a'.repeat(512 * 1024))).toBe(false);
    expect(isTooLong('a'.repeat(512 * 1024 + 1))).toBe(true);
    // 'ọ' has three bytes: 600 KB in 200 K characters.
    expect(isTooLong('ọ'.repeat(200 * 1024))).toBe(true);
  });
});
