import { describe, expect, it } from 'vitest';
import { withIntegrity } from './document.ts';

const html = `<head>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/page-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">
  </head>`;

describe('withIntegrity', () => {
  it('adds a hash to each script, preload and style sheet, but not to the icon', () => {
    const finished = withIntegrity(html, path => Buffer.from(path));
    const hashes = [...finished.matchAll(/integrity="(sha384-[A-Za-z0-9+/=]{64})"/g)].map(([, hash]) => hash);
    // The three files have different contents.
    expect(new Set(hashes).size).toBe(3);
    expect(finished).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
  });
});
