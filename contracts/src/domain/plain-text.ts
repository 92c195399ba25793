import { stripSingleParagraph } from './content.ts';
import { withoutTags } from './without-tags.ts';

/** Those that editors write in titles and introductions. All others stay as they are written. */
const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

/**
 * An introduction, or any other HTML, as one line of clean text: without the paragraph around it (s.3), without any other
 * tag, its entities read. Nothing is ever parsed as HTML: show the answer as text.
 */
export function plainTextOf(html: string | null | undefined): string {
  return decoded(withoutTags(stripSingleParagraph(html)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A title as clean text. One of tags and nothing else stays as it is written: an article needs a name. */
export function plainTitleOf(html: string | null | undefined): string {
  return plainTextOf(html) || stripSingleParagraph(html);
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{1,8}));/gi, (written, decimal, hex, name) => {
    if (name) return namedCharacters[name] ?? written;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** The sign that stands for what is no character of a text, as in browsers. */
const noCharacter = '\u{FFFD}';

/** Control characters would break the line; half a pair and what is beyond Unicode is no character. */
function characterOf(code: number): string {
  if (code < 0x20) return ' ';
  return code > 0x10ffff || code >> 11 === 0x1b ? noCharacter : String.fromCodePoint(code);
}
