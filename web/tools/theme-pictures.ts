/**
 * Adds dark colours to the pictures of articles. Run it after a picture is added or the tokens change: `node
 * web/tools/theme-pictures.ts`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { darkStyle, withStyle } from './picture-theme.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public/pictures');
const style = darkStyle(await readFile(join(root, 'src/styles/tokens.css'), 'utf8'));

for (const name of await readdir(folder)) {
  // A cloth is white on indigo in both themes.
  if (name.endsWith('-cloth.svg')) continue;
  const file = join(folder, name);
  await writeFile(file, withStyle(await readFile(file, 'utf8'), style));
}
