import { describe, expect, it } from 'vitest';
import { withRelativeLinks } from './page.ts';

const prefix = 'https://one.example/wellness';
const page =
  '<a href="/">app</a><a href="/docs/api#/hra">API</a><a href="#main">main</a><a href="https://other.example/">other</a>';

// `:slug` is a placeholder for the name of a recipe.
describe('a page of the docs', () => {
  it.each(['/docs', '/docs/', '/docs/api', '/docs/api/', '/docs/recipes/:slug', '/docs/recipes/:slug/'])(
    'at %s has links that lead below the path at which a proxy serves the product',
    address => {
      const links = [...withRelativeLinks(address, page).matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
        String(new URL(href, `${prefix}${address}`)),
      );
      expect(links).toEqual([
        `${prefix}/`,
        `${prefix}/docs/api#/hra`,
        `${prefix}${address}#main`,
        'https://other.example/',
      ]);
    },
  );

  it('does not change text that only looks like a link', () => {
    const text = '<code>&lt;a href=&quot;/docs&quot;&gt;</code>';
    expect(withRelativeLinks('/docs/', text)).toBe(text);
  });
});
