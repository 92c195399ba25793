import { describe, expect, it } from 'vitest';
import { withRelativeLinks } from './page.ts';

const prefix = 'https://one.example/wellness';
const page =
  '<a href="/">app</a><a href="/docs/api#/hra">r</a><a href="#main">m</a><a href="https://a.example/">a</a>';

describe('a page of the docs', () => {
  it.each(['/docs', '/docs/', '/docs/api', '/docs/api/', '/docs/recipes/:slug', '/docs/recipes/:slug/'])(
    'at %s has links that also work when a proxy serves the product below a path',
    address => {
      const links = [...withRelativeLinks(address, page).matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        String(new URL(href, `${prefix}${address}`)),
      );
      expect(links).toEqual([
        `${prefix}/`,
        `${prefix}/docs/api#/hra`,
        `${prefix}${address}#main`,
        'https://a.example/',
      ]);
    },
  );

  it('does not change text that only looks like a link', () => {
    const text = '<code>&lt;a href=&quot;/docs&quot;&gt;</code>';
    expect(withRelativeLinks('/docs/', text)).toBe(text);
  });
});
