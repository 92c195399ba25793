import { describe, expect, it } from 'vitest';
import { withRelativeLinks } from './page.ts';

describe('a page of the docs', () => {
  it.each([
    '/docs',
    '/docs/',
    '/docs/api',
    '/docs/api/',
    '/docs/recipes/first-screen-in-vite',
    '/docs/recipes/first-screen-in-vite/',
  ])('at %s has relative links, which keep the path at which a proxy serves the product', address => {
    const proxyUrl = 'https://one.example/wellness';
    const page = withRelativeLinks(address, '<a href="/">app</a><a href="/docs/api#/hra">API</a>');
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
      String(new URL(href, proxyUrl + address)),
    );
    expect(links).toEqual([`${proxyUrl}/`, `${proxyUrl}/docs/api#/hra`]);
  });

  it.each([
    ['a link to a part of the page', '<a href="#main">main</a>'],
    ['a link to another origin', '<a href="https://other.example/">other</a>'],
    ['text that only looks like a link', '<code>&lt;a href=&quot;/docs&quot;&gt;</code>'],
  ])('does not change %s', (_what, text) => {
    expect(withRelativeLinks('/docs/', text)).toBe(text);
  });
});
