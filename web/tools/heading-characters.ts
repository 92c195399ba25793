import { readFileSync } from 'node:fs';

/** The characters of the font of headings, from its `unicode-range` in `src/styles/fonts.css`. Names use another font. */
export function headingCharacters(): string {
  const styles = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
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
