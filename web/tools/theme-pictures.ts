import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Pillars with colours in the tokens. */
const pillars = ['health', 'lifestyle', 'fitness', 'nutrition'];

/*
 * Adds dark colours to the pictures of articles. Run it after a picture is added or the tokens change: `node
 * web/tools/theme-pictures.ts`.
 */
if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  const folder = join(root, 'public/pictures');
  const style = darkStyle(await readFile(join(root, 'src/styles/tokens.css'), 'utf8'));

  for (const name of await readdir(folder)) {
    // A cloth is white on indigo in both themes.
    if (name.endsWith('-cloth.svg')) continue;
    const file = join(folder, name);
    await writeFile(file, withStyle(await readFile(file, 'utf8'), style));
  }
}

/**
 * The style for the dark theme of a picture. Pictures use the light values of tokens, and the style maps them to the dark
 * ones, so that both are defined in `tokens.css` only. A pillar's colour directly in the `svg` is a background of white
 * lines, and stays.
 * @param tokens the text of `src/styles/tokens.css`.
 */
export function darkStyle(tokens: string): string {
  const { light, dark } = valuesOf(tokens);
  const rule = (name: string, properties: readonly string[], within = '') =>
    properties.map(property => `${within}[${property}="${light(name)}"]{${property}:${dark(name)}}`).join('');
  const rules = [
    rule('surface', ['fill']),
    ...pillars.map(
      pillar => rule(pillar, ['fill', 'stroke'], ':not(svg)>') + rule(`${pillar}-tint`, ['fill']),
    ),
  ];
  return `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
}

/** Inserts the style after the picture's title, or replaces an older one. */
export function withStyle(picture: string, style: string): string {
  return picture.replace(/\n<style>.*?<\/style>/s, '').replace('</title>', `</title>\n${style}`);
}

/** A token's value in each theme. */
function valuesOf(tokens: string) {
  const value = (name: string, theme: 'light' | 'dark'): string => {
    const pair = new RegExp(`--${name}: light-dark\\((?<light>#[0-9a-f]{6}), (?<dark>#[0-9a-f]{6})\\);`);
    const found = pair.exec(tokens)?.groups?.[theme];
    if (found === undefined) throw new Error(`tokens.css sets no --${name} for both themes.`);
    return found;
  };
  return { light: (name: string) => value(name, 'light'), dark: (name: string) => value(name, 'dark') };
}
