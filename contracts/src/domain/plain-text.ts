import { stripSingleParagraph } from './content.ts';

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

/** HTML as one line of clean text, without tags, its entities read. Nothing is ever parsed as HTML: show the answer as text. */
export function plainTextOf(html: string | null | undefined): string {
  return decoded(withoutTags(withPowers(stripSingleParagraph(html))))
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

/** Digits that stand raised, as characters that are raised without a tag: 10<sup>9</sup> is not 109. */
function withPowers(html: string): string {
  return html.replace(/<sup>([-−]?)(\d{1,3})<\/sup>/gi, (_, minus: string, digits: string) =>
    [minus && '⁻', ...[...digits].map(digit => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))].join(''),
  );
}

/** Tags inside a line. Any other tag parts words, those that strike out among them: a space takes its place. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code em font i mark q small span strong sub sup u'.split(' '),
);

/** A tag, a comment or a declaration; what only looks like one ('5 < 6', '<3') is none. */
const tag = /<(?:\/?([a-z][a-z\d]*)|!|\?)[^>]*>/gi;

function withoutTags(html: string): string {
  // No tag ends behind the last '>': to look for its end there would read a hostile text over and over.
  const end = html.lastIndexOf('>') + 1;
  const read = html
    .slice(0, end)
    .replace(tag, (_, name: string = '') => (inlineTags.has(name.toLowerCase()) ? '' : ' '));
  return read + html.slice(end);
}
