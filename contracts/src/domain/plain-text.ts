import { stripSingleParagraph } from './content.ts';
import { type MarkingAttributes, type StyleMark, styleMarksOf } from './style-marks.ts';

/** Those of markup, and the space. The web app has all others read by the browser's parser first (decision 0007). */
const namedCharacters = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', ' '],
  ['quot', '"'],
]);

/**
 * HTML as one line of clean text, without tags, its entities read. Struck-out and hidden text is omitted, and raised and lowered digits are
 * the characters for them: 10<sup>9</sup> is not 109. Nothing is ever parsed as HTML: show the answer as text.
 */
export function plainTextOf(html: string | null | undefined): string {
  return readText(stripSingleParagraph(html)).replace(/\s+/g, ' ').trim();
}

/** A title as clean text. One of tags and nothing else stays as it is written: an article needs a name. */
export function plainTitleOf(html: string | null | undefined): string {
  return plainTextOf(html) || stripSingleParagraph(html);
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{1,8}));/gi, (written, decimal, hex, name) => {
    if (name) return namedCharacters.get(name) ?? written;
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

const plain = '0123456789+-\u2212';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₋';

/** Raised or lowered digits, and the signs before and behind them, as characters that are so without a tag. Letters stay: '1st'. */
function shifted(text: string, characters: string): string {
  return text.replace(/\d|[+\-\u2212](?!\p{L})/gu, character => characters.charAt(plain.indexOf(character)));
}

/** Tags inside a line. Any other tag parts words: a space takes its place. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code del em font i ins mark q s small span strike strong sub sup u'.split(' '),
);

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** A tag with its attributes, a comment or a declaration; what only looks like one ('5 < 6', '<3') is none. */
const tag = /<(?:(\/?)([a-z][a-z\d]*)([^>]*)|[!?][^>]*)>/gi;

/** Tags whose text is struck out, raised or lowered. */
const tagMarks = new Map<string, StyleMark>([
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['sup', 'sup'],
  ['sub', 'sub'],
]);

/** An open element that marks its text, with the number of open elements of its name inside. */
interface Marked {
  readonly name: string;
  readonly marks: readonly StyleMark[];
  nested: number;
}

/** Deeper than any text is marked: a hostile one would have the list searched over and over. */
const maxMarked = 32;

function readText(html: string): string {
  // No tag ends behind the last '>': to look for its end there would read a hostile text over and over.
  const end = html.lastIndexOf('>') + 1;
  const open: Marked[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: written, 1: slash, 2: tagName, 3: attributes = '', index } of html
    .slice(0, end)
    .matchAll(tag)) {
    pieces.push(textIn(html.slice(from, index), open));
    from = index + written.length;
    const name = tagName?.toLowerCase() ?? '';
    if (!inlineTags.has(name)) pieces.push(' ');
    if (slash === '/') close(open, name);
    else if (!voidTags.has(name)) begin(open, name, attributes);
  }
  pieces.push(textIn(html.slice(from), open));
  return pieces.join('');
}

/** A text as its open elements mark it. */
function textIn(html: string, open: readonly Marked[]): string {
  if (html === '') return '';
  const marks = open.flatMap(each => each.marks);
  if (marks.includes('hidden') || marks.includes('s')) return '';
  const text = decoded(html);
  const shift = marks.findLast(mark => mark === 'sup' || mark === 'sub');
  if (shift === undefined) return text;
  return shifted(text, shift === 'sup' ? raised : lowered);
}

function begin(open: Marked[], name: string, attributes: string): void {
  // A paragraph ends where the next one begins.
  if (name === 'p') close(open, name);
  const marks = marksOf(name, attributes);
  if (marks.length > 0 && open.length < maxMarked) {
    open.push({ name, marks, nested: 0 });
    return;
  }
  const around = open.findLast(each => each.name === name);
  if (around !== undefined) around.nested += 1;
}

function close(open: Marked[], name: string): void {
  const at = open.findLastIndex(each => each.name === name);
  const found = open[at];
  if (found === undefined) return;
  if (found.nested > 0) found.nested -= 1;
  else open.splice(at);
}

function marksOf(name: string, attributes: string): readonly StyleMark[] {
  const own = tagMarks.get(name);
  const styled = attributes.trim() === '' ? [] : styleMarksOf(attributesOf(attributes));
  return own === undefined ? styled : [own, ...styled];
}

const attribute = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

function attributesOf(written: string): MarkingAttributes {
  const values = new Map<string, string>();
  for (const [, name = '', ...value] of written.matchAll(attribute))
    values.set(name.toLowerCase(), decoded(value.find(each => each !== undefined) ?? ''));
  return {
    style: values.get('style') ?? null,
    class: values.get('class') ?? null,
    hidden: values.has('hidden'),
  };
}
