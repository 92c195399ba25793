import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const styles = readFileSync(resolve(root, 'web/src/styles/fonts.css'), 'utf8');
const fontFaceRules = styles.split('@font-face');

/** Symbols that occur only in texts that are not set in the font of headings, such as small texts, articles and titles of articles. */
const textFontSymbols = '©²·−⁻⁰¹³⁴⁵⁶⁷⁸⁹⁺₀₁₂₃₄₅₆₇₈₉₊₋☑☐√≤≥≈≠×÷±∓→';
/** Symbols of diagrams in comments. */
const diagramSymbols = '┌─┐│└┘├┤┬┴┼▲▼◀▶';
const neverInHeadings = new Set(textFontSymbols + diagramSymbols);

describe('the font of headings', () => {
  it('is declared after the complete font, so that browsers use it first', () => {
    const files = fontFaceRules
      .map(text => text.match(/bricolage-grotesque-[a-z-]+\.woff2/)?.[0])
      .filter(Boolean);
    expect(files).toEqual([
      'bricolage-grotesque-latin-wght-normal.woff2',
      'bricolage-grotesque-headings.woff2',
    ]);
  });

  it('contains every symbol that the texts of the product use', () => {
    const sources = [
      'web/src/**/*.{ts,tsx}',
      'contracts/src/domain/**/*.ts',
      'gateway/src/assessments/*.json',
    ];
    const texts = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] }).map(file =>
      readFileSync(resolve(root, file), 'utf8'),
    );
    // With wrong patterns the test would find no symbol, and pass. There are more than 200 files, so 100 tolerates removed files.
    expect(texts.length).toBeGreaterThan(100);
    const characters = headingCharacters();
    // The font has all of ASCII, whose last printable character is '~'. Accented letters occur only in names of people, which use the text
    // font.
    const isSymbol = (character: string) => character > '~' && !/[\p{L}\p{M}]/u.test(character);
    const symbols = new Set([...texts.join('')].filter(isSymbol));
    const missing = [...symbols].filter(each => !characters.includes(each) && !neverInHeadings.has(each));
    expect(missing).toEqual([]);
  });
});

/** The characters of the font of headings, from its `unicode-range` in `src/styles/fonts.css`. */
function headingCharacters(): string {
  const range = /bricolage-grotesque-headings\.woff2[^}]*unicode-range: (?<range>[^;]+);/.exec(styles)?.groups
    ?.range;
  if (range === undefined) throw new Error('fonts.css has no unicode-range for the font of headings.');
  return range
    .split(', ')
    .map(part => {
      // A part is one character such as 'U+2026', or a range such as 'U+0020-007E'.
      const [from = 0, to = from] = part
        .slice('U+'.length)
        .split('-')
        .map(hex => Number.parseInt(hex, 16));
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
    })
    .join('');
}
