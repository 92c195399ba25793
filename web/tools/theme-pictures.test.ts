import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkStyle, withStyle } from './theme-pictures.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public/pictures');
const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const pictures = readdirSync(folder).filter(name => !name.endsWith('-cloth.svg'));
const marigold = '#ffb938';

describe('pictures of articles in the dark theme', () => {
  it.each(pictures)('%s has the dark colours that the tokens say', name => {
    const picture = readFileSync(join(folder, name), 'utf8');
    expect(withStyle(picture, darkStyle(tokens)), 'run: node web/tools/theme-pictures.ts').toBe(picture);
  });

  it.each(pictures)('%s is drawn in colours that have a dark one, and marigold', name => {
    const picture = readFileSync(join(folder, name), 'utf8').replace(/<style>.*?<\/style>/s, '');
    const known = [...darkStyle(tokens).matchAll(/="(#[0-9a-f]{6})"/g)].map(found => found[1]);
    for (const [colour] of picture.matchAll(/#[0-9a-f]{6}\b/g))
      expect([...known, marigold]).toContain(colour);
  });

  it('takes the place of an older style', () => {
    const once = withStyle('<svg>\n<title>A</title>\n<rect/></svg>', '<style>a</style>');
    expect(once).toBe('<svg>\n<title>A</title>\n<style>a</style>\n<rect/></svg>');
    expect(withStyle(once, '<style>b</style>')).toBe(
      '<svg>\n<title>A</title>\n<style>b</style>\n<rect/></svg>',
    );
  });

  it('says which token has no value for both themes', () => {
    expect(() => darkStyle('--surface: #ffffff;')).toThrow('tokens.css sets no --surface for both themes.');
  });
});
