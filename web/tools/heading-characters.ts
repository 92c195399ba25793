/** Characters of headings: Basic Latin, and the others that our texts use. Names use another font. */
export const headingCharacters: string = `${basicLatin()}–—‘’“”…`;

function basicLatin(): string {
  return Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
}
