/** Characters of headings: Basic Latin, and the others that our texts use. Names use another font. */
export const headingCharacters: string = `${basicLatin()}–—‘’“”…`;

function basicLatin(): string {
  return Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
}

/** The characters as a `unicode-range` of CSS: `U+0020-007E, U+00A9`. */
export function unicodeRange(characters: string): string {
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
