import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headingCharacters } from './heading-characters.ts';

const root = resolve(import.meta.dirname, '../..');
const rules = readFileSync(resolve(root, 'web/src/styles/fonts.css'), 'utf8').split('@font-face');

/** Signs that stand in small texts only. */
const neverInHeadings = new Set('©²·−');

describe('the face of headings', () => {
  it('is asked for by the very characters that it was made with', () => {
    const rule = rules.find(text => text.includes('bricolage-grotesque-headings.woff2'));
    expect(rule).toContain(`unicode-range: ${unicodeRange(headingCharacters)};`);
  });

  it('comes after the whole face, whose characters it shares', () => {
    const files = rules.map(text => text.match(/bricolage-grotesque-[a-z-]+\.woff2/)?.[0]).filter(Boolean);
    expect(files).toEqual([
      'bricolage-grotesque-latin-wght-normal.woff2',
      'bricolage-grotesque-headings.woff2',
    ]);
  });

  it('has every sign of our own texts', () => {
    const sources = [
      'web/src/**/*.{ts,tsx}',
      'contracts/src/domain/**/*.ts',
      'gateway/src/assessments/*.json',
    ];
    const texts = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).map(file =>
      readFileSync(resolve(root, file), 'utf8'),
    );
    expect(texts.length).toBeGreaterThan(100);
    // Letters with marks are those of people's names, which stand in another face.
    const signs = new Set([...texts.join('')].filter(sign => sign > '~' && !/[\p{L}\p{M}]/u.test(sign)));
    const missing = [...signs].filter(
      sign => !headingCharacters.includes(sign) && !neverInHeadings.has(sign),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['abc', 'U+0061-0063'],
    ['ca…', 'U+0061, U+0063, U+2026'],
    ['', ''],
  ])('writes %j as %s', (characters, range) => {
    expect(unicodeRange(characters)).toBe(range);
  });
});

/** The characters as a `unicode-range` of CSS: `U+0020-007E, U+00A9`. */
function unicodeRange(characters: string): string {
  const points = [...characters].map(character => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
