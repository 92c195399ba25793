import type { ContentItem } from '@choose-life/client';
import { plainTextOf } from '@/components/article-html/article-text';
import { type TextPiece, textPiecesOf } from '@/lib/text-pieces';

/** An article that a search has found. */
export interface FoundArticle {
  readonly item: ContentItem;
  /** The matched words, normalised by `wordsOf`. */
  readonly words: readonly string[];
}

/** A word of a text with its combining marks, which `normalise` removes. */
const wordWithMarks = /[\p{L}\p{N}\p{M}]+/gu;

/** Splits a text at the found words, which are the pieces with `isMatch`. @param words normalised by `wordsOf` */
export function piecesOf(text: string, words: readonly string[]): TextPiece[] {
  return textPiecesOf(text, wordWithMarks, ([word]) => words.includes(normalise(word)));
}

/** The words of a text, in lower case and without diacritics, so that 'adebayo' finds 'Adébáyọ̀'. */
export function wordsOf(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function normalise(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The maximum number of characters of a snippet, about as many as fit on the three lines of a row. */
const maxSnippetLength = 180;

/** The maximum number of characters of a snippet before the first found word, which must be visible in the first lines. */
const maxCharactersBefore = 50;

/** The text below the title of a search result: the text around the first found word, or the introduction if no text has one of the words. */
export function snippetOf({ item, words }: FoundArticle): string {
  const introduction = plainTextOf(item.contentIntroduction);
  const texts = [introduction, plainTextOf(item.contentBody), plainTextOf(item.contentConclusion)];
  for (const text of texts) {
    const firstMatch = piecesOf(text, words).find(({ isMatch }) => isMatch);
    if (firstMatch) return excerptAround(text, firstMatch.start);
  }
  return introduction;
}

/** The part of a text around an index. It is cut at spaces, and an ellipsis marks each cut. */
function excerptAround(text: string, index: number): string {
  const start = startBefore(text, index);
  const textFromStart = text.slice(start);
  const ellipsis = start > 0 ? '… ' : '';
  if (textFromStart.length <= maxSnippetLength) return ellipsis + textFromStart;
  const lastSpace = textFromStart.lastIndexOf(' ', maxSnippetLength);
  // A text without spaces is cut inside a word.
  return `${ellipsis}${textFromStart.slice(0, lastSpace > 0 ? lastSpace : maxSnippetLength)} …`;
}

/** The start of the first word that begins at most `maxCharactersBefore` characters before an index. */
function startBefore(text: string, index: number): number {
  if (index <= maxCharactersBefore) return 0;
  const space = text.indexOf(' ', index - maxCharactersBefore);
  return space === -1 || space > index ? index : space + 1;
}
