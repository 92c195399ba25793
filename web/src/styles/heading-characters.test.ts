import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const rules = readFileSync(resolve(root, 'web/src/styles/fonts.css'), 'utf8').split('@font-face');

/** Signs that stand in small texts only, or in articles and their titles, which are in another face. */
const neverInHeadings = new Set('©²·−⁻⁰¹³⁴⁵⁶⁷⁸⁹⁺₀₁₂₃₄₅₆₇₈₉₊₋☑☐√≤≥≈≠×÷±∓→');

describe('the face of headings', () => {
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
    const characters = headingCharacters();
    const signs = new Set([...texts.join('')].filter(sign => sign > '~' && !/[\p{L}\p{M}]/u.test(sign)));
    const missing = [...signs].filter(sign => !characters.includes(sign) && !neverInHeadings.has(sign));
    expect(missing).toEqual([]);
  });
});

/** The characters of the font of headings, from its `unicode-range` in `src/styles/fonts.css`. Names use another font. */
function headingCharacters(): string {
  const styles = rules.join('');
  const range = /bricolage-grotesque-headings\.woff2[^}]*unicode-range: (?<range>[^;]+);/.exec(styles)?.groups
    ?.range;
  if (range === undefined) throw new Error('fonts.css gives no characters to the font of headings.');
  return range
    .split(', ')
    .map(part => {
      const [from = 0, to = from] = part
        .slice('U+'.length)
        .split('-')
        .map(hex => Number.parseInt(hex, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
    })
    .join('');
}
