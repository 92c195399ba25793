import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public/pictures');
const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
// Cloth patterns are white on indigo in both themes.
const names = readdirSync(folder).filter(name => !name.endsWith('-cloth.svg'));
const pictures = names.map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
/** The rules for the dark theme, from the first picture. The first test checks that all pictures have the same rules. */
const darkRules =
  /<style>@media \(prefers-color-scheme:dark\).*?<\/style>/s.exec(pictures[0]?.text ?? '')?.[0] ?? '';
/** Each colour with its dark counterpart. */
const pairs = [
  ...darkRules.matchAll(/\[(?:fill|stroke)="(#[0-9a-f]{6})"\]\{(?:fill|stroke):(#[0-9a-f]{6})\}/g),
];
/** The only colour that is the same in both themes. */
const marigold = '#ffb938';

it.each(pictures)('the picture $name has a dark counterpart for each of its colours', ({ text }) => {
  expect(text).toContain(darkRules);
  const allowedColours = [...pairs.map(([, light]) => light), marigold];
  for (const [colour] of text.replace(darkRules, '').matchAll(/#[0-9a-f]{6}\b/g))
    expect(allowedColours).toContain(colour);
});

it('the pictures have the light and dark colours of tokens.css', () => {
  // With a wrong pattern there would be no pairs, and the test would pass. 8 is less than the number of colours, so that some may be removed.
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, light, dark] of pairs) expect(tokens).toContain(`light-dark(${light}, ${dark})`);
});
