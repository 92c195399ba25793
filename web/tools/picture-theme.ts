/** The pillars whose colours the pictures of articles are drawn in; the tokens are named after them. */
const pillars = ['health', 'lifestyle', 'fitness', 'nutrition'];

/**
 * The style that gives a drawing its dark colours. A drawing writes the light value of a token, and the style says the
 * dark one: `tokens.css` stays the only place of both. A picture in an `img` follows the theme of the page around it.
 * A pillar's full hue directly in the `svg` is a ground, which white lines stand on: it stays.
 *
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

/** A picture with that style right after its title, in the place of an older one. */
export function withStyle(picture: string, style: string): string {
  return picture.replace(/\n<style>.*?<\/style>/s, '').replace('</title>', `</title>\n${style}`);
}

/** A colour's value in each theme: the first time a token is set, it is the light one; the next, the dark one. */
function valuesOf(tokens: string) {
  const value = (name: string, at: number): string => {
    const found = [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))][at]?.[1];
    if (found === undefined) throw new Error(`tokens.css sets no --${name} for both themes.`);
    return found;
  };
  return { light: (name: string) => value(name, 0), dark: (name: string) => value(name, 1) };
}
