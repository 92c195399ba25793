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

/**
 * An introduction, or any other HTML, as one line of clean text: without the paragraph around it (s.3), without any other
 * tag, its entities read. Nothing is ever parsed as HTML: show the answer as text.
 */
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

/**
 * HTML without its tags, the text between them kept. It reads each character once, however hostile the text;
 * what only looks like a tag ('5 < 6', '<3', a tag that never ends) stays.
 */
export function withoutTags(html: string): string {
  const lastEnd = html.lastIndexOf('>');
  let quotes = true;
  let text = '';
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1 && at < lastEnd; at = html.indexOf('<', at)) {
    const [tag, name = ''] = html.slice(at, at + maxNameLength).match(/^<(?:\/?([a-z][a-z\d]*)|!|\?)/i) ?? [];
    if (tag === undefined) {
      at += 1;
      continue;
    }
    let end = quotes ? afterQuotes(html, at) : -1;
    if (end === -1) {
      // A quotation mark stays open: from here on they are letters like others, or a hostile text would be read over and over.
      quotes = false;
      end = html.indexOf('>', at) + 1;
    }
    text += html.slice(from, at) + (inlineTags.has(name.toLowerCase()) ? '' : ' ');
    from = end;
    at = end;
  }
  return text + html.slice(from);
}

/** No tag that is looked up is longer. */
const maxNameLength = 12;

/** The place after a tag: a '>' between quotation marks does not end it. -1 when it never ends. */
function afterQuotes(html: string, start: number): number {
  let open = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (open) open = character === open ? '' : open;
    else if (character === '"' || character === "'") open = character;
    else if (character === '>') return at + 1;
  }
  return -1;
}
