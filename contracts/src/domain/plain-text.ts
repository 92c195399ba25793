import { stripSingleParagraph } from './content.ts';
import { type MarkingAttributes, type StyleMark, styleMarksOf } from './style-marks.ts';

/**
 * The named entities that are decoded: the entities of HTML syntax and the non-breaking space. The web app first decodes all others with the
 * browser (decision 0007).
 */
const namedCharacters = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', ' '],
  ['quot', '"'],
]);

/**
 * Converts HTML to one line of plain text: without tags and with decoded entities. Struck-out and hidden text is omitted. Superscript and
 * subscript digits and signs become their Unicode characters, so that 10<sup>9</sup> does not become 109. A missing text is ''. The result is
 * text, not safe HTML: insert it as text only.
 */
export function plainTextOf(html: string | null | undefined): string {
  return readText(html ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Converts the HTML of a title to plain text. A title that has only tags keeps its source text, because an article needs a name. */
export function plainTitleOf(html: string | null | undefined): string {
  return plainTextOf(html) || stripSingleParagraph(html);
}

/** Replaces entities by their characters. The greatest code point, 1114111 or 10FFFF, has 7 decimal or 6 hexadecimal digits. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{1,8}));/gi,
    (matchedText, decimal, hex, name) => {
      if (name) return namedCharacters.get(name) ?? matchedText;
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );
}

/** The replacement character, which browsers show for an invalid code point. */
const replacementCharacter = '\u{FFFD}';

/** Control characters become a space, since they could break the line. Surrogates and code points beyond Unicode are invalid. */
function characterOf(code: number): string {
  if (code < 0x20) return ' ';
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isSurrogate || code > 0x10ffff ? replacementCharacter : String.fromCodePoint(code);
}

// The minus sign (U+2212) has the same superscript and subscript as the hyphen.
const normalCharacters = '0123456789+-\u2212';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₋';

/** Replaces digits and signs by superscript or subscript characters. Letters stay, as in '1st'. A sign before a letter stays too, as in 'b-c'. */
function replaceDigits(text: string, characters: string): string {
  return text.replace(/\d|[+\-\u2212](?!\p{L})/gu, character =>
    characters.charAt(normalCharacters.indexOf(character)),
  );
}

/** Tags that do not separate words. Any other tag is replaced by a space. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code del em font i ins mark q s small span strike strong sub sup u'.split(' '),
);

/** Tags without an end tag. They contain no text that they could mark. */
const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** A tag with its attributes, a comment or a declaration; each ends at its first '>'. Text such as '5 < 6' or '<3' does not match. */
const tagPattern = /<(?:(\/?)([a-z][a-z\d]*)([^>]*)|[!?][^>]*)>/gi;

/** Tags whose text is struck out, superscript or subscript. */
const tagMarks = new Map<string, StyleMark>([
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['sup', 'sup'],
  ['sub', 'sub'],
]);

/** An open element that marks its text. */
interface MarkedElement {
  readonly name: string;
  readonly marks: readonly StyleMark[];
  /** Number of open elements of the same name inside, so that their end tags do not close this one. */
  nestedCount: number;
}

/** More than any real text has. Without a limit, a malicious text would make each search in the list of open elements slow. */
const maxMarkedElements = 32;

function readText(html: string): string {
  // No tag ends after the last '>'. Matching there would scan a malicious text once for each '<'.
  const tagsEnd = html.lastIndexOf('>') + 1;
  const openElements: MarkedElement[] = [];
  const pieces: string[] = [];
  let pieceStart = 0;
  for (const match of html.slice(0, tagsEnd).matchAll(tagPattern)) {
    const [matchedText, slash, tagName, attributes = ''] = match;
    pieces.push(textIn(html.slice(pieceStart, match.index), openElements));
    pieceStart = match.index + matchedText.length;
    // A comment or a declaration has no tag name.
    const name = tagName?.toLowerCase() ?? '';
    if (!inlineTags.has(name)) pieces.push(' ');
    if (slash === '/') closeElement(openElements, name);
    else if (!voidTags.has(name)) openElement(openElements, name, attributes);
  }
  pieces.push(textIn(html.slice(pieceStart), openElements));
  return pieces.join('');
}

/** The plain text of a piece between two tags. The marks of its open elements can hide it, or change its digits. */
function textIn(html: string, openElements: readonly MarkedElement[]): string {
  if (html === '') return '';
  const marks = openElements.flatMap(element => element.marks);
  if (marks.includes('hidden') || marks.includes('s')) return '';
  const text = decodeEntities(html);
  const scriptMark = marks.findLast(mark => mark === 'sup' || mark === 'sub');
  if (scriptMark === undefined) return text;
  return replaceDigits(text, scriptMark === 'sup' ? superscripts : subscripts);
}

/** Adds an element that marks its text. Any other element is only counted in the marked element of the same name around it. */
function openElement(openElements: MarkedElement[], name: string, attributes: string): void {
  // A new paragraph closes an open one, as in HTML.
  if (name === 'p') closeElement(openElements, name);
  const marks = marksOf(name, attributes);
  if (marks.length > 0 && openElements.length < maxMarkedElements) {
    openElements.push({ name, marks, nestedCount: 0 });
    return;
  }
  const enclosing = openElements.findLast(element => element.name === name);
  if (enclosing !== undefined) enclosing.nestedCount += 1;
}

/** Removes the innermost marked element of this name, together with the elements that are still open inside it. */
function closeElement(openElements: MarkedElement[], name: string): void {
  const index = openElements.findLastIndex(element => element.name === name);
  const innermost = openElements[index];
  if (innermost === undefined) return;
  if (innermost.nestedCount > 0) innermost.nestedCount -= 1;
  else openElements.splice(index);
}

function marksOf(name: string, attributes: string): readonly StyleMark[] {
  const tagMark = tagMarks.get(name);
  const styleMarks = attributes.trim() === '' ? [] : styleMarksOf(attributesOf(attributes));
  return tagMark === undefined ? styleMarks : [tagMark, ...styleMarks];
}

/** An attribute with a value in double quotes, in single quotes or without quotes, or an attribute without a value. */
const attributePattern = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

function attributesOf(text: string): MarkingAttributes {
  const values = new Map<string, string>();
  for (const [, name = '', doubleQuoted, singleQuoted, unquoted] of text.matchAll(attributePattern)) {
    values.set(name.toLowerCase(), decodeEntities(doubleQuoted ?? singleQuoted ?? unquoted ?? ''));
  }
  return {
    style: values.get('style') ?? null,
    class: values.get('class') ?? null,
    hidden: values.has('hidden'),
  };
}
