import { describe, expect, it } from 'vitest';
import { withFontPreloads, withIntegrity } from './finish-document.ts';

const html = `<head>
    <title>Choose Life</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">
  </head>`;

describe('finished document', () => {
  it('has a hash of its own on each script and style', async () => {
    const finished = await withIntegrity(html, async path => Buffer.from(path));
    const hashes = [...finished.matchAll(/integrity="(sha384-[A-Za-z0-9+/=]{64})"/g)].map(([, hash]) => hash);
    expect(new Set(hashes).size).toBe(2);
    expect(finished).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
  });

  it('preloads the two first faces and no other', () => {
    const files = [
      'assets/nunito-sans-latin-wght-normal-a.woff2',
      'assets/nunito-sans-latin-ext-wght-normal-b.woff2',
      'assets/bricolage-grotesque-latin-wght-normal-c.woff2',
    ];
    const finished = withFontPreloads(html, files);
    expect(finished.match(/rel="preload"/g)).toHaveLength(2);
    expect(finished).not.toContain('latin-ext');
  });
});
