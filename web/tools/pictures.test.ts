import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public/pictures');
const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
// Cloth patterns are white on indigo in both themes.
const names = readdirSync(folder).filter(name => !name.endsWith('-cloth.svg'));
const pictures = names.map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
/** The rules for the dark theme. They are the same in all pictures, which a test below checks. */
const style =
  /<style>@media \(prefers-color-scheme:dark\).*?<\/style>/s.exec(pictures[0]?.text ?? '')?.[0] ?? '';
/** Each colour with its dark counterpart. */
const pairs = [...style.matchAll(/\[(?:fill|stroke)="(#[0-9a-f]{6})"\]\{(?:fill|stroke):(#[0-9a-f]{6})\}/g)];
/** A colour that is the same in both themes. */
const marigold = '#ffb938';

it.each(pictures)('the picture $name has a dark counterpart for each of its colours', ({ text }) => {
  expect(text).toContain(style);
  const known = [...pairs.map(([, light]) => light), marigold];
  for (const [colour] of text.replace(style, '').matchAll(/#[0-9a-f]{6}\b/g)) expect(known).toContain(colour);
});

it('the dark colours of pictures are those of tokens.css', () => {
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, light, dark] of pairs) expect(tokens).toContain(`light-dark(${light}, ${dark})`);
});
