import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

describe('escapeHtml', () => {
  it.each([
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    [`"it's"`, '&quot;it&#39;s&quot;'],
    ['&lt;', '&amp;lt;'],
    ['Adébáyọ̀ 😀', 'Adébáyọ̀ 😀'],
    ['', ''],
  ])('converts %s to %s', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });
});
